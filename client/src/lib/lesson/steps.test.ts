import { describe, expect, test } from "vitest";
import type { Lesson, LessonStep, Move } from "$lib/api/types";
import { apart, curveOf, costliest, marksOf, stepAt } from "./steps";

const move = (text: string, args: Record<string, string> = {}): Move => ({
  text,
  kind: text.split(" ")[0]!,
  args,
  leads_on: false,
});
const step = (at: number, percent: number, cost: number, more: Partial<LessonStep> = {}): LessonStep => ({
  at,
  until: at + 1,
  played: [move("place c3", { field: "c3" })],
  better: [move(cost ? "place b8" : "place c3", { field: cost ? "b8" : "c3" })],
  percent,
  cost,
  ...more,
});
const lesson: Lesson = {
  seat: 0,
  state: "done",
  mine: true,
  done: 3,
  of: 3,
  steps: [step(0, 50, 0), step(2, 34, 26), step(4, 40, 5)],
  balance: { start: 50, result: 0, mistakes: 31, luck: -19 },
};

describe("a lesson", () => {
  test("the costliest decisions come first, what cost nothing not at all", () => {
    expect(costliest(lesson.steps).map(({ at }) => at)).toEqual([2, 4]);
    expect(
      lesson.steps.map(({ at }) => at),
      "the lesson itself stays in order",
    ).toEqual([0, 2, 4]);
  });

  test("what was played is drawn like a choice, what is better like a hint", () => {
    const marks = marksOf(stepAt(lesson, 2));
    expect(marks.choice).toEqual({ kind: "place", args: { field: "c3" } });
    expect(marks.hinted?.text).toBe("place b8");
    expect(marksOf(stepAt(lesson, 0)).hinted, "where nothing is better there is no hint").toBeNull();
    expect(marksOf(stepAt(lesson, 1))).toEqual({ choice: { kind: null, args: {} }, hinted: null });
  });

  test("of two lists only what differs is said", () => {
    const [a, b, c, seal] = [move("lay a"), move("lay b"), move("lay c"), move("seal")];
    expect(apart([a!, b!, b!, seal!], [b!, c!, seal!]).map(({ text }) => text)).toEqual(["lay a", "lay b"]);
    expect(apart([seal!], [seal!])).toEqual([seal]);
  });

  test("the curve begins even, drops where something was given away, and ends with the result", () => {
    const curve = curveOf(lesson, 8);
    expect(curve.points.map(({ percent }) => percent)).toEqual([50, 50, 60, 34, 45, 40, 0]);
    expect(curve.points.map(({ x }) => x)).toEqual([0, 0, 0.25, 0.25, 0.5, 0.5, 1]);
    expect(curve.drops.map(({ from, to }) => [from, to])).toEqual([
      [60, 34],
      [45, 40],
    ]);
    expect([curve.least, curve.most]).toEqual([0, 60]);
  });
});
