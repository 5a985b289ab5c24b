import { expect, test } from "vitest";
import type { SeatInfo, TableCard } from "$lib/api/types";
import { byNeed, joinPath, ownTurn, winners } from "./cards";

const seat = (number: number, mine: boolean): SeatInfo => ({
  seat: number,
  look: number,
  kind: "person",
  name: `P${number}`,
  level: null,
  mine,
  stood_in: false,
  program: false,
  own_program: false,
});
const card = (more: Partial<TableCard>): TableCard => ({
  id: "kX3vQ8m1ZtR0bYpA",
  game: "atacama",
  preset: "basic",
  options: {},
  status: "running",
  owner: true,
  listed: false,
  seats: [seat(0, false), seat(1, true)],
  actors: [0],
  moves: 3,
  ends: null,
  changed: "2026-11-16T09:30:00Z",
  glass: 0,
  ...more,
});

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
