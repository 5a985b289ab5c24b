import { expect, test } from "vitest";
import { Parts } from "./parts.svelte";

const parts = () => new Parts(["map", "prices", "own"], { sell: ["prices"], post: ["prices", "map"], lay: ["own"] });

test("what a decision needs opens by itself", () => {
  const board = parts();
  expect([board.shown, board.needed]).toEqual(["map", []]);
  board.ask("post", "1");
  expect([board.shown, board.needed]).toEqual(["prices", ["prices", "map"]]);
  board.ask("lay", "1");
  expect(board.shown).toBe("own");
});

test("whoever looks elsewhere stays there until something else is asked", () => {
  const board = parts();
  board.ask("sell", "1");
  board.show("map");
  board.ask("sell", "1");
  expect(board.shown).toBe("map");
  board.ask("sell", "2");
  expect(board.shown).toBe("prices");
});

test("whoever waits, or is asked what needs no part, stays where they look", () => {
  const board = parts();
  board.ask("lay", "1");
  board.ask(null, "1");
  expect([board.shown, board.needed]).toEqual(["own", []]);
  board.ask("wait", "1");
  expect([board.shown, board.needed]).toEqual(["own", []]);
});
