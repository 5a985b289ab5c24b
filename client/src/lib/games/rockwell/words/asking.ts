/** What the prompt asks in each position: the question, what it means, and how far the decision is. */
import type { Move, RockwellCrew, RockwellView } from "$lib/api/types";
import { speech, type Facts } from "$lib/speech.svelte";
import type { Choice } from "$lib/table/choosing";
import type { Asked } from "../../face";
import { goalOf } from "../ground/picking";
import { CENTRE, tilesAt } from "../ground/places";
import { bribed, briberyName, crewName, hirePrice, ownCrew, say, word } from "./phrases";

type Answer = Omit<Asked, "count"> & { count?: string };

const ANSWERS: Readonly<Record<string, (view: RockwellView, moves: readonly Move[], choice: Choice) => Answer>> = {
  drill,
  step,
  help,
  post,
  lead,
  train,
  work,
};

export function ask(view: RockwellView, moves: readonly Move[], choice: Choice): Asked {
  return { count: "", ...(ANSWERS[view.prompt] ?? plain)(view, moves, choice) };
}

/** What is decided by a form, or by one tile of two: what it is about, and how much there is. */
function plain(view: RockwellView): Answer {
  const own = view.seats[view.viewer];
  const share = view.extraction?.shares.find(({ owner }) => owner === view.viewer);
  const facts: Facts = {
    prompt: view.prompt,
    place: view.direction.indexOf(view.viewer) + 1,
    of: view.direction.length,
    money: own?.money ?? 0,
    insurance: own?.insurance ?? 0,
    loss: share?.loss ?? 0,
    force: share?.force ?? 0,
    tile: word("tile", view.extraction?.tile ?? ""),
    left: actionsLeft(view),
  };
  return {
    means: say(`ask-${view.prompt}`, facts),
    count: speech.hasOfGame("rockwell", `ask-${view.prompt}-count`) ? say(`ask-${view.prompt}-count`, facts) : "",
  };
}

/** Of the vice-president whose board is in play. */
function actionsLeft(view: RockwellView): number {
  return view.slots.find(({ seat, left }) => seat === view.viewer && left > 0)?.left ?? 0;
}

function post(view: RockwellView, _: readonly Move[], { args }: Choice): Answer {
  const slot = view.slots.find(({ name }) => name === args.slot);
  const count = say("ask-post-count", { home: view.seats[view.viewer]?.home ?? 0 });
  if (!slot) return { means: say("ask-post"), count };
  const [board = ""] = slot.name.split("-");
  const gives =
    board === "i"
      ? ["i-1", "i-2"].includes(slot.name)
        ? "corruption"
        : "subcontracting"
      : board === "ii"
        ? "market"
        : "workshop";
  return {
    question: say("ask-post-slot", { slot: word("slot", slot.name) }),
    means: say("ask-post-gives", { gives, actions: slot.actions }),
    count,
  };
}

// ---- drilling

function drill(view: RockwellView, moves: readonly Move[], { kind, args }: Choice): Answer {
  const crew = args.crew === undefined ? undefined : ownCrew(view, args.crew);
  const place = args.place;
  if (kind === "pass") return { means: say("ask-pass") };
  if (!crew && place === undefined)
    return { means: say("ask-drill"), count: say("ask-drill-count", { round: view.round }) };
  if (!crew)
    return {
      question: say("ask-which-crew", { place: word("place", place ?? ""), "place-id": place ?? "" }),
      means: say("ask-which-means"),
    };
  const steps = [crewName(crew), say("ask-step-where")];
  if (kind === "stay")
    return { question: say("ask-stay", { place: word("place", crew.place) }), means: say("ask-stay-means"), steps };
  if (place === undefined) return { question: say("ask-where"), means: reaches(view, moves, crew), steps };
  const goal = { place: word("place", place), "place-id": place };
  return {
    question: say("ask-go", goal),
    means: [arrival(view, crew, place), dieLine(crew, kind, args.power)].filter(Boolean).join(" "),
    steps,
  };
}

