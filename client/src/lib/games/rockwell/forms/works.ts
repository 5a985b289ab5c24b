/** The price list of the workshop, for whoever acts there: what there is, what it costs, and whether it can be had now. */
import type { Move, RockwellView } from "$lib/api/types";
import { NOTHING, type Choice } from "$lib/table/choosing";
import { priceOf, say, word } from "../words/phrases";

export interface Work {
  /** What is chosen by a press; where a tile is still to be said, without it. */
  choice: Choice;
  /** A move of it, to be asked why it cannot be. */
  text: string;
  name: string;
  /** What becomes of it, where the name does not say. */
  step?: string;
  price: number | null;
  /** What it is paid with instead, and what it brings: deliveries. */
  cubes?: readonly number[];
  prestige?: number;
  opens: boolean;
}

export interface Works {
  kind: "crews" | "steps" | "shifts" | "deliveries";
  works: Work[];
}

/** Crews of this power grow no more. */
const STRONGEST = 4;

function matching(moves: readonly Move[], { kind, args }: Choice): Move | undefined {
  return moves.find(
    (move) => move.kind === kind && Object.entries(args).every(([name, token]) => move.args[name] === token),
  );
}

export function worksOf(view: RockwellView, moves: readonly Move[]): Works[] {
  const own = view.seats[view.viewer];
  if (!own) return [];
  const work = (kind: string, args: Record<string, string>, name: string, text: string): Work => {
    const choice = { ...NOTHING, kind, args };
    return {
      choice,
      text,
      name,
      price: priceOf(view, { kind, args, text, leads_on: false }),
      opens: matching(moves, choice) !== undefined,
    };
  };
  const crews = view.crews
    .filter(({ owner, power, place }) => owner === view.viewer && power < STRONGEST && place !== "centre")
    .map((crew) => ({
      ...work("raise", { crew: String(crew.number) }, word("place", crew.place), `raise ${crew.number}`),
      step: say("work-crew", { from: crew.power, power: crew.power + 1 }),
    }));
  const tile = view.tiles[0]?.name ?? "a0";
  const steps = [
    ...(own.protection < view.prices.protection.length
      ? [work("protect", {}, say("work-protect", { level: own.protection + 1 }), "protect")]
      : []),
    ...(own.mobility < view.prices.mobility.length
      ? [work("mobilise", {}, say("work-mobilise", { level: own.mobility + 1 }), "mobilise")]
      : []),
    ...(own.shafts.length < view.prices.shaft.length
      ? [work("sink", {}, say("work-sink", { number: own.shafts.length + 1 }), `sink ${tile}`)]
      : []),
  ];
  const shifts = own.shafts.map((shaft) =>
    work("shift", { shaft: String(shaft.number) }, `${word("tile", shaft.tile)} → …`, `shift ${shaft.number} ${tile}`),
  );
  const deliveries = view.stacks
    .filter(({ left }) => left > 0)
    .map(({ name, cubes, prestige }) => ({
      ...work("deliver", { stack: name }, say("work-deliver", { stack: name }), `deliver ${name}`),
      cubes,
      prestige,
    }));
  const groups: Works[] = [
    { kind: "crews", works: crews },
    { kind: "steps", works: steps },
    { kind: "shifts", works: shifts },
    { kind: "deliveries", works: deliveries },
  ];
  return groups.filter(({ works }) => works.length > 0);
}

/** Whether it is what somebody has begun to choose. */
export function isChosen({ choice }: Work, said: Choice): boolean {
  return said.kind === choice.kind && Object.entries(choice.args).every(([name, token]) => said.args[name] === token);
}
