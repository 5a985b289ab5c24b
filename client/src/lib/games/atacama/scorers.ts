/** Who scores which lines, as the view tells it. */
import type { AtacamaLine, AtacamaView } from "$lib/api/types";
import { COLUMNS } from "./ground/geometry";

export type Direction = "rows" | "columns";
export const DIRECTIONS: readonly Direction[] = ["rows", "columns"];
export const MINERALS = ["gold", "copper", "silver"] as const;
export const CLAIMS = ["copper", "silver"] as const;

export interface Scorer {
  seat: number;
  claim: string;
}

export function scorers(view: AtacamaView, direction: Direction): Scorer[] {
  return view.seats.flatMap(({ claim, direction: own }, seat) =>
    claim !== null && own === direction ? [{ seat, claim }] : [],
  );
}

/** Whether claims are still to be had: then every line is shown as it would be worth with either. */
export function unclaimed(view: AtacamaView): boolean {
  return view.seats.some((seat) => seat.claim === null);
}

export function lines(view: AtacamaView, direction: Direction): AtacamaLine[] {
  return direction === "rows" ? view.rows : view.columns;
}

export function lineName(direction: Direction, line: number): string {
  return direction === "rows" ? String(line + 1) : (COLUMNS[line] ?? "");
}

export function fieldState(field: AtacamaView["fields"][number]): string {
  if (field.mineral === null) return "unlaid";
  return field.derrick ?? (field.open ? "open" : "closed");
}
