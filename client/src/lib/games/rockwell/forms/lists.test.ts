import { expect, test } from "vitest";
import { dealMoves, insureMoves, split, tenderMoves } from "./lists";

test("an offer is written out cube by cube and note by note, and sealed", () => {
  expect(tenderMoves([2, 0, 0, 1], 6700)).toEqual([
    "offer zinc",
    "offer zinc",
    "offer gold",
    "cash 5000",
    "cash 1000",
    "cash 500",
    "cash 100",
    "cash 100",
    "seal",
  ]);
  expect(tenderMoves([0, 0, 0, 0], 0)).toEqual(["seal"]);
});

test("insurance takes cubes only", () => {
  expect(insureMoves([1, 1, 0, 0])).toEqual(["insure zinc", "insure copper", "seal"]);
});

test("a deal needs few lots", () => {
  expect(dealMoves("sell", "silver", 37)).toEqual([
    "sell silver 25",
    "sell silver 5",
    "sell silver 5",
    "sell silver 1",
    "sell silver 1",
    "seal",
  ]);
  expect(dealMoves("buy", "zinc", 0)).toEqual(["seal"]);
});

test("what is left over by the smallest part is left out", () => {
  expect(split(250, [500, 100])).toEqual([100, 100]);
});
