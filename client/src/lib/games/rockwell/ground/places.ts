/** The names of places: tiles "a0" to "d7", borders "a0-a1", the centre, "entrance-0" to "entrance-3". */

export const RINGS = ["a", "b", "c", "d"] as const;
export type Ring = (typeof RINGS)[number];
export const SECTORS = 8;
export const CENTRE = "centre";
export const ENTRANCES = [0, 1, 2, 3] as const;

export const TILES: readonly string[] = RINGS.flatMap((ring) =>
  Array.from({ length: SECTORS }, (_, sector) => `${ring}${sector}`),
);

export interface Site {
  ring: Ring;
  sector: number;
}

/** The ring and sector of a tile, or of the tile whose clockwise border is meant; nothing for centre and entrances. */
export function siteOf(place: string): Site | null {
  const [, ring, sector] = /^([a-d])([0-7])(-[a-d][0-7])?$/.exec(place) ?? [];
  return ring === undefined ? null : { ring: ring as Ring, sector: Number(sector) };
}

export const isBorder = (place: string): boolean => /^[a-d]\d-/.test(place);

/** The tile itself, or both of a border; none for centre and entrances. */
export function tilesAt(place: string): string[] {
  return siteOf(place) ? place.split("-") : [];
}

/** 0 to 3, or nothing. */
export function entranceOf(place: string): number | null {
  return place.startsWith("entrance-") ? Number(place.at(-1)) : null;
}

/** The border of a tile with the next of its ring, clockwise. */
export function borderAfter({ ring, sector }: Site): string {
  return `${ring}${sector}-${ring}${(sector + 1) % SECTORS}`;
}

export function borderBefore({ ring, sector }: Site): string {
  return borderAfter({ ring, sector: (sector + SECTORS - 1) % SECTORS });
}

export const BORDERS: readonly string[] = TILES.map((tile) => borderAfter(siteOf(tile)!));
