import { expect, test } from "vitest";
import { curtainFalls, nextToLook } from "./looking";

const falls = (looks: number, owed: number[], actors: number[], secrets = true) =>
  curtainFalls({ own: [0, 2, 3], looks, owed, actors, secrets });

test("whoever has the device and owes a move is to look", () => {
  expect(nextToLook([0, 2], [0, 1, 2], 2)).toBe(2);
  expect(nextToLook([0, 2], [0, 1], 2)).toBe(0);
  expect(nextToLook([0, 2, 3], [0, 2, 3], null)).toBe(0);
});

test("after him the next round the table", () => {
  expect(nextToLook([0, 2, 3], [0, 3], 2)).toBe(3);
  expect(nextToLook([0, 2, 3], [0, 2], 3)).toBe(0);
  expect(nextToLook([0, 2, 3], [1, 5], 2)).toBeNull();
});

test("nobody is interrupted while he chooses, whoever else chooses too", () => {
  expect(falls(2, [0, 1, 2, 3], [0, 2, 3])).toBe(false);
  expect(falls(2, [2], [0, 1, 2, 3])).toBe(false);
});

test("the curtain falls when he has chosen", () => {
  expect(falls(2, [0, 2, 3], [0, 3])).toBe(true);
  expect(falls(2, [1, 2], [1])).toBe(true);
});

test("without secrets a page stays open while only others are to move", () => {
  expect(falls(2, [2], [1], false)).toBe(false);
  expect(falls(2, [1], [3], false)).toBe(true);
});

test("whoever came back only to look stays, until another one comes to owe a move", () => {
  expect(falls(2, [0, 1], [0])).toBe(false);
  expect(falls(2, [1], [1])).toBe(false);
  expect(falls(2, [1], [0, 3])).toBe(true);
});
