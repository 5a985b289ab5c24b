/** Where things lie on the sheet, in units of its drawing. */
import type { Named } from "$lib/board/point";
import { byPlace, type Step } from "$lib/board/steps";

export const SIDE = 9;
export const CELL = 74;
export const LEFT = 26;
export const TOP = 24;
export const WIDTH = 766;
export const COLUMNS = "abcdefghi";

const EDGE = LEFT + SIDE * CELL;
const PART = 3;

/** The derrick inside its field; the value and the mineral stay readable beside it. */
export const DERRICK = { x: 23, y: 10, width: 44, height: 56 };

/** Fields are listed row by row from a1. */
export function place(field: number): { x: number; y: number } {
  return { x: LEFT + (field % SIDE) * CELL, y: TOP + Math.floor(field / SIDE) * CELL };
}

export function partPlace(part: number): { x: number; y: number; side: number } {
  const side = PART * CELL;
  return { x: LEFT + (part % PART) * side, y: TOP + Math.floor(part / PART) * side, side };
}

export function rowMargin(row: number): { x: number; y: number } {
  return { x: EDGE + 6, y: TOP + row * CELL };
}

export function columnMargin(column: number): { x: number; y: number } {
  return { x: LEFT + column * CELL, y: TOP + SIDE * CELL + 6 };
}

/** The borders of the maps. */
export const PARTS = [0, 1, 2, 3].map((k) => {
  const at = k * PART * CELL;
  return `M${LEFT + at} ${TOP}v${SIDE * CELL}M${LEFT} ${TOP + at}h${SIDE * CELL}`;
});

/** All fields, row by row. */
export const FIELDS: readonly Named[] = Array.from({ length: SIDE * SIDE }, (_, k) => ({
  name: `${COLUMNS[k % SIDE]}${Math.floor(k / SIDE) + 1}`,
  ...place(k),
}));

const nearest = byPlace(() => FIELDS);

/** Arrows lead from field to field, Home and End to both ends of a row. */
export const step: Step = (key, from) => {
  if (key === "Home") return `${COLUMNS[0]}${from.slice(1)}`;
  if (key === "End") return `${COLUMNS[SIDE - 1]}${from.slice(1)}`;
  return nearest(key, from);
};

/** One to five nuggets around the middle of a field. */
export const PIPS: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [-11, 0],
    [11, 0],
  ],
  [
    [-12, 8],
    [12, 8],
    [0, -9],
  ],
  [
    [-11, -9],
    [11, -9],
    [-11, 10],
    [11, 10],
  ],
  [
    [-16, -10],
    [16, -10],
    [0, 0],
    [-16, 10],
    [16, 10],
  ],
];
