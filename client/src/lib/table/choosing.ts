/** Narrowing the list of legal moves, click by click. No rule is known here, only what is left of the list. */
import type { Move } from "$lib/api/types";

/** What somebody has said so far: the kind of move, and some of its arguments. */
export interface Choice {
  kind: string | null;
  args: Readonly<Record<string, string>>;
}

export const NOTHING: Choice = { kind: null, args: {} };

/** What is meant where nobody says otherwise: `kind`, and tokens by the name of the argument. */
export type Preferred = Readonly<Record<string, string>>;

/** What a face says about how its moves are put together. */
export interface Manner {
  preferred: Preferred;
  /** Arguments that are chosen on the board: "field" in every kind of move, "lay tile" in that one only. */
  onBoard: readonly string[];
  /** Arguments that stay: what comes after them in the move must go with them, and is asked once they are said. */
  firm?: readonly string[];
  /** Arguments that are said even if only one is possible, as long as there is another move: "take spot" in that kind of move only. */
  spoken?: readonly string[];
  /** Kinds of moves that are begun on the board: they stand to choose only once what is said there goes with several of them. */
  begun?: readonly string[];
}

export function isNothing(choice: Choice): boolean {
  return choice.kind === null && Object.keys(choice.args).length === 0;
}

export function left(moves: readonly Move[], choice: Choice): Move[] {
  return moves.filter(
    (move) =>
      (choice.kind === null || move.kind === choice.kind) &&
      Object.entries(choice.args).every(([name, token]) => move.args[name] === token),
  );
}

export function kinds(moves: readonly Move[]): string[] {
  return [...new Set(moves.map((move) => move.kind))];
}

/** The tokens an argument may still have, in the order of the list. */
export function offers(moves: readonly Move[], arg: string): string[] {
  return [...new Set(moves.flatMap((move) => move.args[arg] ?? []))];
}

/** The tokens an argument may have now: those of the moves that begin like what is said. Empty before it is its turn. */
export function openFor(moves: readonly Move[], choice: Choice, arg: string): ReadonlySet<string> {
  const found = moves.filter((move) => {
    const order = Object.keys(move.args);
    return (
      order.includes(arg) &&
      order.slice(0, order.indexOf(arg)).every((before) => choice.args[before] === move.args[before])
    );
  });
  return new Set(found.map((move) => move.args[arg] ?? ""));
}

export function pickKind(moves: readonly Move[], choice: Choice, kind: string): Choice {
  return keeping(moves, { kind, args: {} }, choice.args);
}

/**
 * The choice with one more argument; what does not go with it is dropped, except what is firm and comes before it in the move.
 * Nothing if no legal move has it.
 */
export function pick(
  moves: readonly Move[],
  choice: Choice,
  arg: string,
  token: string,
  firm: readonly string[] = [],
): Choice | null {
  const wish: Choice = { kind: null, args: { ...firmBefore(moves, choice, arg, firm), [arg]: token } };
  if (left(moves, wish).length === 0) return null;
  const kind = choice.kind !== null && left(moves, { ...wish, kind: choice.kind }).length > 0 ? choice.kind : null;
  return keeping(moves, { ...wish, kind }, choice.args);
}

function firmBefore(
  moves: readonly Move[],
  { kind, args }: Choice,
  arg: string,
  firm: readonly string[],
): Record<string, string> {
  const order = argumentsOf(moves, kind);
  return Object.fromEntries(
    Object.entries(args).filter(([name]) => firm.includes(name) && order.indexOf(name) < order.indexOf(arg)),
  );
}

function keeping(moves: readonly Move[], start: Choice, args: Choice["args"]): Choice {
  let kept = start;
  for (const [name, token] of Object.entries(args)) {
    if (name in kept.args) continue;
    const more = { ...kept, args: { ...kept.args, [name]: token } };
    if (left(moves, more).length > 0) kept = more;
  }
  return kept;
}

/** A kind of move without arguments, like passing: it stands beside what there is to choose, and is meant only if it is said or all there is. */
export function isBare(moves: readonly Move[], kind: string): boolean {
  return argumentsOf(moves, kind).length === 0;
}

/** Of arguments a face names, alone or behind their kind of move, those of this kind: chosen on the board, for instance. */
export function namedFor(names: readonly string[], kind: string | null): string[] {
  return names.flatMap((entry) => {
    const [first = "", arg] = entry.split(" ");
    if (arg === undefined) return first;
    return first === kind ? arg : [];
  });
}

/** What the prompt asks of a kind of move: the arguments that leave a choice. */
export function asked(
  moves: readonly Move[],
  choice: Choice,
  { onBoard, firm = [], spoken = [] }: Manner,
): { arg: string; tokens: string[] }[] {
  const out: { arg: string; tokens: string[] }[] = [];
  const hidden = namedFor(onBoard, choice.kind);
  const least = namedFor(spoken, choice.kind);
  const said: Record<string, string> = {};
  for (const arg of argumentsOf(moves, choice.kind)) {
    const tokens = offers(left(moves, { kind: choice.kind, args: said }), arg);
    if (!hidden.includes(arg) && (tokens.length > 1 || (moves.length > 1 && least.includes(arg))))
      out.push({ arg, tokens });
    if (!firm.includes(arg)) continue;
    const token = choice.args[arg];
    if (token === undefined) break;
    said[arg] = token;
  }
  return out;
}

/**
 * The choice with everything that goes without saying: what is the only possibility, and what is preferred.
 * Arguments chosen on the board are never filled in: nobody's hand is led there.
 */
export function settle(
  moves: readonly Move[],
  choice: Choice,
  { preferred, onBoard, firm = [], spoken = [] }: Manner,
): Choice {
  let settled = choice;
  if (settled.kind === null) {
    const all = kinds(left(moves, settled));
    const full = all.filter((kind) => !isBare(moves, kind));
    const possible = full.length ? full : all;
    const kind = possible.length === 1 ? possible[0] : possible.find((name) => name === preferred.kind);
    if (kind === undefined) return settled;
    settled = { ...settled, kind };
  }
  const hidden = [...namedFor(onBoard, settled.kind), ...(moves.length > 1 ? namedFor(spoken, settled.kind) : [])];
  for (const arg of argumentsOf(moves, settled.kind)) {
    if (!(arg in settled.args) && !hidden.includes(arg)) {
      const possible = offers(left(moves, settled), arg);
      const token = possible.length === 1 ? possible[0] : possible.find((name) => name === preferred[arg]);
      if (token !== undefined) settled = { ...settled, args: { ...settled.args, [arg]: token } };
    }
    if (firm.includes(arg) && !(arg in settled.args)) break;
  }
  return settled;
}

/** The one move a choice means, once every argument is said. */
export function meant(moves: readonly Move[], choice: Choice): Move | null {
  const [move, ...others] = left(moves, choice);
  if (move === undefined || others.length > 0) return null;
  return Object.keys(move.args).every((arg) => arg in choice.args) ? move : null;
}

export function choiceOf(move: Move): Choice {
  return { kind: move.kind, args: move.args };
}

/** The names of the arguments that moves of a kind take, in order. */
export function argumentsOf(moves: readonly Move[], kind: string | null): string[] {
  return Object.keys(moves.find((move) => move.kind === kind)?.args ?? {});
}
