/** For tests: moves and events as the server writes them. */
import type { Move, Told } from "$lib/api/types";
import { seatNumber, seatToken } from "$lib/companies";
import { NOTHING } from "$lib/table/choosing";

export const move = (kind: string, args: Record<string, string> = {}): Move => ({
  text: [kind, ...Object.values(args)].join(" "),
  kind,
  args,
  leads_on: false,
});

/** Arguments of events that are seats; whoever is no seat, as Al, is named. */
const SEATED = ["seat", "other", "owner"];

/** Something told: seats and numbers are numbers here; everything else is a word of the list its argument is named after. */
export function told(kind: string | null, facts: Record<string, string | number>, number = 40, seat = 0): Told {
  const words = Object.entries(facts).map(([name, fact]) => {
    if (SEATED.includes(name))
      return [name, { words: "seat", token: typeof fact === "number" ? seatToken(fact) : fact }];
    if (typeof fact === "number") return [name, { words: "number", token: String(fact) }];
    return [name, { words: seatNumber(fact) >= 0 ? "seat" : name, token: fact }];
  });
  return { kind, number, seat, stands: true, timed: false, undoes: null, words: Object.fromEntries(words) };
}

/** What a board is given that nothing is asked of, and where nothing has happened. */
export const STILL = { moves: [], choice: NOTHING, hinted: null, refused: null, recent: [], newest: [] };
