import { expect, test } from "vitest";
import type { SeatInfo } from "$lib/api/types";
import { chairs, dressed, occupant, seated, type Chair } from "./chairs";
import { chosenByOthers, looksOf, takenByOthers } from "./dressing";

const choose = (before: readonly Chair[], seat: number, look: number) =>
  before.map((chair, k) => (k === seat ? dressed(chair, look) : chair));
const whose = (_: Chair, seat: number) => `Seat ${seat + 1}`;

test("a seat looks like its own number, and gives way to who chooses that", () => {
  const four = chairs(4);
  expect(looksOf(four)).toEqual([0, 1, 2, 3]);
  expect(looksOf(choose(four, 0, 1))).toEqual([1, 0, 2, 3]);
  expect(looksOf(choose(four, 2, 0))).toEqual([2, 1, 0, 3]);
  expect(looksOf(choose(choose(four, 0, 5), 1, 0))).toEqual([5, 0, 2, 3]);
});

test("with six at the table everybody can still choose what nobody has chosen", () => {
  const six = choose(chairs(6), 0, 3);
  expect(looksOf(six)).toEqual([3, 1, 2, 0, 4, 5]);
  expect([...chosenByOthers(six, 1, whose)]).toEqual([[3, "Seat 1"]]);
  expect([...chosenByOthers(six, 0, whose)]).toEqual([]);
});

test("the server is told what was chosen, and nothing else", () => {
  const two = choose(chairs(2), 0, 4);
  expect(two.map((chair) => occupant(chair, ""))).toEqual([
    { kind: "me", look: 4 },
    { kind: "bot", level: "club" },
  ]);
});

test("whoever changes seats takes the own look along, and an open seat has none", () => {
  const two = choose(chairs(2), 0, 4);
  expect(looksOf(seated(two, 1, "me"))).toEqual([0, 4]);
  expect(looksOf(seated(choose(two, 1, 5), 1, "me"))).toEqual([5, 4]);
  expect(seated(two, 0, "open")[0]).toEqual({ who: "open", name: "" });
});

test("at a table others keep what they have; a free seat does not", () => {
  const sits = (seat: number, look: number, kind: SeatInfo["kind"]) => ({ seat, look, kind }) as SeatInfo;
  const seats = [sits(0, 3, "person"), sits(1, 1, "open"), sits(2, 0, "bot")];
  const names = { names: ["Mira", "", "Club bot"], you: [] };
  expect([...takenByOthers(seats, 1, names)]).toEqual([
    [3, "Mira"],
    [0, "Club bot"],
  ]);
  expect([...takenByOthers(seats, 0, names)]).toEqual([[0, "Club bot"]]);
});
