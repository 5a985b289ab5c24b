/** What a lesson says about one decision, and how it is drawn. */
import type { Lesson, LessonStep, Move } from "$lib/api/types";
import { NOTHING, type Choice } from "$lib/table/choosing";

/** Decisions that cost something, the costliest first. */
export function costliest(steps: readonly LessonStep[]): LessonStep[] {
  return steps.filter((step) => step.cost > 0).sort((one, other) => other.cost - one.cost || one.at - other.at);
}

/** The decision that was made in a position. */
export function stepAt(lesson: Lesson | null, at: number): LessonStep | null {
  return lesson?.steps.find((step) => step.at === at) ?? null;
}

/** Of a list only the moves that the other one does not have; all if they differ in nothing. */
export function apart(moves: readonly Move[], others: readonly Move[]): readonly Move[] {
  const rest = others.map((move) => move.text);
  const own = moves.filter((move) => {
    const k = rest.indexOf(move.text);
    if (k >= 0) rest.splice(k, 1);
    return k < 0;
  });
  return own.length ? own : moves;
}

export interface Marks {
  /** What was played, marked like a choice. */
  choice: Choice;
  /** What is better, marked like a hint. */
  hinted: Move | null;
}

export function marksOf(step: LessonStep | null): Marks {
  const played = step && apart(step.played, step.better)[0];
  if (!step || !played) return { choice: NOTHING, hinted: null };
  return {
    choice: { kind: played.kind, args: played.args },
    hinted: step.cost > 0 ? (apart(step.better, step.played)[0] ?? null) : null,
  };
}

/** The chance of winning over the game: at the start, before and after every decision, at the end. */
export interface Curve {
  /** In the order of time: how far the game is (0 to 1), and percents. */
  points: readonly { x: number; percent: number }[];
  /** Where something was given away: from, to. */
  drops: readonly { step: LessonStep; x: number; from: number; to: number }[];
  most: number;
  least: number;
}

export function curveOf(lesson: Lesson, last: number): Curve {
  const balance = lesson.balance ?? { start: 0, result: 0 };
  const place = (at: number) => (last > 0 ? Math.min(1, at / last) : 0);
  const drops = lesson.steps.map((step) => ({
    step,
    x: place(step.at),
    from: step.percent + step.cost,
    to: step.percent,
  }));
  const between = drops.flatMap(({ x, from, to }) =>
    from === to
      ? [{ x, percent: to }]
      : [
          { x, percent: from },
          { x, percent: to },
        ],
  );
  const points = [{ x: 0, percent: balance.start }, ...between, { x: 1, percent: balance.result }];
  const percents = points.map((point) => point.percent);
  return {
    points,
    drops: drops.filter((drop) => drop.from > drop.to),
    most: Math.max(...percents),
    least: Math.min(...percents),
  };
}
