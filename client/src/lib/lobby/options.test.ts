import { describe, expect, test } from "vitest";
import type { OptionInfo } from "$lib/api/types";
import { choicesOf, chosenOf, simplified, toldOf } from "./options";

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: "start",
  choices: ["drawn", "first", "second", "third"],
  usual: "drawn",
  first_game: "drawn",
  reading: false,
  per_seat: false,
  rule: "2.3",
  ...more,
});

describe("the choices of an option", () => {
  test("are all there are", () => {
    expect(choicesOf(option({}), 2)).toEqual(["drawn", "first", "second", "third"]);
  });
  test("with the usual one in front", () => {
    expect(choicesOf(option({ usual: "second" }), 2)).toEqual(["second", "drawn", "first", "third"]);
  });
  test("or one for each seat, and the first", () => {
    expect(choicesOf(option({ per_seat: true }), 2)).toEqual(["drawn", "first", "second"]);
  });
});

test("what was not chosen is as usual", () => {
  const sides = option({ name: "sides", choices: ["random", "chosen"], usual: "chosen" });
  expect(chosenOf([sides], 2, {})).toEqual({ sides: "chosen" });
  expect(chosenOf([sides], 2, { sides: "random" })).toEqual({ sides: "random" });
});

test("a seat that is gone is chosen no more", () => {
  expect(chosenOf([option({ per_seat: true })], 2, { start: "third" })).toEqual({ start: "drawn" });
});

test("a first game is simpler where the game says so", () => {
  const sides = option({ name: "sides", choices: ["random", "chosen"], usual: "chosen", first_game: "random" });
  expect(simplified([option({}), sides])).toEqual([sides]);
});

test("whoever sits down is told of readings only where they are not the usual ones", () => {
  const danger = option({ name: "danger", choices: ["all", "share"], usual: "all", reading: true });
  expect(toldOf([option({}), danger], { start: "drawn", danger: "all" })).toEqual([["start", "drawn"]]);
  expect(toldOf([danger], { danger: "share" })).toEqual([["danger", "share"]]);
  expect(toldOf([danger], {})).toEqual([]);
});
