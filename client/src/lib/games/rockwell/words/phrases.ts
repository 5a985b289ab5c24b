/** What the table says of a position of Rockwell, beside its drawing. */
import type { Move, RockwellCrew, RockwellView } from "$lib/api/types";
import type { Spot } from "$lib/board/spot";
import { seatNumber } from "$lib/companies";
import type { SeatNames } from "$lib/names";
import { speech, type Facts } from "$lib/speech.svelte";
import type { Choice } from "$lib/table/choosing";
import type { SeatFacts } from "../../face";
import { byMetal } from "../pieces/metals";

export const say = (key: string, facts: Facts = {}) => speech.ofGame("rockwell", key, facts);
export const word = (list: string, token: string) => speech.word("rockwell", list, token);

/** Stands for Al in place of a seat. */
export const AL = 6;

/** A player or Al by name. */
export const ownerName = (owner: number, names: SeatNames) =>
  owner === AL ? word("seat", "al") : speech.name(owner, names);

/** "you" where a sentence has another form for the reader. */
export const youOr = (owner: number, names: SeatNames) => (names.you.includes(owner) ? "yes" : "no");

/** "2 zinc, 1 gold". */
export const cubesLine = (cubes: readonly number[]) => say("cubes", byMetal(cubes));

export const dollars = (money: number) => say("dollars", { money });

export const ownCrew = (view: RockwellView, number: string | number) =>
  view.crews.find((crew) => crew.owner === view.viewer && crew.number === Number(number));

/** "Crew of power 2, B3". */
export function crewName(crew: RockwellCrew | undefined): string {
  return crew ? say("crew-name", { power: crew.power, place: word("place", crew.place), die: crew.die }) : "";
}

// ---- companies and how far the game is

export function seatFacts(view: RockwellView, seat: number): SeatFacts {
  const company = view.seats[seat];
  if (!company) return { role: "", facts: "", points: 0 };
  const dice = view.crews
    .filter((crew) => crew.owner === seat && crew.die > 0)
    .map(({ die }) => say("facts-die", { power: die }));
  return {
    role: view.results ? "" : speech.list(dice),
    facts: "",
    points: company.prestige ?? 0,
    unit: { name: say("facts-prestige"), icon: "star" },
    tally: {
      text: say("facts-cards", { cards: company.cards }),
      note: say("facts-achieved", { count: company.achieved.length }),
    },
  };
}

export function aim(view: RockwellView): string {
  return view.results ? say("facts-prestige") : say("facts-aim");
}

export function stage(view: RockwellView): string {
  return say("stage", { turn: view.turn, round: view.round, phase: view.phase });
}

/** Also while the last one still chooses in secret, everybody does. */
export function together(view: RockwellView): boolean {
  return ["tender", "insurance", "danger"].includes(view.phase);
}

/** What is decided in one go, with a form of its own. */
export function forms(view: RockwellView): boolean {
  return ["tender", "insure", "save", "deal", "close", "work"].includes(view.prompt);
}

// ---- the prompt: buttons and choices

/** The price of an action in the workshop, as the view lists it; nothing for what is paid in cubes. */
export function priceOf(view: RockwellView, move: Move): number | null {
  const own = view.seats[view.viewer];
  const { crew, protection, mobility, shaft } = view.prices;
  if (!own) return null;
  if (move.kind === "raise") return crew[(ownCrew(view, move.args.crew ?? "")?.power ?? 0) - 1] ?? null;
  if (move.kind === "protect") return protection[own.protection] ?? null;
  if (move.kind === "mobilise") return mobility[own.mobility] ?? null;
  return move.kind === "sink" ? (shaft[own.shafts.length] ?? null) : null;
}

