import { expect, test } from "vitest";
import type { TalkLine } from "$lib/api/types";
import { circle, mergeTalk, newMark, unread } from "./talk";

const line = (number: number, seat: number, text = ""): TalkLine => ({ number, seat, text, word: null, near: false });

test("new lines follow the old ones, a line told twice stands once", () => {
  const lines = mergeTalk([line(3, 0), line(5, 1)], [line(5, 1, "again"), line(9, 2)]);
  expect(lines.map(({ number, text }) => [number, text])).toEqual([[3, ""], [5, "again"], [9, ""]]);
});

test("unread are the lines of others after the last one read", () => {
  const lines = [line(3, 1), line(5, 0), line(7, 2), line(9, 0)];
  expect(unread(lines, -1, 0)).toBe(2);
  expect(unread(lines, 3, 0)).toBe(1);
  expect(unread(lines, 9, 0)).toBe(0);
  expect(unread(lines, 3, null)).toBe(3);
});

test("whoever is alone, or with all the others, has nobody to talk to apart", () => {
  const meeting = { words: [], near: [0, 2], standing: [] };
  expect(circle(meeting, 0, 4)).toEqual([2]);
  expect(circle({ ...meeting, near: [0] }, 0, 4)).toEqual([]);
  expect(circle({ ...meeting, near: [0, 1, 2, 3] }, 0, 4)).toEqual([]);
  expect(circle(undefined, 0, 4)).toEqual([]);
});

test("every mark is another one, of signs the server takes", () => {
  const marks = Array.from({ length: 50 }, newMark);
  expect(new Set(marks).size).toBe(50);
  for (const mark of marks) expect(mark).toMatch(/^[A-Za-z0-9_-]{16}$/);
});
