/** The three boards of a turn: which one is in play, and their slots. */
import type { RockwellSlot, RockwellView } from "$lib/api/types";

export const BOARDS = ["i", "ii", "iii"] as const;
export type Board = (typeof BOARDS)[number];

/** Drilling interrupts the workshop too; outside the drilling rounds it is the workshop that caused it. */
const OF_PHASE: Readonly<Record<string, Board>> = {
  insurance: "i",
  drilling: "i",
  stepping: "i",
  advantage: "i",
  leading: "i",
  market: "ii",
  workshop: "iii",
};
const EXTRACTION = ["choosing", "turning", "extracting", "danger"];

export function boardNow(view: RockwellView): Board | null {
  if (view.round > 0 && (view.phase in OF_PHASE || EXTRACTION.includes(view.phase))) return "i";
  if (EXTRACTION.includes(view.phase)) return "iii";
  return OF_PHASE[view.phase] ?? null;
}

export const slotsOf = (view: RockwellView, board: Board): RockwellSlot[] =>
  view.slots.filter(({ name }) => name.startsWith(`${board}-`));

/** The first slots of board I corrupt, the others subcontract. */
export const corrupts = ({ name }: RockwellSlot) => name === "i-1" || name === "i-2";

/** What stands on a slot: its number on board I; on the others the actions left there, or all it gives. */
export function slotNumber(view: RockwellView, board: Board, slot: RockwellSlot): number {
  if (board === "i") return Number(slot.name.split("-")[1]);
  return boardNow(view) === board && slot.seat !== null ? slot.left : slot.actions;
}
