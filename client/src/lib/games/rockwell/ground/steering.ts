/** Where arrow keys lead on the ground: along a ring to left and right of a tile, and straight up and down, as it lies on the screen. */
import { borderAfter, borderBefore, CENTRE, entranceOf, isBorder, RINGS, SECTORS, siteOf, type Site } from "./places";

/** Clockwise at the top, on the right, at the bottom, on the left. */
const KEYS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

type Way = "next" | "inward" | "back" | "outward";
const WAYS: readonly Way[] = ["next", "inward", "back", "outward"];

/** Which way a key leads on that side of the ring. */
function wayOf(key: string, sector: number): Way | null {
  const at = KEYS.indexOf(key);
  const side = Math.floor(((sector + 1) % SECTORS) / 2);
  return at < 0 ? null : WAYS[(at - side + KEYS.length) % KEYS.length]!;
}

/** The place a key leads to from another; borders only where they are stops on the way. Nothing at the end of the ground. */
export function step(key: string, from: string, borders: ReadonlySet<string>): string | null {
  const at = KEYS.indexOf(key);
  const entrance = entranceOf(from);
  if (at < 0) return null;
  // Up leads from the centre to the top of the innermost ring.
  if (from === CENTRE) return `d${(2 * at + 2) % SECTORS}`;
  if (entrance !== null) return fromEntrance(at, entrance);
  const site = siteOf(from);
  const way = site && wayOf(key, site.sector);
  if (!site || !way) return null;
  if (way === "inward" || way === "outward") return across(from, site, way === "inward" ? 1 : -1, borders);
  const next = { ...site, sector: (site.sector + (way === "next" ? 1 : SECTORS - 1)) % SECTORS };
  if (isBorder(from)) return way === "next" ? nameOf(next) : nameOf(site);
  const border = way === "next" ? borderAfter(site) : borderBefore(site);
  return borders.has(border) ? border : nameOf(next);
}

const nameOf = ({ ring, sector }: Site) => `${ring}${sector}`;

function across(from: string, site: Site, by: number, borders: ReadonlySet<string>): string | null {
  const ring = RINGS[RINGS.indexOf(site.ring) + by];
  if (ring === undefined) return by > 0 ? CENTRE : `entrance-${Math.floor(site.sector / 2)}`;
  const border = borderAfter({ ring, sector: site.sector });
  return isBorder(from) && borders.has(border) ? border : nameOf({ ring, sector: site.sector });
}

/** Towards the ring: to the first of its two tiles along one side of the sheet, to the second along the other. */
function fromEntrance(at: number, entrance: number): string | null {
  const turned = (at - entrance + KEYS.length) % KEYS.length;
  return turned === 2 ? `a${2 * entrance}` : turned === 1 ? `a${2 * entrance + 1}` : null;
}
