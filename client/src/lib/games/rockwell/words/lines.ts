/** Places of the ground in sentences: what the map's labels say, and the text table. */
import type { RockwellCrew, RockwellTile, RockwellView } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";
import { CENTRE, tilesAt } from "../ground/places";
import { cubesLine, ownerName, say, word, youOr } from "./phrases";

/** What may be done with a place now. */
export interface Open {
  open?: boolean;
  /** A crew of the viewer's there may be chosen. */
  crew?: boolean;
  /** Going there would drill it. */
  drills?: boolean;
}

/** "your crew of power 2", "Noor’s crew of power 2 with a die of 3". */
export function crewLine({ owner, power, die }: RockwellCrew, names: SeatNames): string {
  return say("line-crew", { seat: ownerName(owner, names), you: youOr(owner, names), power, die });
}

/** Whoever stands at a place, in a sentence; nothing where nobody does. */
function standing(crews: readonly RockwellCrew[], names: SeatNames, astride = false): string[] {
  const lines = crews.map((crew) => crewLine(crew, names));
  return lines.length
    ? [say("line-crews", { count: lines.length, crews: speech.list(lines), astride: astride ? "yes" : "no" })]
    : [];
}

const at = (view: RockwellView, place: string) => view.crews.filter((crew) => crew.place === place);

function marks({ open, crew, drills }: Open): string[] {
  return [
    open ? say("line-open") : "",
    crew && !open ? say("line-crew-open") : "",
    drills ? say("line-drills") : "",
  ].filter(Boolean);
}

export function tileLine(view: RockwellView, names: SeatNames, tile: RockwellTile, open: Open = {}): string {
  const { name, power, force, lacks, turned, yields, shaft } = tile;
  const facts = { tile: word("tile", name), power, force, lacks };
  const rock = turned
    ? say("line-turned", { ...facts, cubes: cubesLine(yields ?? []) })
    : power
      ? say("line-tile", facts)
      : say("line-unlaid", facts);
  const astride = view.crews.filter(({ place }) => place !== name && tilesAt(place).includes(name));
  const mine =
    shaft === null
      ? []
      : [say("line-shaft", { seat: ownerName(shaft, names), you: youOr(shaft, names), active: turned ? "yes" : "no" })];
  return [rock, ...marks(open), ...standing(at(view, name), names), ...standing(astride, names, true), ...mine].join(
    " ",
  );
}

/** Borders, the centre and entrances. */
export function placeLine(view: RockwellView, names: SeatNames, place: string, open: Open = {}): string {
  const crews = at(view, place);
  const kind = place === CENTRE ? "centre" : tilesAt(place).length ? "border" : "entrance";
  const facts = { kind, place: word("place", place), count: crews.length, majority: view.majority };
  return [say("line-place", facts), ...marks(open), ...standing(crews, names)].join(" ");
}
