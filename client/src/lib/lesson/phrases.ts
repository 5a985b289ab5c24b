/** The sentences of a lesson. */
import type { LessonStep, Move } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";
import { apart } from "./steps";

/** "Your choice: Place a derrick on c3 (52%). Better: Place a derrick on b8 (67%)." */
export function remark(step: LessonStep, seat: number, names: SeatNames, words: (move: Move) => string): string {
  const said = (moves: readonly Move[], others: readonly Move[]) => apart(moves, others).map(words).join("; ");
  const facts = {
    you: names.you.includes(seat) ? "yes" : "no",
    seat: speech.name(seat, names),
    played: said(step.played, step.better),
    percent: step.percent,
    better: said(step.better, step.played),
    best: step.percent + step.cost,
  };
  return speech.say(step.cost > 0 ? "lesson-better" : "lesson-as-good", facts);
}
