/** Where things lie on the sheet, in units of its drawing. */

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

/** Which of the nine maps a field lies on. */
export function partOf(field: number): number {
  return Math.floor(field / (SIDE * PART)) * PART + Math.floor((field % SIDE) / PART);
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

const STEPS: Record<string, number> = { ArrowUp: -SIDE, ArrowDown: SIDE, ArrowLeft: -1, ArrowRight: 1 };

/** The field an arrow key leads to; at the edge of the board it stays. */
export function neighbour(field: number, key: string): number | null {
  if (key === "Home") return field - (field % SIDE);
  if (key === "End") return field - (field % SIDE) + SIDE - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const to = field + step;
  const sameRow = Math.floor(to / SIDE) === Math.floor(field / SIDE);
  const inside = to >= 0 && to < SIDE * SIDE && (Math.abs(step) === SIDE || sameRow);
  return inside ? to : field;
}

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
