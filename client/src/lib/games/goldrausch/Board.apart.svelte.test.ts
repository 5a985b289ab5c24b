import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GoldrauschView } from "$lib/api/types";
import { all, Easel, press, text } from "$lib/board/easel.svelte";
import { placeOf } from "$lib/board/places";
import { STILL } from "$lib/board/samples";
import type { BoardProps } from "../face";
import Board from "./Board.svelte";
import { GO_MOVES, LAY_MOVES, planningView, SAMPLE_LOG, sampleView } from "./sample";

const motion = vi.hoisted(() => vi.fn(() => 0));
vi.mock("$lib/board/motion", async (original) => ({
  ...(await original<typeof import("$lib/board/motion")>()),
  milliseconds: motion,
}));

const easel = new Easel<BoardProps<GoldrauschView>>(Board, () => ({
  ...STILL,
  view: planningView(),
  names: { names: ["Mira", "Jonas", "Noor", "Émile", "Tamsin"], you: [0] },
  moves: GO_MOVES,
  onpick: vi.fn(),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const land = (name: string) => document.querySelector<SVGElement>(`[data-continent="${name}"]`)!;
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((one) =>
    [one.textContent?.trim(), one.getAttribute("aria-label")].includes(name),
  )!;
const current = () => document.querySelector('[aria-current="step"]')?.getAttribute("aria-label");

describe("the chart", () => {
  test("a press on a continent is told, by pointer and by key", () => {
    const { onpick } = easel.show();
    land("rosso").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    land("rosso").focus();
    press("ArrowRight");
    press("Enter");
    expect(vi.mocked(onpick).mock.calls).toEqual([
      [{ arg: "continent", token: "rosso" }, "pointer"],
      [{ arg: "continent", token: "veridia" }, "key"],
    ]);
  });

  test("legal, chosen and refused continents are marked", () => {
    easel.show({ choice: { kind: "go", args: { continent: "rosso" } }, refused: { arg: "continent", token: "azul" } });
    expect(all(".land.can")).toHaveLength(3);
    expect(all(".mark.open").map((mark) => mark.closest("[data-continent]")?.getAttribute("data-continent"))).toEqual([
      "azul",
      "veridia",
    ]);
    expect(land("rosso").getAttribute("aria-pressed")).toBe("true");
    expect(document.querySelectorAll("path.refused")).toHaveLength(1);
    expect(document.querySelectorAll(".figure.ghost")).toHaveLength(1);
  });

  test("the board says where a continent is", () => {
    easel.show();
    expect(placeOf("continent", "rosso")?.element).toBe(land("rosso"));
  });

  test("a country of somebody else is a card face down, the own one is known", () => {
    const seats = planningView().seats.map((seat, k) => ({ ...seat, chosen: k < 2, country: k === 0 ? "azul" : null }));
    easel.show({ view: planningView({ seats }) });
    expect(document.querySelectorAll(".card.unknown")).toHaveLength(1);
    expect(document.querySelectorAll(".card.azul")).toHaveLength(1);
  });

  test("at the meeting announcements fly over figures, confirmed cards are sealed letters", () => {
    easel.show({
      view: sampleView(),
      moves: LAY_MOVES,
      words: [
        { seat: 4, move: LAY_MOVES[0]! },
        { seat: 1, move: LAY_MOVES[1]! },
      ],
    });
    expect(document.querySelectorAll(".said.use")).toHaveLength(1);
    expect(document.querySelectorAll(".said.skip .bar")).toHaveLength(1);
    expect(document.querySelectorAll(".letter")).toHaveLength(1);
    expect(document.querySelectorAll(".card.unknown")).toHaveLength(1);
  });

  test("the event card that came up last lies open", () => {
    easel.show({ log: SAMPLE_LOG });
    expect(text()).toContain("Barren land");
    expect(text()).toContain("19 in the deck");
  });
});

describe("the settlement", () => {
  test("does not start by itself when the page is opened, but can be looked at", () => {
    easel.show({ log: SAMPLE_LOG, recent: SAMPLE_LOG });
    expect(document.querySelector(".settlement")).toBeNull();
    button("Last settlement").click();
    flushSync();
    expect(text()).toContain("Settlement of round 5");
    expect(current()).toBe("The wheel");
  });

  test("starts for whoever comes to the table after it, once", () => {
    for (const viewer of [0, 1]) {
      const view = planningView({ viewer });
      easel.show({ view, table: "t", log: SAMPLE_LOG });
      expect(current()).toBe("The wheel");
      easel.show({ view, table: "t", log: SAMPLE_LOG });
      expect(document.querySelector(".settlement")).toBeNull();
    }
  });

  test("tells what the board shows until it is the present, and nothing to whoever wants no motion", () => {
    const onshow = vi.fn();
    const shown = () => onshow.mock.lastCall?.[0]?.seats[0].gold ?? null;
    easel.show({ log: SAMPLE_LOG, onshow });
    button("Last settlement").click();
    flushSync();
    expect(shown()).toBeNull();
    button("Close").click();
    flushSync();
    motion.mockReturnValue(300);
    button("Last settlement").click();
    flushSync();
    expect(shown()).toBe(23);
    button("To the end").click();
    flushSync();
    expect(shown()).toBeNull();
    motion.mockReturnValue(0);
  });

  test("a payout says why, and where that is written", () => {
    easel.show({ log: SAMPLE_LOG });
    button("Last settlement").click();
    flushSync();
    button("Noor").click();
    flushSync();
    const step = document.querySelector(".settlement .step")?.textContent ?? "";
    for (const part of ["one of several users: 4 due.", "5.5", "Only 1 gold was left there.", "5.7"])
      expect(step).toContain(part);
  });

  test("starts when it is news, can be gone through by hand and closed", () => {
    const props = easel.show({ log: [] });
    props.log = SAMPLE_LOG;
    props.recent = SAMPLE_LOG;
    flushSync();
    expect(current()).toBe("The wheel");
    for (let k = 0; k < 3; k++) button("One step forward").click();
    flushSync();
    expect(current()).toBe("Mira");
    expect(document.querySelector(".settlement .of-held")?.textContent).toContain("2");
    button("To the end").click();
    flushSync();
    expect(current()).toBe("Summary");
    button("Close").click();
    flushSync();
    expect(document.querySelector(".settlement")).toBeNull();
  });

  test("never stands in the way: a choice on the chart closes it", () => {
    const { onpick } = easel.show({ log: SAMPLE_LOG });
    button("Last settlement").click();
    flushSync();
    land("azul").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(onpick).toHaveBeenCalledOnce();
    expect(document.querySelector(".settlement")).toBeNull();
  });
});
