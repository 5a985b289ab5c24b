/** What a place of the map means, from the list of legal moves alone. */
import type { Move } from "$lib/api/types";
import { openFor, type Choice } from "$lib/table/choosing";

/** What a place of the map can stand for: where a piece goes, and where a figure comes from. Nothing is laid in the boxes beside the areas. */
const AREA = ["area", "place", "figure"];
const BOXES: Readonly<Record<string, readonly string[]>> = { vladivostok: ["place", "figure"], supply: ["figure"] };

/** Which argument somebody means who points at a place of the map, or at a figure of his there. */
export function meaningOf(moves: readonly Move[], choice: Choice, place: string, figure: boolean): string {
  const meanings = BOXES[place] ?? AREA;
  const order = figure ? [...meanings].sort((a, b) => Number(a === "area") - Number(b === "area")) : meanings;
  const asked = order
    .map((arg) => ({ arg, tokens: openFor(moves, choice, arg) }))
    .filter(({ tokens }) => tokens.size > 0);
  return (asked.find(({ tokens }) => tokens.has(place)) ?? asked[0])?.arg ?? order[0]!;
}
