/** Who looks like what before a game begins, and what is left to choose from. */
import type { SeatInfo } from "$lib/api/types";
import { COMPANIES } from "$lib/companies";
import type { SeatNames } from "$lib/names";
import type { Chair } from "./chairs";

/** What the seats of a new table will look like: as chosen; the others like their own number, or what is left. */
export function looksOf(chairs: readonly Chair[]): number[] {
  const chosen = new Set(chairs.map(({ look }) => look));
  const usual = chairs.map(({ look }, seat) => look ?? (chosen.has(seat) ? null : seat));
  const left = COMPANIES.map((_, look) => look).filter((look) => !usual.includes(look));
  return usual.map((look) => look ?? left.shift() ?? 0);
}

/** What was chosen for the other seats of a new table, and whose it is. */
export function chosenByOthers(
  chairs: readonly Chair[],
  seat: number,
  whose: (chair: Chair, seat: number) => string,
): Map<number, string> {
  return new Map(
    chairs.flatMap((chair, k): [number, string][] =>
      k === seat || chair.look === undefined ? [] : [[chair.look, whose(chair, k)]],
    ),
  );
}

/** What others at a table have; a free seat gives way to whoever wants what it has. */
export function takenByOthers(seats: readonly SeatInfo[], seat: number, names: SeatNames): Map<number, string> {
  return new Map(
    seats
      .filter((one) => one.seat !== seat && one.kind !== "open")
      .map((one) => [one.look, names.names[one.seat] ?? ""]),
  );
}
