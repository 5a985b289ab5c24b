/** What was told of the ground: which crews and tiles moved, and what the last move changed. */
import type { Told } from "$lib/api/types";
import { changed } from "$lib/board/marks";
import { CHANCE, seatNumber } from "$lib/companies";
import { AL } from "./words/phrases";

const token = (told: Told, name: string) => told.words[name]?.token ?? "";

/** "0 2": the second crew of the first seat. */
export const crewKey = (owner: number, number: number | string) => `${owner} ${number}`;

const OF_AL = ["al-moved", "al-raised"];

function crewOf(told: Told): string {
  const owner = token(told, "owner");
  return crewKey(OF_AL.includes(told.kind ?? "") || owner === "al" ? AL : seatNumber(owner), token(told, "crew"));
}

const CREWS = ["crew-moved", "crew-stayed", "crew-stopped", "bribed", "hired", "crew-raised", ...OF_AL];
const TRAVELS = ["crew-moved", "bribed", "al-moved"];
const TURNED = "tile-turned";

export interface Last {
  crews: ReadonlySet<string>;
  /** Turned over. */
  tiles: ReadonlySet<string>;
  /** Where a shaft was put. */
  shafts: ReadonlySet<string>;
}

export function lastOf(newest: readonly Told[]): Last {
  const crews = newest.filter(({ kind, seat }) => kind !== null && CREWS.includes(kind) && seat !== CHANCE);
  return {
    crews: new Set(crews.map(crewOf)),
    tiles: changed(newest, [TURNED], "tile"),
    shafts: changed(newest, ["shaft-sunk", "shaft-shifted"], "tile"),
  };
}

/** What an event moves on the ground: a crew that goes, by its key, or a tile that turns, by its name. */
export function moved(told: Told): string | null {
  if (told.kind === TURNED) return token(told, "tile");
  return TRAVELS.includes(told.kind ?? "") ? crewOf(told) : null;
}
