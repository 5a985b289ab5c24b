/** How pieces are arranged in an area. */
import type { Named, Point } from "$lib/board/point";
import type { Chart, Frame, Site } from "./sites";

/** A cube and a figure as they are drawn at ease, in units of the large map. */
const CUBE = { size: 30, ease: 36, seen: 0.83 };
const FIGURE = { size: 30, ease: 32, seen: 0.62 };
/** From the middle of the cubes to the middle of the figures. */
const BELOW = 37;
/** From the middle of the cubes up to the middle of the number. */
const ABOVE = 31;
/** As many cubes lie in a row; where a number is written, more lie beside it. */
const ROW = 3;
/** Figures stand one by one as long as so much of each is to be seen beside the next, and not more than so many. */
const ALONE = { ...FIGURE, seen: 0.75 };
const MOST = 8;
/** The disc of a number, and the gap beside it. */
const DISC = 34;
const GAP = 4;

export interface Place {
  x: number;
  y: number;
  /** Its width. */
  size: number;
}

/** A figure of a company, or several that stand as one. */
export interface Standing extends Place {
  seat: number;
  count: number;
}

interface Sort {
  size: number;
  ease: number;
  /** How much of its width stays visible beside the next. */
  seen: number;
}

/** So many in a row around the middle: at ease where there is room, closer and then smaller where there is none. */
function inRow(n: number, room: number, { size, ease, seen }: Sort, scale: number): { size: number; step: number } {
  const fit = Math.min(size * scale, room / (1 + seen * (n - 1)));
  return { size: fit, step: n > 1 ? Math.min(ease * scale, (room - fit) / (n - 1)) : 0 };
}

function row(n: number, [x, y]: Point, room: number, sort: Sort, scale: number): Place[] {
  const { size, step } = inRow(n, room, sort, scale);
  return Array.from({ length: n }, (_, k) => ({ x: x + (k - (n - 1) / 2) * step, y, size }));
}

/** Where the cubes of an area lie, and the middle of its number. */
export function layCubes(chart: Chart, { at: [x, y], room }: Site, n: number): { cubes: Place[]; number: Point } {
  const above = y - ABOVE * chart.piece;
  if (!chart.numbered || n <= ROW) return { cubes: row(n, [x, y], room, CUBE, chart.piece), number: [x, above] };
  const more = n - ROW;
  const { size, step } = inRow(more, room - DISC - GAP, CUBE, chart.piece);
  const left = x - (DISC + GAP + size + (more - 1) * step) / 2;
  const beside = Array.from({ length: more }, (_, k) => ({
    x: left + DISC + GAP + size / 2 + k * step,
    y: above,
    size,
  }));
  return { cubes: [...beside, ...row(ROW, [x, y], room, CUBE, chart.piece)], number: [left + DISC / 2, above] };
}

/** Where figures stand in a row: each by itself, or where that is too many one for each company, with its number. */
function standIn(chart: Chart, middle: Point, room: number, workers: readonly number[]): Standing[] {
  const all = workers.reduce((sum, count) => sum + count, 0);
  const alone = all <= MOST && inRow(all, room, ALONE, chart.piece).size === FIGURE.size * chart.piece;
  const groups = workers.flatMap((count, seat) =>
    alone ? Array.from({ length: count }, () => ({ seat, count: 1 })) : count ? [{ seat, count }] : [],
  );
  const places = row(groups.length, middle, room, FIGURE, chart.piece);
  return groups.map((group, k) => ({ ...group, ...places[k]! }));
}

/** The workers of an area stand below its cubes. */
export function standAt(chart: Chart, { at: [x, y], room }: Site, workers: readonly number[]): Standing[] {
  return standIn(chart, [x, y + BELOW * chart.piece], room, workers);
}

/** From the middle of the cubes down to the ring of an area that may be chosen: below its workers. */
export function stationBelow(workers: number): number {
  return workers ? 65 : 34;
}

/** The figures of a box stand at its foot. */
export function standInBox(chart: Chart, { at: [x, y], width, height }: Frame, figures: readonly number[]): Standing[] {
  return standIn(chart, [x + width / 2, y + height - 25 * chart.piece], width - 14, figures);
}

const centre = ({ at: [x, y], width, height }: Frame): Point => [x + width / 2, y + height / 2];

/** Where each place is, for the eye and for arrow keys. */
export function middles(chart: Chart): Readonly<Record<string, Named>> {
  const areas = Object.entries(chart.sites).map(([name, site]): [string, Point] => [name, site.at]);
  const all: [string, Point][] = [...areas, ["vladivostok", centre(chart.port)], ["supply", centre(chart.home)]];
  return Object.fromEntries(all.map(([name, [x, y]]) => [name, { name, x, y }]));
}

/** A name on several lines where it has several words. */
export function linesOf(name: string, most = 10): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
