/** The outlines of the areas, put together from the lines they share. */
import type { Point } from "$lib/board/point";
import { ARCS } from "./arcs";

export const OUTSIDE = "outside";

const same = (a: Point | undefined, b: Point | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

function pointsOf(text: string): Point[] {
  const numbers = text.split(" ").map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k]!, numbers[2 * k + 1]!]);
}

/** Lines end to end, each in whichever direction fits, until they are back at the beginning. */
function ring(lines: readonly Point[][]): Point[] {
  const [first = [], ...rest] = lines;
  const out = [...first];
  while (rest.length) {
    const end = out.at(-1);
    const k = rest.findIndex((line) => same(line[0], end) || same(line.at(-1), end));
    if (k < 0) break;
    const [line = []] = rest.splice(k, 1);
    out.push(...(same(line[0], end) ? line : line.toReversed()).slice(1));
  }
  return out.slice(0, -1);
}

const LINES = ARCS.map(([one, other, points]) => ({ sides: [one, other], points: pointsOf(points) }));
const linesOf = (side: string) => LINES.filter(({ sides }) => sides.includes(side)).map(({ points }) => points);

/** By the name of the area. */
export const OUTLINES: Readonly<Record<string, readonly Point[]>> = Object.fromEntries(
  [...new Set(ARCS.map(([area]) => area))].map((area) => [area, ring(linesOf(area))]),
);

/** The line around all of Siberia. */
export const SHORE: readonly Point[] = ring(linesOf(OUTSIDE));

/** Which areas touch. */
export const BORDERS: readonly (readonly [string, string])[] = ARCS.flatMap(([one, other]) =>
  other === OUTSIDE ? [] : [[one, other] as const],
);

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;
}
