/** How pieces are arranged on a tile and at an entrance: upright, side by side, at ease where there is room and smaller where there is none. */
import type { Point } from "$lib/board/point";
import {
  along,
  astrideAt,
  entranceAngle,
  gateOf,
  middleOf,
  NEED,
  needAt,
  needSize,
  polar,
  RADII,
  startOf,
  type Chart,
} from "./geometry";
import { borderAfter, borderBefore, SECTORS, siteOf, type Site } from "./places";

export interface Place {
  x: number;
  y: number;
  /** How much smaller than at ease. */
  scale: number;
}

/** The room a piece takes, at ease. */
export const PIECE = { width: 42, height: 32 };
/** From the edge of a tile. */
const CLEAR = 2;
const SIZES = Array.from({ length: 16 }, (_, k) => 1 - 0.05 * k);
const SMALLEST = 0.25;
/** So much of a tile pieces can cover at best. */
const COVERED = 0.85;

interface Size {
  width: number;
  height: number;
}

/** Which way the side runs where a sector begins. */
const EDGES = Array.from({ length: SECTORS }, (_, sector): Point => [
  Math.cos(startOf(sector) * (Math.PI / 180)),
  Math.sin(startOf(sector) * (Math.PI / 180)),
]);

/** Whether a piece there lies wholly on the tile. */
export function fits({ ring, sector }: Site, [x, y]: Point, { width, height }: Size): boolean {
  const [inner, outer] = RADII[ring];
  const [one, other] = [EDGES[sector]!, EDGES[(sector + 1) % EDGES.length]!];
  // An edge that bends inwards can cut into the middle of a side.
  for (const h of [-1, -0.5, 0, 0.5, 1]) {
    for (const v of [-1, -0.5, 0, 0.5, 1]) {
      if (Math.abs(h) < 1 && Math.abs(v) < 1) continue;
      const [px, py] = [x + (h * width) / 2, y + (v * height) / 2];
      const radius = Math.hypot(px, py);
      if (radius < inner + CLEAR || radius > outer - CLEAR) return false;
      // Clockwise of one side, counter-clockwise of the other.
      if (one[0] * py - one[1] * px < CLEAR || px * other[1] - py * other[0] < CLEAR) return false;
    }
  }
  return true;
}

function apart(a: Point, b: Point, { width, height }: Size): boolean {
  return Math.abs(a[0] - b[0]) >= width - 0.01 || Math.abs(a[1] - b[1]) >= height - 0.01;
}

/** What is in the way: a disc, or an upright piece of another size. */
interface Obstacle extends Size {
  at: Point;
  round: boolean;
}

function clear([x, y]: Point, { width, height }: Size, { at, round, ...other }: Obstacle): boolean {
  const [dx, dy] = [Math.abs(x - at[0]), Math.abs(y - at[1])];
  if (!round) return dx >= (width + other.width) / 2 || dy >= (height + other.height) / 2;
  return Math.hypot(Math.max(0, dx - width / 2), Math.max(0, dy - height / 2)) >= other.width / 2;
}

/** As many as can stand on one arc, from one end of it: their angles. */
function row(
  allowed: (at: Point) => boolean,
  radius: number,
  from: number,
  to: number,
  most: number,
  size: Size,
): number[] {
  const out: number[] = [];
  const step = Math.sign(to - from) * along(2, radius);
  for (let angle = from; out.length < most && Math.abs(angle - from) <= Math.abs(to - from); angle += step) {
    const at = polar(radius, angle);
    const last = out.at(-1);
    if (allowed(at) && (last === undefined || apart(at, polar(radius, last), size))) out.push(angle);
  }
  return out;
}

/** In the middle of where they can stand: between what begins at one end and what begins at the other. */
function centred(allowed: (at: Point) => boolean, radius: number, site: Site, most: number, size: Size): Point[] {
  const [from, to] = [startOf(site.sector), startOf(site.sector + 1)];
  const low = row(allowed, radius, from, to, most, size);
  const high = row(allowed, radius, to, from, low.length, size).reverse();
  const middle = low.map((angle, k) => polar(radius, (angle + (high[k] ?? angle)) / 2));
  const good = middle.every((at, k) => allowed(at) && middle.slice(0, k).every((other) => apart(at, other, size)));
  return good ? middle : low.map((angle) => polar(radius, angle));
}

