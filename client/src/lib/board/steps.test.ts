import { describe, expect, test } from "vitest";
import { along, byPlace, isArrow, toward } from "./steps";

const at = (name: string, x: number, y: number) => ({ name, x, y });
const [here, right, below, aside] = [at("here", 0, 0), at("right", 10, 1), at("below", 1, 10), at("aside", 11, 40)];
const ALL = [here, right, below, aside];

describe("by place", () => {
  test("arrows lead to the nearest that way", () => {
    expect([
      toward("ArrowRight", here, ALL),
      toward("ArrowDown", here, ALL),
      toward("ArrowUp", here, ALL),
      toward("a", here, ALL),
    ]).toEqual([right, below, null, null]);
  });

  test("what lies aslant is that way, what lies almost beside is not", () => {
    const [aslant, beside] = [at("aslant", 10, 30), at("beside", 4, 30)];
    expect(toward("ArrowRight", here, [here, aslant])).toBe(aslant);
    expect(toward("ArrowRight", here, [here, beside])).toBeNull();
  });

  test("places are known by name, and may move", () => {
    let all = ALL;
    const step = byPlace(() => all);
    expect([step("ArrowRight", "here"), step("ArrowRight", "nowhere"), step("Enter", "here")]).toEqual([
      "right",
      null,
      null,
    ]);
    all = [here, at("right", -10, 1)];
    expect([step("ArrowRight", "here"), step("ArrowLeft", "here")]).toEqual([null, "right"]);
  });
});

describe("along a list", () => {
  const names = ["a", "b", "c"];

  test("keys stay at its ends", () => {
    const step = along(() => names);
    expect([step("ArrowRight", "a"), step("ArrowDown", "b"), step("ArrowLeft", "a"), step("ArrowDown", "c")]).toEqual([
      "b",
      "c",
      null,
      null,
    ]);
    expect([step("x", "a"), step("ArrowDown", "z")]).toEqual([null, null]);
  });

  test("or lead around", () => {
    const step = along(() => names, true);
    expect([step("ArrowRight", "c"), step("ArrowUp", "a")]).toEqual(["a", "c"]);
  });
});

test("only arrows are arrows", () => {
  expect(["ArrowUp", "ArrowLeft", "Enter", "Home"].map(isArrow)).toEqual([true, true, false, false]);
});
