/** Where every piece stands, from the view alone. */
import type { RockwellCrew, RockwellView } from "$lib/api/types";
import { astrideAt, CORE, polar, type Chart } from "../ground/geometry";
import { standAtEntrance, standOn, type Place } from "../ground/packing";
import { CENTRE, ENTRANCES, isBorder, siteOf } from "../ground/places";
import { crewKey } from "../told";

export interface Arrangement {
  /** By "0 2": the second crew of the first seat. */
  crews: ReadonlyMap<string, Place>;
  /** By tile. */
  shafts: ReadonlyMap<string, Place>;
}

/** Those who have arrived stand around the name of the centre. */
const ARRIVED = { radius: CORE - 9, scale: 0.42 };

const keyOf = ({ owner, number }: RockwellCrew) => crewKey(owner, number);

export function arrange({ crews, tiles }: Pick<RockwellView, "crews" | "tiles">, chart: Chart): Arrangement {
  const at = (place: string) => crews.filter((crew) => crew.place === place);
  const places = new Map<string, Place>();
  const shafts = new Map<string, Place>();
  const astride = new Set(crews.map(({ place }) => place).filter(isBorder));
  for (const { name, shaft } of tiles) {
    const standing = at(name);
    const found = standOn(chart, name, standing.length + (shaft === null ? 0 : 1), astride);
    if (shaft !== null) shafts.set(name, found[0]!);
    standing.forEach((crew, k) => places.set(keyOf(crew), found[k + (shaft === null ? 0 : 1)]!));
  }
  for (const border of astride) {
    const [x, y] = astrideAt(siteOf(border)!);
    for (const crew of at(border)) places.set(keyOf(crew), { x, y, scale: 0.9 });
  }
  for (const entrance of ENTRANCES) {
    const standing = at(`entrance-${entrance}`);
    const found = standAtEntrance(chart, entrance, standing.length);
    standing.forEach((crew, k) => places.set(keyOf(crew), found[k]!));
  }
  const arrived = at(CENTRE);
  arrived.forEach((crew, k) => {
    const [x, y] = polar(ARRIVED.radius, -90 + (360 / Math.max(8, arrived.length)) * k);
    places.set(keyOf(crew), { x, y, scale: ARRIVED.scale / chart.piece });
  });
  return { crews: places, shafts };
}
