/** Moves, turn and companies in sentences, for the text table. */
import type { Move, SiberiaView } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";
import { act, actionLine, brings, researchLine, say, seatFacts, tilesOn, word } from "./phrases";

/** A legal move on its button, with what it brings. */
export function moveLine(view: SiberiaView, move: Move): string {
  if (["sell", "waive", "seal"].includes(move.kind)) return act(view, move);
  const action =
    move.kind === "take" ? view.seats[view.viewer]?.actions.find(({ name }) => name === move.args.spot) : undefined;
  const label = speech.move("siberia", move);
  return action ? speech.say("labelled", { label, value: brings(action) }) : label;
}

/** Moves of two words stand together by their first; to pass or to do without comes last. */
export function movesInGroups(view: SiberiaView, moves: readonly Move[]): { title: string; moves: Move[] }[] {
  const out = new Map<string, Move[]>();
  for (const move of moves) {
    const [[arg, token] = ["", ""], second] = Object.entries(move.args);
    const title = second
      ? say(`words-group-${arg}`, { [arg]: word(arg, token), any: move.kind === "find-any" ? "yes" : "no" })
      : say(`prompt-${view.prompt}`);
    out.set(title, [...(out.get(title) ?? []), move]);
  }
  const bare = (move: Move) => Number(Object.keys(move.args).length === 0);
  const groups = [...out].map(([title, group]) => ({ title, moves: group.sort((a, b) => bare(a) - bare(b)) }));
  return groups.sort((a, b) => bare(a.moves[0]!) - bare(b.moves[0]!));
}

/** How far the game is from its end. */
export function endLine(view: SiberiaView): string {
  const empty = view.supply.filter(({ left }) => left === 0).length;
  return say("words-end", {
    closed: view.closed,
    closed_limit: view.closed_limit,
    empty,
    empty_limit: view.empty_limit,
    idle: view.idle,
    idle_limit: view.idle_limit,
  });
}

/** Whose turn it is, and what he is doing. */
export function turnLine(view: SiberiaView, names: SeatNames): string {
  if (view.turn === null || view.results) return "";
  const seat = speech.name(view.turn, names);
  const doing = view.effect?.action ?? "none";
  return say("words-turn", {
    seat,
    you: view.turn === view.viewer ? "yes" : "no",
    doing,
    action: view.effect ? word("spot", doing) : "",
  });
}

/** A company's actions where something lies, one by one; then those that are empty. */
export function tableauLines(view: SiberiaView, seat: number): string[] {
  const actions = view.seats[seat]?.actions ?? [];
  const empty = actions.filter(({ pieces }) => pieces.length === 0).map(({ name }) => word("action", name));
  const lines = actions.filter(({ pieces }) => pieces.length > 0).map(actionLine);
  if (empty.length) lines.push(say("words-empty", { actions: speech.list(empty) }));
  return [...lines, researchLine(view, seat)];
}

/** What its workers could mine now, whether or not the action is ready. */
export function reachLine(view: SiberiaView, seat: number): string {
  const found = (view.seats[seat]?.actions ?? [])
    .filter(({ prospect }) => prospect && prospect.cubes > 0)
    .map((action) => brings(action));
  return found.length ? say("words-reach", { brings: found.join("; ") }) : "";
}

export function companyLine(view: SiberiaView, names: SeatNames, seat: number): string {
  const { role, points } = seatFacts(view, seat);
  const company = view.seats[seat];
  const lays =
    view.phase === "placing"
      ? say("company-lays", { hand: company?.hand ?? 0, sealed: company?.sealed ? "yes" : "no" })
      : "";
  return [
    say("words-company", { seat: speech.name(seat, names), money: points, tiles: tilesOn(company) }),
    role && say("words-role", { role }),
    lays,
  ]
    .filter(Boolean)
    .join(" ");
}