export function act(view: RockwellView, move: Move): string {
  const { crew = "", place = "", power = "", tile = "", number = "0", stack = "", shaft = "", slot = "" } = move.args;
  const key = `act-${move.kind}`;
  if (!speech.hasOfGame("rockwell", key)) return speech.move("rockwell", move);
  const drills = view.reaches.find((one) => String(one.crew) === crew && one.place === place)?.drills.length ?? 0;
  const own = crewOf(view, crew) ?? view.crews.find((one) => one.owner === view.viewer && one.active);
  const loss = view.extraction?.shares.find((one) => one.owner === view.viewer)?.loss ?? 0;
  const facts: Facts = {
    place: word("place", place),
    "place-id": place,
    here: word("place", own?.place ?? ""),
    tile: word("tile", tile),
    slot: word("slot", slot),
    power: Number(power) || (own?.power ?? 0) + 1,
    drills,
    crew: crew.includes("-") ? briberyName(view, crew) : crew,
    price: priceOf(view, move) ?? hirePrice(view, crew.includes("-") ? bribed(view, crew)?.die : power),
    number: Number(number),
    lost: loss - Number(number),
    shaft,
    prestige: view.stacks.find(({ name }) => name === stack)?.prestige ?? 0,
    phase: view.phase,
  };
  return say(key, facts);
}

/** A move apart from the board, say in a hint: which crew, then what it does. */
export function whole(view: RockwellView, move: Move): string {
  const crew = move.args.crew === undefined ? null : label(view, "crew", move.args.crew);
  return crew ? speech.say("labelled", { label: crew, value: act(view, move) }) : act(view, move);
}

/** What a die of this power costs; nothing where there is none. */
export const hirePrice = (view: RockwellView, power: string | number | undefined) =>
  view.prices.hire[Number(power) - 1] ?? 0;

/** The crew that a move means by its number: the viewer's, or Al's where he leads or trains it. */
function crewOf(view: RockwellView, number: string): RockwellCrew | undefined {
  const owner = ["lead", "train"].includes(view.prompt) ? AL : view.viewer;
  return view.crews.find((crew) => crew.owner === owner && crew.number === Number(number));
}

/** A crew that could be bribed. */
export function bribed(view: RockwellView, token: string): RockwellCrew | undefined {
  const [owner = "", number = ""] = token.split("-");
  return view.crews.find(
    (one) => one.owner === (owner === "al" ? AL : seatNumber(owner)) && one.number === Number(number),
  );
}

/** It is called by its owner's colour and where it stands. */
export function briberyName(view: RockwellView, token: string): string {
  const [owner = "", number = ""] = token.split("-");
  const crew = bribed(view, token);
  const seat = word("seat", owner);
  return crew
    ? say("crew-of", {
        seat,
        power: crew.power,
        place: word("place", crew.place),
        die: crew.die,
      })
    : say("crew-of-seat", { seat, number });
}

/** What a choice says in the prompt: a crew by its power and place, not by its number. */
export function label(view: RockwellView, arg: string, token: string): string | null {
  if (arg === "crew" && token.includes("-")) return briberyName(view, token);
  if (arg === "crew") return crewName(crewOf(view, token)) || null;
  return arg === "power" ? say("die-name", { power: Number(token) }) : null;
}

/** What stands under a choice: what a die costs. */
export function note(view: RockwellView, kind: string | null, arg: string, token: string): string | null {
  if (arg === "power" && (kind === "hire" || kind === "carry")) return dollars(hirePrice(view, token));
  return null;
}

/** What somebody tried who pointed at the board; what he has not said yet is the first there is. */
export function attempt({ kind, args }: Choice, { arg, token }: Spot, view: RockwellView): string {
  // A line of a form says the whole move.
  if (arg === "move") return token;
  if (arg === "slot") return `post ${token}`;
  const active = view.crews.find((one) => one.owner === view.viewer && one.active);
  const crew = args.crew ?? active?.number ?? 1;
  if (arg === "crew" && token.includes("-"))
    return `bribe ${token} ${args.tile ?? active?.place.split("-")[0] ?? "a0"}`;
  if (arg === "crew")
    return (
      { train: `train ${token}`, work: `raise ${token}`, lead: `lead ${token} ${args.tile ?? "a0"}` }[view.prompt] ??
      `stay ${token}`
    );
  if (arg === "power") return kind === "carry" ? `carry ${crew} ${args.place ?? "a0"} ${token}` : `hire ${token}`;
  if (arg === "tile") {
    if (view.prompt === "help") return `bribe ${args.crew ?? "al-1"} ${token}`;
    if (view.prompt === "lead") return `lead ${args.crew ?? 1} ${token}`;
    if (view.prompt === "choose") return `drill ${token}`;
    if (view.prompt === "work") return kind === "shift" ? `shift ${args.shaft ?? 1} ${token}` : `sink ${token}`;
  }
  return `go ${crew} ${token}`;
}
