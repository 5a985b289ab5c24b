/** The field notes of a table: what was told, by submission. */
import type { Told } from "$lib/api/types";

/** Everything one submission told. */
export interface Note {
  number: number;
  /** Which of the moves that stand; none for what was taken back, for taking back, and for nature's beginning. */
  move: number | null;
  seat: number;
  stands: boolean;
  /** The sand-glass made it. */
  timed: boolean;
  told: readonly Told[];
}

/** What is told again replaces what was told of the same submissions before. */
export function merge(log: readonly Told[], more: readonly Told[]): Told[] {
  const numbers = new Set(more.map((told) => told.number));
  return [...log.filter((told) => !numbers.has(told.number)), ...more].sort((a, b) => a.number - b.number);
}

export function notes(log: readonly Told[]): Note[] {
  const out: (Note & { told: Told[] })[] = [];
  let gone = 0;
  for (const told of log) {
    const before = out.at(-1);
    if (before?.number === told.number) {
      before.told.push(told);
      continue;
    }
    const counts = told.number > 0 && told.stands && told.undoes === null;
    if (told.number > 0 && !counts) gone += 1;
    out.push({
      number: told.number,
      move: counts ? told.number - gone : null,
      seat: told.seat,
      stands: told.stands,
      timed: told.timed,
      told: [told],
    });
  }
  return out;
}

/** What the newest submission told that stands. */
export function newest(log: readonly Told[]): readonly Told[] {
  return notes(log).findLast((note) => note.stands && note.told[0]?.undoes === null)?.told ?? [];
}

/** What the seat's last decision told that stands. */
export function lastOf(log: readonly Told[], seat: number): readonly Told[] {
  return notes(log).findLast((note) => note.seat === seat && note.move !== null)?.told ?? [];
}

/** Whether the sand-glass made the seat's last decision up to a submission. */
export function ranOut(log: readonly Told[], seat: number, number: number): boolean {
  return (
    log.findLast((told) => told.seat === seat && told.stands && told.undoes === null && told.number <= number)?.timed ??
    false
  );
}

/** An undo changes what was told before it: then the log has to be read again. */
export function takesBack(more: readonly Told[]): boolean {
  return more.some((told) => told.undoes !== null);
}

/** What the others did since a seat last acted; nothing before it has acted at all. */
export function sinceLastTurn(log: readonly Told[], seat: number | null): Told[] {
  const last = log.findLast((told) => told.seat === seat);
  return last ? log.filter((told) => told.number > last.number) : [];
}

/** What the last submission told. */
export function lastTold(log: readonly Told[]): Told[] {
  const number = log.at(-1)?.number;
  return log.filter((told) => told.number === number);
}

/** The last of these seats whose decision still stands. */
export function lastToAct(log: readonly Told[], seats: readonly number[]): number | null {
  return log.findLast((told) => told.stands && told.undoes === null && seats.includes(told.seat))?.seat ?? null;
}
