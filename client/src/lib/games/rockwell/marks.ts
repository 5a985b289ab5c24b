/** What the last move changed on the ground, and in which order things happened since the position shown before. */
import type { Told } from "$lib/api/types";
import { CHANCE, seatNumber } from "$lib/companies";
import { AL } from "./phrases";

const token = (told: Told, name: string) => told.words[name]?.token ?? "";

/** "0 2": the second crew of the first seat. */
export const crewKey = (owner: number, number: number | string) => `${owner} ${number}`;

const OF_AL = ["al-moved", "al-raised"];

function crewOf(told: Told): string {
  const owner = token(told, "owner");
  return crewKey(OF_AL.includes(told.kind ?? "") || owner === "al" ? AL : seatNumber(owner), token(told, "crew"));
}

const CREWS = ["crew-moved", "crew-stayed", "crew-stopped", "bribed", "hired", "crew-raised", ...OF_AL];
const SHAFTS = ["shaft-sunk", "shaft-shifted"];

export interface Last {
  crews: ReadonlySet<string>;
  /** Turned over. */
  tiles: ReadonlySet<string>;
  /** Where a shaft was put. */
  shafts: ReadonlySet<string>;
}

/** What was drawn when the table was set up is no move. */
export function lastOf(newest: readonly Told[]): Last {
  const moved = newest.filter((told) => told.kind !== null && told.number >= 0);
  const tilesOf = (kinds: readonly string[]) =>
    new Set(moved.filter(({ kind }) => kinds.includes(kind!)).map((told) => token(told, "tile")));
  const crews = moved.filter((told) => CREWS.includes(told.kind!) && told.seat !== CHANCE).map(crewOf);
  return { crews: new Set(crews), tiles: tilesOf(["tile-turned"]), shafts: tilesOf(SHAFTS) };
}

/** One thing after another: which in the row of what is seen on the ground a crew's way or a tile's turning is. */
export interface Order {
  crews: ReadonlyMap<string, number>;
  tiles: ReadonlyMap<string, number>;
  of: number;
}

const TRAVELS = ["crew-moved", "bribed", "al-moved"];

export function orderOf(recent: readonly Told[]): Order {
  const seen = recent.filter(({ kind }) => kind === "tile-turned" || TRAVELS.includes(kind ?? ""));
  const numbered = seen.map((told, order): [Told, number] => [told, order]);
  const ways = numbered.filter(([told]) => told.kind !== "tile-turned");
  return {
    crews: new Map(ways.map(([told, order]) => [crewOf(told), order])),
    tiles: new Map(
      numbered.filter(([told]) => told.kind === "tile-turned").map(([told, order]) => [token(told, "tile"), order]),
    ),
    of: seen.length,
  };
}

/** How a tile is marked. */
export interface TileMarks {
  /** Something may go, or be done, there. */
  open: boolean;
  /** A crew there may be chosen. */
  crew: boolean;
  hinted: boolean;
  /** It is being drilled. */
  under: boolean;
  selected: boolean;
  /** The chosen crew would drill it, or one of the viewer's could. */
  drills: boolean;
  last: boolean;
  refused: boolean;
}

/** How a piece is marked. */
export interface PieceMarks {
  open: boolean;
  selected: boolean;
  hinted: boolean;
  last: boolean;
  refused: boolean;
}
