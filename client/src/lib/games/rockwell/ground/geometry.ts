/** Where things are on the ground: the centre is the origin, angles are degrees, 0 is east, clockwise. */
import type { Box, Point } from "$lib/board/point";
import { CENTRE, entranceOf, isBorder, siteOf, type Ring, type Site } from "./places";

/** How large things are drawn; on a phone larger, beside the same lines. */
export interface Chart {
  /** Crews, shafts and dice. */
  piece: number;
  /** The medallions of power, and what a shaft yields; those of the innermost ring. */
  need: number;
  deep: number;
  /** The plate of an entrance, for nobody, one or two, and more: how deep it is, and how many degrees it reaches to each side. */
  gates: readonly [Gate, Gate, Gate];
}

interface Gate {
  depth: number;
  spread: number;
}

const gate = (depth: number, spread: number): Gate => ({ depth, spread });

export const LARGE: Chart = { piece: 1, need: 1, deep: 1, gates: [gate(30, 11.5), gate(54, 11.5), gate(91, 11.5)] };
export const SMALL: Chart = {
  piece: 1.3,
  need: 1.35,
  deep: 1.05,
  gates: [gate(30, 11.5), gate(66, 11.5), gate(114, 8)],
};

/** From the centre to each side of the drawing. */
export const HALF = 382;
export const BOX: Box = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF };
export const CORE = 50;
/** The deeper, the less room a ring has around: it is drawn higher. */
export const RADII: Readonly<Record<Ring, readonly [inner: number, outer: number]>> = {
  d: [50, 140],
  c: [140, 220],
  b: [220, 290],
  a: [290, 356],
};
export const RIM = 362;
const STEP = 45;
/** Degrees of an arc of one unit at radius 1. */
const DEGREES = 180 / Math.PI;

const rounded = (number: number) => Math.round(number * 10) / 10;

export function polar(radius: number, angle: number): Point {
  return [rounded(radius * Math.cos(angle / DEGREES)), rounded(radius * Math.sin(angle / DEGREES))];
}

/** Sector 0 begins at the top. */
export const startOf = (sector: number) => -90 + STEP * sector;
export const middleOf = (sector: number) => startOf(sector) + STEP / 2;
/** So many units along the arc of a radius. */
export const along = (units: number, radius: number) => (units / radius) * DEGREES;

/** An annular sector. */
export function arcPath(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number) => polar(radius, angle).join(" ");
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`;
}

/** The outline of a tile, so far inside its edges. */
export function tilePath({ ring, sector }: Site, inset = 0): string {
  const [inner, outer] = RADII[ring];
  const aside = along(inset, (inner + outer) / 2);
  return arcPath(inner + inset, outer - inset, startOf(sector) + aside, startOf(sector) + STEP - aside);
}

const middleRadius = (ring: Ring) => (RADII[ring][0] + RADII[ring][1]) / 2;

/** The middle of what a place's name means. */
export function pointOf(place: string): Point {
  const site = siteOf(place);
  if (site) return isBorder(place) ? astrideAt(site) : polar(middleRadius(site.ring), middleOf(site.sector));
  return place === CENTRE ? [0, 0] : polar(GATE + 50, entranceAngle(entranceOf(place) ?? 0));
}

// ---- what lies in a tile's corner

/** The half width of a medallion with its ring. */
export const NEED = 17;

export const needSize = (ring: Ring, { need, deep }: Chart) => (ring === "d" ? deep : need);

/** The middle of the power a tile takes: in its inner corner; the innermost ring is so narrow there that it is the middle. */
export function needAt({ ring, sector }: Site, chart: Chart): Point {
  const [inner] = RADII[ring];
  const size = needSize(ring, chart);
  if (ring === "d") return polar(inner + (NEED + 3) * size, middleOf(sector));
  const radius = inner + (NEED + 4) * size;
  return polar(radius, startOf(sector) + along((NEED + 5) * size, radius));
}

/** Where a crew astride stands: at the outer end of the border, clear of the medallion beside it. */
export function astrideAt({ ring, sector }: Site): Point {
  return polar(RADII[ring][1] - 25, startOf(sector + 1));
}

/** The small ring of a tile that may be chosen, so far from its outer corner; and the letter of a ring in the corner across. */
export function stationAt({ ring, sector }: Site, inset: number): Point {
  const radius = RADII[ring][1] - inset;
  return polar(radius, startOf(sector) + along(inset, radius));
}

export function letterAt(ring: Ring, sector: number, inset: number): Point {
  const radius = RADII[ring][1] - inset;
  return polar(radius, startOf(sector + 1) - along(inset, radius));
}

/** Beside the medallion, towards the middle of its tile. */
export function besideNeed(site: Site, chart: Chart): Point {
  const [[x, y], [mx, my]] = [needAt(site, chart), pointOf(`${site.ring}${site.sector}`)];
  const far = (18 * needSize(site.ring, chart)) / Math.hypot(mx - x, my - y);
  return [rounded(x + (mx - x) * far), rounded(y + (my - y) * far)];
}

// ---- the corners of the sheet: entrances

const GATE = RIM + 3;

export const entranceAngle = (entrance: number) => -45 + 90 * entrance;

/** The plate lies outside the rim, before the two tiles it leads to, and is as deep as those need who still stand there. */
export function gateOf({ gates }: Chart, crews: number): { near: number; far: number; spread: number } {
  const { depth, spread } = gates[crews === 0 ? 0 : crews <= 2 ? 1 : 2];
  return { near: GATE, far: GATE + depth, spread };
}

export function entrancePath(chart: Chart, entrance: number, crews: number): string {
  const [{ near, far, spread }, angle] = [gateOf(chart, crews), entranceAngle(entrance)];
  return arcPath(near, far, angle - spread, angle + spread);
}

/** Where its number stands: on the plate if it is empty, else beyond it. */
export function numeralAt(chart: Chart, entrance: number, crews: number): Point {
  const { near, far } = gateOf(chart, crews);
  return polar(crews ? far + 20 : (near + far) / 2, entranceAngle(entrance));
}

// ---- the way of a crew

/** From one point to another along the rings, ending a little before the second. */
export function routePath([x1, y1]: Point, [x2, y2]: Point): { path: string; head: { at: Point; angle: number } } {
  const [r1, r2] = [Math.hypot(x1, y1), Math.hypot(x2, y2)];
  const [a1, a2] = [Math.atan2(y1, x1) * DEGREES, Math.atan2(y2, x2) * DEGREES];
  // To the centre there is no way around.
  const turn = r2 < 1 ? 0 : ((a2 - a1 + 540) % 360) - 180;
  const length = Math.hypot(r2 - r1, (turn / DEGREES) * ((r1 + r2) / 2)) || 1;
  const points = Array.from({ length: 13 }, (_, k) => {
    const t = Math.min(1, 20 / length) + (k / 12) * Math.max(0, 1 - 34 / length);
    return polar(r1 + (r2 - r1) * t, a1 + turn * t);
  });
  const [before, at] = [points.at(-2)!, points.at(-1)!];
  return {
    path: `M${points.map((point) => point.join(" ")).join("L")}`,
    head: { at, angle: rounded(Math.atan2(at[1] - before[1], at[0] - before[0]) * DEGREES) },
  };
}