/** The radii of so many arcs, and of the same a little further out or in. */
function arcsOf({ ring, sector }: Site, rows: number, { width, height }: Size): number[][] {
  const [inner, outer] = RADII[ring];
  const angle = middleOf(sector) * (Math.PI / 180);
  const step = Math.min(width / Math.abs(Math.cos(angle)), height / Math.abs(Math.sin(angle)));
  const middle = (inner + outer) / 2;
  return [0, 4, -4, 8, -8, 12, 16, 20, 24, 28].map((shift) =>
    Array.from({ length: rows }, (_, k) => middle + shift + ((rows - 1) / 2 - k) * step),
  );
}

function arrange(site: Site, obstacles: readonly Obstacle[], n: number, size: Size): Point[] | null {
  const [inner, outer] = RADII[site.ring];
  if (n * size.width * size.height > COVERED * (outer ** 2 - inner ** 2) * (Math.PI / SECTORS)) return null;
  for (const rows of n === 1 ? [1] : [1, 2, 3]) {
    for (const arcs of arcsOf(site, rows, size)) {
      const out: Point[] = [];
      arcs.forEach((radius, k) => {
        const allowed = (at: Point) =>
          fits(site, at, size) &&
          obstacles.every((one) => clear(at, size, one)) &&
          out.every((other) => apart(at, other, size));
        // Rows of one length look better than a full one and a rest.
        const most = Math.ceil((n - out.length) / (arcs.length - k));
        out.push(...centred(allowed, radius, site, most, size));
      });
      if (out.length >= n) return out;
    }
  }
  return null;
}

const known = new Map<string, readonly Place[]>();

/** Where so many pieces stand on a tile. `astride`: which of its borders are taken. */
export function standOn(
  chart: Chart,
  tile: string,
  n: number,
  astride: ReadonlySet<string> = new Set(),
): readonly Place[] {
  const site = siteOf(tile);
  if (!site || n === 0) return [];
  const taken = [borderBefore(site), borderAfter(site)].filter((border) => astride.has(border));
  const key = [chart.piece, chart.need, tile, n, ...taken].join(" ");
  const before = known.get(key);
  if (before) return before;
  const obstacles: Obstacle[] = [
    { at: needAt(site, chart), round: true, width: 2 * NEED * needSize(site.ring, chart), height: 0 },
    ...taken.map((border) => ({
      at: astrideAt(siteOf(border)!),
      round: false,
      width: PIECE.width * chart.piece,
      height: PIECE.height * chart.piece,
    })),
  ];
  const made = inSizes(chart, n, (size) => arrange(site, obstacles, n, size)) ?? heap(site, n);
  known.set(key, made);
  return made;
}

/** The largest size that has room for all. */
function inSizes({ piece }: Chart, n: number, arranged: (size: Size) => Point[] | null): Place[] | null {
  for (const scale of SIZES) {
    const points = arranged({ width: PIECE.width * piece * scale, height: PIECE.height * piece * scale });
    if (points) return points.slice(0, n).map(([x, y]) => ({ x, y, scale }));
  }
  return null;
}

/** More than anybody has seen there: one upon the other, so that nobody is lost. */
function heap({ ring, sector }: Site, n: number): Place[] {
  const [inner, outer] = RADII[ring];
  return Array.from({ length: n }, (_, k) => {
    const [x, y] = polar((inner + outer) / 2 + 8, startOf(sector) + 45 * ((k + 1) / (n + 1)));
    return { x, y, scale: SMALLEST };
  });
}

/** Two beside each other at an entrance, or two before two; on edge. */
export function standAtEntrance(chart: Chart, entrance: number, n: number): Place[] {
  const { piece } = chart;
  const angle = entranceAngle(entrance);
  const rows = Math.ceil(n / 2);
  const edge = Math.abs(Math.sin(angle * (Math.PI / 180)));
  // On edge, two of them stand clear where their lower sides do.
  const step = (PIECE.height * piece) / edge;
  const reach = ((rows - 1) * step) / 2 + ((PIECE.width + PIECE.height) * piece * edge) / 2;
  const { near, far } = gateOf(chart, n);
  const scale = Math.min(1, (far - near) / 2 / reach);
  return Array.from({ length: n }, (_, k) => {
    const radius = (near + far) / 2 + (Math.floor(k / 2) - (rows - 1) / 2) * step * scale;
    const alone = n % 2 === 1 && k === n - 1;
    const [x, y] = polar(radius, angle + (alone ? 0 : along(((k % 2) - 0.5) * step * scale, radius)));
    return { x, y, scale };
  });
}
