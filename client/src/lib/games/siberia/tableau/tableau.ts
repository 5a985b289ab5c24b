/** What a tableau shows and offers, from the view and the list of legal moves alone. */
import type { Move, SiberiaPiece, SiberiaView, Told } from "$lib/api/types";
import { marker, UNMARKED, type Marks, type Pending } from "$lib/board/marks";
import type { Spot } from "$lib/board/spot";
import { openFor } from "$lib/table/choosing";
import { lastOf } from "$lib/table/log";
import { RESEARCH } from "../pieces/tiles";

/** What pressing a tile on the tableau does. */
export interface PieceUse {
  does: "return" | "take-back";
  marks: Partial<Marks>;
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

/** How the fields of the tableau are marked. */
export function marksOn(view: SiberiaView, pending: Pending): (name: string) => Marks {
  const laid = ["lay", "joker", "invest"].includes(view.prompt);
  // A returned tile is marked itself, not where it lies.
  const whole = view.prompt !== "return";
  const underway = new Set([ownEffect(view)?.action ?? ""]);
  return (name) => {
    const { arg } = spotAt(view, name);
    const open = laid ? openFor(pending.moves, pending.choice, arg) : new Set<string>();
    const marks = whole ? marker(pending, [arg], { open, underway })(name) : UNMARKED;
    return { ...marks, refused: marker(pending, ["spot", "action"])(name).refused };
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
