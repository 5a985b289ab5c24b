import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Move } from "$lib/api/types";
import { Picker } from "./picker.svelte";

const move = (field: string): Move => ({
  text: `place natural ${field}`,
  kind: "place",
  args: { colour: "natural", field },
  leads_on: false,
});
const spot = (token: string) => ({ arg: "field", token });

let picker: Picker;
beforeEach(() => {
  vi.useFakeTimers();
  picker = new Picker({ preferred: { kind: "place", colour: "natural" }, onBoard: ["field"] });
  picker.reset([move("a1"), move("c3")]);
});
afterEach(() => void vi.useRealTimers());

test("the first press chooses, the second means it", () => {
  expect(picker.point(spot("a1"))).toBe("chosen");
  expect(picker.move?.text).toBe("place natural a1");
  expect(picker.point(spot("c3"))).toBe("chosen");
  vi.advanceTimersByTime(400);
  expect(picker.point(spot("c3"))).toBe("again");
});

test("a double tap means nothing more than one, however long it goes on; two keys are meant", () => {
  picker.point(spot("a1"));
  for (let k = 0; k < 3; k += 1) {
    vi.advanceTimersByTime(300);
    expect(picker.point(spot("a1"))).toBe("chosen");
    expect(picker.hasty).toBe(true);
  }
  expect(picker.point(spot("a1"), "key")).toBe("again");
});

test("a whole move is chosen by one press and meant by two, by a pointer only if they are no double tap", () => {
  expect(picker.press(move("a1"), "pointer")).toBe("chosen");
  vi.advanceTimersByTime(300);
  expect([picker.press(move("a1"), "pointer"), picker.hasty]).toEqual(["chosen", true]);
  expect(picker.press(move("c3"), "pointer")).toBe("chosen");
  expect([picker.move?.text, picker.hasty]).toEqual(["place natural c3", false]);
  vi.advanceTimersByTime(400);
  expect(picker.press(move("c3"), "pointer")).toBe("again");
  expect([picker.press(move("a1")), picker.press(move("a1"))]).toEqual(["chosen", "again"]);
});

test("a move is whole once every word of it was said, not when the rest goes without saying", () => {
  const laid = {
    text: "lay manager research",
    kind: "lay",
    args: { tile: "manager", spot: "research" },
    leads_on: false,
  };
  picker = new Picker({ preferred: {}, onBoard: ["tile"], firm: ["tile"] });
  picker.reset([laid]);
  picker.point({ arg: "tile", token: "manager" });
  expect([picker.move?.text, picker.whole]).toEqual([laid.text, false]);
  picker.point({ arg: "spot", token: "research" });
  expect(picker.whole).toBe(true);
});

test("what is not in the list is no choice and changes nothing", () => {
  picker.point(spot("a1"));
  expect(picker.point(spot("b2"))).toBe("none");
  expect(picker.move?.text).toBe("place natural a1");
});

test("the cross fades, the reason stays until the next try", () => {
  picker.cross(spot("b2"));
  picker.refusal = { code: 201, facts: {}, refusal: null };
  vi.advanceTimersByTime(1600);
  expect(picker.crossed).toBeNull();
  expect(picker.refusal).not.toBeNull();
  picker.point(spot("a1"));
  expect(picker.refusal).toBeNull();
});

test("one step back at a time", () => {
  picker.point(spot("a1"));
  picker.refusal = { code: 201, facts: {}, refusal: null };
  expect([picker.clear(), picker.clear(), picker.clear()]).toEqual([true, true, false]);
  expect(picker.move).toBeNull();
});

test("a hint is never chosen by itself, and stays when the choice is dropped", () => {
  picker.advice = [{ move: move("c3"), percent: 60, tries: 100 }];
  picker.point(spot("a1"));
  picker.drop();
  expect(picker.hint?.move.text).toBe("place natural c3");
  expect(picker.move).toBeNull();
});
