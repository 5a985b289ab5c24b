/** What the prompt asks in each position: the question, what it means, and how far the decision is. */
import type { Move, SiberiaView } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";
import type { Choice } from "$lib/table/choosing";
import type { Asked } from "../../face";
import { ownEffect } from "../tableau/tableau";
import { brings, pieceName, say, word } from "./phrases";

export function ask(view: SiberiaView, moves: readonly Move[], choice: Choice): Asked {
  return { count: "", ...(ownEffect(view) ? effect(view, choice) : between(view, moves, choice)) };
}

/** No action is under way. */
function between(view: SiberiaView, moves: readonly Move[], choice: Choice): Omit<Asked, "count"> & { count?: string } {
  const own = view.seats[view.viewer];
  if (view.prompt === "face") {
    const next = view.exchanges.find(({ name }) => name === null);
    return { means: say("ask-face", { tile: next?.tile ?? 0, tiles: view.exchanges.length - 1 }) };
  }
  if (view.prompt === "lay") {
    const tile = choice.args.tile;
    if (tile) return { question: say("ask-lay-tile", { tile: word("tile", tile) }), means: "" };
    return { means: say("ask-lay"), count: say("ask-hand", { tiles: view.hand.length }) };
  }
  if (view.prompt === "return") return { means: say("ask-return", { tiles: own?.tiles ?? 0, limit: view.tile_limit }) };
  if (view.prompt === "research") {
    const tiles = (own?.research ?? []).map((piece) => pieceName(piece, null));
    return { means: say("ask-research", { count: tiles.length, tiles: speech.list(tiles) }) };
  }
  if (view.prompt === "act") {
    if (moves.length === 1) return { question: say("ask-act-none"), means: say("ask-pass") };
    if (choice.kind === "pass") return { means: say("ask-pass") };
    const action = own?.actions.find(({ name }) => name === choice.args.spot);
    return { means: action ? say("ask-take", { brings: brings(action), action: action.name }) : say("ask-act") };
  }
  return { means: say(`ask-${view.prompt}`) };
}

/** "gas, 2 × manager". */
function counted(finds: readonly string[]): string {
  const sorts = [...new Set(finds)];
  return speech.list(
    sorts.map((find) =>
      say("ask-find-tile", { find: word("find", find), tiles: finds.filter((one) => one === find).length }),
    ),
  );
}

/** An action has been taken: its name comes first, then what is decided of it now. */
function effect(view: SiberiaView, choice: Choice): Omit<Asked, "count"> {
  const { action = "", areas = [], closes = [], cubes = 0, finds = [], steps = 0 } = view.effect ?? {};
  const facts = {
    action: word("spot", action),
    "action-id": action,
    cubes,
    steps,
    resource: word("resource", action),
    "resource-id": action,
  };
  const shown = { steps: [say("ask-step-action", facts), say("ask-step-now", { prompt: view.prompt })], back: true };
  if (view.prompt === "sell") {
    const named = (names: readonly string[]) => ({
      count: names.length,
      areas: speech.list(names.map((area) => word("area", area))),
    });
    const means = [
      say("ask-sell", { ...facts, ...named(areas) }),
      closes.length ? say("ask-sell-closes", named(closes)) : "",
    ];
    return { ...shown, question: say("ask-sell-question", facts), means: means.filter(Boolean).join(" ") };
  }
  if (view.prompt === "find") {
    const resource = choice.args.resource;
    const question = resource
      ? say("ask-find-question", { resource: word("resource", resource), "resource-id": resource })
      : undefined;
    return { ...shown, question, means: say("ask-find", { count: finds.length, finds: counted(finds) }) };
  }
  if (view.prompt === "step") return { ...shown, question: say("ask-step-question", facts), means: say("ask-step") };
  const question = view.prompt === "joker" ? say("ask-joker-question") : undefined;
  return { ...shown, question, means: say(`ask-${view.prompt}`) };
}
