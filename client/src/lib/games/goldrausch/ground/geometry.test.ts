import { describe, expect, test } from "vitest";
import { goldRow, inRow, LARGE, piles, SMALL, stoppedAt, tagWidth, turnedTo } from "./geometry";

describe("the chart", () => {
  test("gold lies in two piles at most, and none is lost", () => {
    for (let gold = 0; gold <= 30; gold++) {
      expect(piles(gold).length).toBeLessThanOrEqual(2);
      expect(
        piles(gold)
          .flat()
          .reduce((sum, coin) => sum + coin, 0),
      ).toBe(gold);
    }
  });

  test("six figures stand within reach, one in the middle", () => {
    expect(inRow(500, 200, 74, 1, 0)).toBe(500);
    expect(inRow(500, 200, 74, 6, 0)).toBe(400);
    expect(inRow(500, 200, 74, 6, 5)).toBe(600);
    expect(inRow(500, 200, 74, 2, 1)).toBe(537);
  });

  test("the tag begins after the sum and ends the line", () => {
    const row = goldRow(LARGE, 22, "of 28", "yields 6");
    expect(row.sum).toBeGreaterThan(row.piles);
    expect(row.tag).toBeGreaterThan(row.sum);
    expect(row.tag + tagWidth(LARGE, "yields 6")).toBeCloseTo(-row.piles);
  });

  test("both charts have a place for every continent", () => {
    expect(Object.keys(SMALL.sites)).toEqual(Object.keys(LARGE.sites));
  });
});

describe("the wheel", () => {
  const WHEEL = ["incident", "veridia", "azul", "incident", "rosso", "whole"];

  test("stops at a field with the result, the same one for everybody", () => {
    expect(stoppedAt(WHEEL, "incident", 4)).toBe(0);
    expect(stoppedAt(WHEEL, "incident", 5)).toBe(3);
    expect(stoppedAt(WHEEL, "whole", 5)).toBe(5);
  });

  test("turns forward, whole turns and the rest", () => {
    expect(turnedTo(0, 12, 0, 3)).toBe(1080);
    expect(turnedTo(3, 12, 0, 3)).toBe(1350);
    expect(turnedTo(3, 12, 1350, 0)).toBe(1350);
  });
});
