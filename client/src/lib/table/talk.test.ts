import { expect, test } from "vitest";
import type { TalkLine } from "$lib/api/types";
import { circle, heads, mergeTalk, newMark, unread } from "./talk";

const line = (number: number, seat: number, text = ""): TalkLine => ({
  number,
  at: 0,
  seat,
  name: "",
  text,
  word: null,
  near: false,
});

test("new lines follow the old ones, a line told twice stands once", () => {
  const lines = mergeTalk([line(3, 0), line(5, 1)], [line(5, 1, "again"), line(9, 2)]);
  expect(lines.map(({ number, text }) => [number, text])).toEqual([
    [3, ""],
    [5, "again"],
    [9, ""],
  ]);
});

test("unread are the lines of others after the last one read", () => {
  const lines = [line(3, 1), line(5, 0), line(7, 2), line(9, 0)];
  expect(unread(lines, -1, 0)).toBe(2);
  expect(unread(lines, 3, 0)).toBe(1);
  expect(unread(lines, 9, 0)).toBe(0);
  expect(unread(lines, 3, null)).toBe(3);
});

test("whoever is alone, or with all the others, has nobody to talk to apart", () => {
  const meeting = { words: [], near: [0, 2], standing: [], silent: false };
  expect(circle(meeting, 0, 4)).toEqual([2]);
  expect(circle({ ...meeting, near: [0] }, 0, 4)).toEqual([]);
  expect(circle({ ...meeting, near: [0, 1, 2, 3] }, 0, 4)).toEqual([]);
  expect(circle(undefined, 0, 4)).toEqual([]);
});

test("a head stands above the first line of every round, none above what was said before the game", () => {
  const lines = [-1, 0, 4, 9, 9].map((at, number) => ({ ...line(number, 0), at }));
  expect(heads(lines, [], (at) => (at < 8 ? "Round 1" : "Round 2"))).toEqual([null, "Round 1", null, "Round 2", null]);
});

test("a game without rounds has a rule where words were put to the test", () => {
  const lines = [-1, 4, 9, 9].map((at, number) => ({ ...line(number, 0), at }));
  expect(heads(lines, [7])).toEqual([null, null, "", null]);
});

test("every mark is another one, of signs the server takes", () => {
  const marks = Array.from({ length: 50 }, newMark);
  expect(new Set(marks).size).toBe(50);
  for (const mark of marks) expect(mark).toMatch(/^[A-Za-z0-9_-]{16}$/);
});
