/** What a tableau shows and offers, from the view and the list of legal moves alone. */
import type { Move, SiberiaPiece, SiberiaView, Told } from "$lib/api/types";
import { openFor, type Choice } from "$lib/table/choosing";
import { lastOf } from "$lib/table/log";
import type { Spot } from "$lib/board/spot";
import { RESEARCH } from "./tiles";

/** How a field of the tableau looks. */
export interface SpotMarks {
  /** Something may be laid here. */
  legal?: boolean;
  /** It is filled and can be taken. */
  ready?: boolean;
  selected?: boolean;
  hinted?: boolean;
  refused?: boolean;
  /** The one field that Tab leads to; arrows lead to the others. */
  focusable?: boolean;
}

/** What pressing a tile on the tableau does. */
export interface PieceUse {
  does: "return" | "take-back";
  selected: boolean;
  hinted: boolean;
  onpress: () => void;
}

/** The kinds of moves that name an action instead of a spot. */
const OF_ACTIONS = ["joker", "invest", "return"];

/** What somebody means who presses a field of the tableau. */
export function spotAt(view: SiberiaView, name: string): Spot {
  return { arg: OF_ACTIONS.includes(view.prompt) && name !== RESEARCH ? "action" : "spot", token: name };
}

/** What the viewer is doing. What others are doing is never marked as if it were his choice. */
export function ownEffect(view: SiberiaView): SiberiaView["effect"] {
  return view.turn === view.viewer ? view.effect : null;
}

interface Shown {
  view: SiberiaView;
  moves: readonly Move[];
  choice: Choice;
  hinted: Move | null;
  refused: Spot | null;
}

export function marksAt({ view, moves, choice, hinted, refused }: Shown, name: string, ready: boolean): SpotMarks {
  const { arg } = spotAt(view, name);
  const laid = ["lay", "joker", "invest"].includes(view.prompt);
  // A returned tile is marked itself, not where it lies.
  const whole = view.prompt !== "return";
  return {
    ready,
    legal: laid && openFor(moves, choice, arg).has(name),
    selected: whole && (choice.args[arg] === name || ownEffect(view)?.action === name),
    hinted: whole && hinted?.args[arg] === name,
    refused: refused?.token === name && (refused.arg === "spot" || refused.arg === "action"),
  };
}

export function returnOf(moves: readonly Move[], action: string, { tile }: SiberiaPiece): Move | null {
  return moves.find((move) => move.kind === "return" && move.args.action === action && move.args.tile === tile) ?? null;
}

/** Whether a piece is the one its player laid last. */
export function laidLast(log: readonly Told[], viewer: number, spot: string, { tile, fresh }: SiberiaPiece): boolean {
  const told = lastOf(log, viewer)[0];
  return fresh && told?.kind === "tile-laid" && told.words.tile?.token === tile && told.words.spot?.token === spot;
}
