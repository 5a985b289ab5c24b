import { beforeEach, expect, test, vi } from "vitest";

/** Which windows there are, by a part of their query. */
const window = vi.hoisted(() => ({ phone: false, lying: false, low: false }));
vi.mock("$lib/ui/phone", () => ({
  phone: {
    get current() {
      return window.phone;
    },
  },
}));
vi.mock("svelte/reactivity", () => ({
  MediaQuery: class {
    constructor(readonly query: string) {}
    get current() {
      return this.query.includes("max-width") ? window.lying : window.low;
    }
  },
}));

const { chartFor, isTight } = await import("./size");
const is = (more: Partial<typeof window>) => Object.assign(window, { phone: false, lying: false, low: false }, more);
beforeEach(() => is({}));

test("a chart is drawn where it was made for, else the large one", () => {
  const charts = { large: "large", low: "low", lying: "lying", small: "small" };
  expect(chartFor(charts)).toBe("large");
  is({ phone: true });
  expect([chartFor(charts), chartFor({ large: "large" })]).toEqual(["small", "large"]);
  is({ low: true });
  expect([chartFor(charts), chartFor({ large: "large", small: "small" })]).toEqual(["low", "large"]);
});

test("a phone that lies is low, or else small", () => {
  is({ lying: true, low: true });
  expect(chartFor({ large: "large", low: "low", lying: "lying" })).toBe("lying");
  expect(chartFor({ large: "large", low: "low", small: "small" })).toBe("low");
  expect(chartFor({ large: "large", small: "small" })).toBe("small");
});

test("on a phone there is room for one part, however it is held", () => {
  const tight = [{}, { low: true }, { lying: true }, { phone: true }].map((more) => {
    is(more);
    return isTight();
  });
  expect(tight).toEqual([false, false, true, true]);
});
