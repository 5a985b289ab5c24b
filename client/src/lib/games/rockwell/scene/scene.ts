/** An extraction as a small scene, from what was told of it: the one under way, or the last. */
import type { RockwellView, Told } from "$lib/api/types";
import { seatNumber } from "$lib/companies";
import { METALS } from "../pieces/metals";
import { AL } from "../words/phrases";

/** What one owner had of it. */
export interface Party {
  owner: number;
  /** Power on the tile, where it was said. */
  force: number | null;
  share: number[];
  surplus: number[];
  /** Cubes in danger after protection; nothing where there was no danger for him. */
  loss: number | null;
  /** Insurance given up; nothing while that is not decided. */
  insurance: number | null;
  lost: number[];
  /** What he took home; nothing while that is open. */
  gained: number[] | null;
}

export interface Scene {
  /** Which submission drilled. */
  number: number;
  tile: string;
  active: number;
  force: number;
  power: number;
  card: number[] | null;
  danger: boolean;
  priority: { owner: number; why: string } | null;
  parties: Party[];
  /** The card is put away, or somebody keeps it: the scene is over. */
  over: boolean;
}

const NONE = [0, 0, 0, 0];
const token = (told: Told, name: string) => told.words[name]?.token ?? "";
const number = (told: Told, name: string) => Number(token(told, name) || 0);
const cubes = (told: Told) => METALS.map((metal) => number(told, metal));
const ownerOf = (told: Told, name: string) => (token(told, name) === "al" ? AL : seatNumber(token(told, name)));

/** The events of the last extraction, from its drilling on. */
function lastTold(log: readonly Told[]): readonly Told[] {
  const stands = log.filter((told) => told.stands && told.undoes === null);
  const from = stands.findLastIndex((told) => told.kind === "tile-drilled");
  if (from < 0) return [];
  const to = stands.findIndex((told, k) => k > from && told.kind === "card-kept");
  return stands.slice(from, to < 0 ? undefined : to + 1);
}

export function lastScene(view: RockwellView, log: readonly Told[]): Scene | null {
  const told = lastTold(log);
  const start = told[0];
  if (!start) return null;
  const over = told.at(-1)?.kind === "card-kept";
  const scene: Scene = {
    number: start.number,
    tile: token(start, "tile"),
    active: ownerOf(start, "owner"),
    force: number(start, "force"),
    power: number(start, "power"),
    card: null,
    danger: false,
    priority: null,
    parties: [],
    over,
  };
  const party = (owner: number): Party => {
    const found = scene.parties.find((one) => one.owner === owner);
    if (found) return found;
    const force = view.extraction?.shares.find((one) => one.owner === owner)?.force ?? null;
    const made: Party = {
      owner,
      force: over ? null : force,
      share: NONE,
      surplus: NONE,
      loss: null,
      insurance: null,
      lost: NONE,
      gained: null,
    };
    scene.parties.push(made);
    return made;
  };
  for (const one of told) tellInto(scene, party, one);
  if (over) for (const one of scene.parties) if (one.owner !== AL) one.gained ??= NONE;
  return scene;
}

function tellInto(scene: Scene, party: (owner: number) => Party, told: Told): void {
  if (told.kind === "card-drawn") {
    scene.card = cubes(told);
    scene.danger = token(told, "danger") === "danger";
  } else if (told.kind === "share-set") party(ownerOf(told, "owner")).share = cubes(told);
  else if (told.kind === "surplus-set") {
    party(ownerOf(told, "owner")).surplus = cubes(told);
    scene.priority = { owner: ownerOf(told, "owner"), why: token(told, "priority") };
  } else if (told.kind === "danger-felt") {
    const one = party(ownerOf(told, "seat"));
    one.force = number(told, "force");
    one.loss = number(told, "loss");
  } else if (told.kind === "insurance-used") party(ownerOf(told, "seat")).insurance = number(told, "insurance");
  else if (told.kind === "cubes-lost") party(ownerOf(told, "seat")).lost = cubes(told);
  else if (told.kind === "cubes-gained") party(ownerOf(told, "seat")).gained = cubes(told);
}

/** What became of the danger for somebody, as a word the catalogue knows. */
export function fateOf({ loss, insurance, lost }: Party): "none" | "protected" | "open" | "saved" | "partly" | "lost" {
  if (loss === null) return "none";
  if (loss === 0) return "protected";
  if (insurance === null) return "open";
  if (insurance === 0) return "lost";
  return lost.some(Boolean) ? "partly" : "saved";
}
