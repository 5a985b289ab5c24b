import { expect, test } from "vitest";
import type { TableCard } from "$lib/api/types";
import { sits, tableCard } from "$lib/table/samples";
import { byNeed, joinPath, ownTurn, winners } from "./cards";

const seats = [sits(0), sits(1, { mine: true })];
const card = (more: Partial<TableCard>) => tableCard({ seats, actors: [0], ...more });

test("a table waits for me only while it runs and my seat owes a move", () => {
  expect(ownTurn(card({ actors: [1] }))).toBe(1);
  expect(ownTurn(card({ actors: [0] }))).toBe(-1);
  expect(ownTurn(card({ actors: [1], status: "over" }))).toBe(-1);
});

test("tables that wait for me come first, the others keep their order", () => {
  const cards = [card({ id: "a" }), card({ id: "b", actors: [1] }), card({ id: "c" })];
  expect(byNeed(cards).map(({ id }) => id)).toEqual(["b", "a", "c"]);
});

test("equal points share the win", () => {
  expect(
    winners(
      card({
        ends: [
          { points: 4, place: 1 },
          { points: 4, place: 1 },
        ],
      }),
    ),
  ).toEqual([0, 1]);
});

test.each([
  ["kX3vQ8m1ZtR0bYpA", "/t/kX3vQ8m1ZtR0bYpA"],
  ["  kX3vQ8m1ZtR0bYpA\n", "/t/kX3vQ8m1ZtR0bYpA"],
  ["http://192.168.1.4:8000/t/kX3vQ8m1ZtR0bYpA", "/t/kX3vQ8m1ZtR0bYpA"],
  ["https://example.org/t/kX3vQ8m1ZtR0bYpA/12", "/t/kX3vQ8m1ZtR0bYpA"],
  ["http://localhost/seat#dG9rZW4", "/seat#dG9rZW4"],
  ["kX3vQ8m1", null],
  ["https://example.org/", null],
  ["", null],
])("%j leads to %s", (text, path) => expect(joinPath(text)).toBe(path));
