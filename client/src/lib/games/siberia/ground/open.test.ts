import { expect, test } from "vitest";
import { move } from "$lib/board/samples";
import { NOTHING, openFor } from "$lib/table/choosing";
import { NEEDED } from "../parts";
import { STEP_MOVES } from "../sample";
import { meaningOf } from "./open";

const set = (...tokens: string[]) => new Set(tokens);

test("an argument is open once those before it are said", () => {
  expect(openFor(STEP_MOVES, NOTHING, "place")).toEqual(set("taimyr", "yamal"));
  expect(openFor(STEP_MOVES, NOTHING, "area")).toEqual(set());
  expect(openFor(STEP_MOVES, { kind: "step", args: { place: "yamal" } }, "area")).toEqual(set("tomsk"));
  expect(openFor(STEP_MOVES, NOTHING, "exchange")).toEqual(set());
});

test("a tile of any kind that leads to a resource opens it", () => {
  const moves = [move("find", { resource: "gas", area: "amur" }), move("find-any", { resource: "oil", area: "amur" })];
  expect(openFor(moves, { kind: "find", args: {} }, "resource")).toEqual(set("gas", "oil"));
});

test("where nothing is asked of the map, a place stands for itself", () => {
  expect(meaningOf([move("pass")], NOTHING, "amur", false)).toBe("area");
  expect(meaningOf([], NOTHING, "vladivostok", false)).toBe("place");
  expect(meaningOf([], NOTHING, "supply", true)).toBe("figure");
});

test("a worker can become a seller from where it stands", () => {
  const moves = [move("post", { figure: "amur", exchange: "london" })];
  expect(meaningOf(moves, NOTHING, "amur", false)).toBe("figure");
});

test("every question has its part of the board, waiting has none", () => {
  expect(NEEDED.sell).toEqual(["exchanges"]);
  expect(NEEDED.post?.[0]).toBe("exchanges");
  expect(NEEDED.lay).toEqual(["tableau"]);
  expect(NEEDED.wait).toBeUndefined();
});