/** The crew that has made the first of two moves: nothing is left to say but where to. */
function step(view: RockwellView, _: readonly Move[], { kind, args: { place, power } }: Choice): Answer {
  const crew = view.crews.find(({ active, owner }) => active && owner === view.viewer);
  if (kind === "pass") return { means: say("ask-stop") };
  if (!crew || place === undefined) return { means: say("ask-step") };
  return {
    question: say("ask-go", { place: word("place", place), "place-id": place }),
    means: [arrival(view, crew, place), dieLine(crew, kind, power)].filter(Boolean).join(" "),
  };
}

/** How many places a crew reaches, and which tiles it would drill at once. */
function reaches(view: RockwellView, moves: readonly Move[], crew: RockwellCrew): string {
  const goals = new Set(
    moves.filter(({ args }) => args.crew === String(crew.number)).flatMap((move) => goalOf(move) ?? []),
  );
  const drilled = [...new Set(view.reaches.filter((one) => one.crew === crew.number).flatMap(({ drills }) => drills))];
  return say("ask-reaches", {
    count: goals.size,
    drills: drilled.length,
    tiles: speech.list(drilled.map((tile) => word("tile", tile))),
  });
}

/** What a crew finds where it goes. */
function arrival(view: RockwellView, crew: RockwellCrew, place: string): string {
  if (place === CENTRE) return say("ask-centre");
  const drilled = view.reaches.find((one) => one.crew === crew.number && one.place === place)?.drills ?? [];
  return tilesAt(place)
    .map((name) => {
      const tile = view.tiles.find((one) => one.name === name);
      const facts = {
        tile: word("tile", name),
        power: tile?.power ?? 0,
        force: tile?.force ?? 0,
        lacks: tile?.lacks ?? 0,
        brings: crew.power,
      };
      return say("ask-arrival", {
        ...facts,
        finds: tile?.turned ? "turned" : drilled.includes(name) ? "drills" : "rock",
      });
    })
    .join(" ");
}

/** What becomes of its die. */
function dieLine({ die }: RockwellCrew, kind: string | null, power: string | undefined): string {
  return die ? say("ask-die", { kind: kind === "carry" ? "carry" : "go", power: Number(power ?? die) }) : "";
}

// ---- advantages

function help(view: RockwellView, moves: readonly Move[], { kind, args }: Choice): Answer {
  const active = view.crews.find((crew) => crew.active);
  const steps = active
    ? [crewName(active), say("ask-step-help", { bribes: moves.some((move) => move.kind === "bribe") ? "yes" : "no" })]
    : undefined;
  if (moves.length === 1) return { question: say("ask-help-none"), means: say("ask-help-means") };
  if (kind === "waive") return { means: say("ask-waive"), steps };
  const tiles = active ? lacking(view, active) : "";
  if (moves.some((move) => move.kind === "bribe")) {
    const price = hirePrice(view, bribed(view, args.crew ?? "")?.die);
    const question = args.crew
      ? say("ask-bribe-crew", { crew: briberyName(view, args.crew) })
      : say("ask-bribe-question");
    return {
      question,
      means: say("ask-bribe", { tiles, price }),
      count: say("ask-bribe-count", { bribes: view.bribes }),
      steps,
    };
  }
  return {
    question: say("ask-hire-question"),
    means: say("ask-hire", { tiles }),
    count: say("ask-hire-count", { dice: view.dice }),
    steps,
  };
}

/** What is still missing where the active crew stands: whether more power is of use there. */
function lacking(view: RockwellView, { place }: RockwellCrew): string {
  const tiles = view.tiles.filter(({ name }) => tilesAt(place).includes(name));
  return tiles
    .map(({ name, turned, lacks }) =>
      say("ask-lacks", { tile: word("tile", name), turned: turned ? "yes" : "no", lacks }),
    )
    .join(" ");
}

// ---- Al, and the workshop

function lead(_: RockwellView, moves: readonly Move[], { args }: Choice): Answer {
  const crews = new Set(moves.map((move) => move.args.crew)).size;
  return { means: say("ask-lead", { crews, said: args.crew === undefined ? "no" : "yes" }) };
}

function train(): Answer {
  return { means: say("ask-train") };
}

function work(view: RockwellView, _: readonly Move[], { kind }: Choice): Answer {
  const left = actionsLeft(view);
  return {
    means: kind === "sink" || kind === "shift" ? say("ask-shaft", { kind }) : say("ask-work", { left }),
    count: say("ask-work-count", { left }),
  };
}
