import { describe, expect, test } from "vitest";
import type { Told } from "$lib/api/types";
import { lastOf, lastTold, lastToAct, merge, newest, notes, ranOut, sinceLastTurn, takesBack } from "./log";

const told = (number: number, seat: number, more: Partial<Told> = {}): Told => ({
  number,
  seat,
  stands: true,
  timed: false,
  undoes: null,
  kind: "derrick-placed",
  words: {},
  ...more,
});
const log = [told(1, 0), told(1, 0, { kind: "line-counts" }), told(2, 1), told(3, 0), told(4, 1), told(5, 1)];

describe("the log", () => {
  test("what is told twice stands once", () => {
    expect(merge(log, [told(5, 1), told(6, 0)]).map((one) => one.number)).toEqual([1, 1, 2, 3, 4, 5, 6]);
  });

  test("a submission is one note", () => {
    expect(notes(log).map((note) => [note.number, note.told.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
    ]);
  });

  test("since my last turn", () => {
    expect(sinceLastTurn(log, 0).map((one) => one.number)).toEqual([4, 5]);
    expect(sinceLastTurn(log, 1)).toEqual([]);
    expect(sinceLastTurn(log, 3)).toEqual([]);
    expect(sinceLastTurn(log, null)).toEqual([]);
  });

  test("the last submission", () => {
    expect(lastTold(log.slice(0, 2))).toHaveLength(2);
    expect(lastTold([])).toEqual([]);
  });

  test("who acted last of several seats, undone moves aside", () => {
    expect(lastToAct(log, [0, 1])).toBe(1);
    expect(lastToAct([...log, told(6, 0, { stands: false })], [0])).toBe(0);
    expect(lastToAct([], [0])).toBeNull();
  });

  const undone = [
    told(0, 15),
    told(1, 0),
    told(2, 1, { stands: false }),
    told(3, 1, { undoes: 2, kind: null }),
    told(4, 1),
  ];

  test("moves are counted as they stand", () => {
    expect(notes(undone).map((note) => note.move)).toEqual([null, 1, null, null, 2]);
  });

  test("the newest move that stands", () => {
    expect(newest(undone)[0]?.number).toBe(4);
    expect(newest(undone.slice(0, 4))[0]?.number).toBe(1);
    expect(newest([])).toEqual([]);
  });

  test("the last decision of a seat", () => {
    expect(lastOf(undone, 0)[0]?.number).toBe(1);
    expect(lastOf(undone.slice(0, 4), 1)).toEqual([]);
  });

  test("what the sand-glass made is marked, until the seat decides again", () => {
    const late = [told(1, 0), told(2, 1, { timed: true }), told(3, 0), told(4, 1)];
    expect(notes(late).map((note) => note.timed)).toEqual([false, true, false, false]);
    expect([ranOut(late, 1, 3), ranOut(late, 1, 4), ranOut(late, 0, 4), ranOut(late, 2, 4)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("an undo takes back", () => {
    expect(takesBack(log)).toBe(false);
    expect(takesBack([told(6, 0, { undoes: 5, kind: null })])).toBe(true);
  });
});
