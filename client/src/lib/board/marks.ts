/**
 * How things on a board are marked: the same in every game.
 *
 * A thing shows one of these lines around it, the last in this list that is true of it. Where things share an outline,
 * what comes later is drawn over what comes earlier.
 *
 * | last     | where the last move went                          | dashed ink                           |
 * | open     | it can be chosen now                              | thin brass in ink, a ring beside it  |
 * | hinted   | the hint names it                                 | dotted brass in ink                  |
 * | underway | something is being done with it: mined, drilled   | thick brass in ink                   |
 * | chosen   | somebody has chosen it; what would come is pale   | thick brass in ink                   |
 *
 * Over all of them lies the red cross of what was refused, and around them the ring of the focus, for whoever came by key.
 * On a ground that shows by itself what is open, as Atacama's bright fields, the small ring alone says so.
 * How it looks is in styles/marks.css, and nowhere else.
 */
import type { Move, Told } from "$lib/api/types";
import { seatNumber } from "$lib/companies";
import { openFor, type Choice } from "$lib/table/choosing";
import type { Spot } from "./spot";

export const RANKS = ["last", "open", "hinted", "underway", "chosen"] as const;
export type Rank = (typeof RANKS)[number];

export type Marks = Readonly<Record<Rank | "refused", boolean>>;

export const UNMARKED: Marks = {
  last: false,
  open: false,
  hinted: false,
  underway: false,
  chosen: false,
  refused: false,
};

/** The line that is drawn; nothing for what has none. */
export function rankOf(marks: Partial<Marks>): Rank | null {
  return RANKS.findLast((rank) => marks[rank]) ?? null;
}

/** What is asked of whoever looks at a board, and what was answered so far. */
export interface Pending {
  moves: readonly Move[];
  choice: Choice;
  hinted: Move | null;
  refused: Spot | null;
}

/** What the list of moves alone does not tell, by token. */
export interface Beyond {
  /** What can be chosen, where that is not simply what the moves offer next. */
  open?: ReadonlySet<string>;
  last?: ReadonlySet<string>;
  underway?: ReadonlySet<string>;
}

/** The marks of everything that a move names by one of these arguments. */
export function marker(
  { moves, choice, hinted, refused }: Pending,
  args: readonly string[],
  { open, last, underway }: Beyond = {},
): (token: string) => Marks {
  const offered = open ?? new Set(args.flatMap((arg) => [...openFor(moves, choice, arg)]));
  const named = (said: Choice["args"] | undefined, token: string) => args.some((arg) => said?.[arg] === token);
  return (token) => ({
    last: last?.has(token) ?? false,
    open: offered.has(token),
    hinted: named(hinted?.args, token),
    underway: underway?.has(token) ?? false,
    chosen: named(choice.args, token),
    refused: refused !== null && args.includes(refused.arg) && refused.token === token,
  });
}

/** What the last move changed: the words of what was told of it, in events of these kinds, several as one: "yamal gas". Seats are numbers. */
export function changed(newest: readonly Told[], kinds: readonly string[], ...words: string[]): ReadonlySet<string> {
  const wordOf = (told: Told, name: string) => {
    const token = told.words[name]?.token ?? "";
    return name === "seat" ? String(seatNumber(token)) : token;
  };
  return new Set(
    newest
      .filter(({ kind }) => kind !== null && kinds.includes(kind))
      .map((told) => words.map((name) => wordOf(told, name)).join(" ")),
  );
}
