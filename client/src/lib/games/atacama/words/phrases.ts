/** What the table says of a position of Atacama, beside its drawing. */
import type { AtacamaView, Move } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { signed, speech, type Facts } from "$lib/speech.svelte";
import type { Choice } from "$lib/table/choosing";
import type { SeatFacts } from "../../face";
import { CLAIMS, lineName, lines, scorers, unclaimed, type Direction } from "../scorers";

const say = (key: string, facts: Facts = {}) => speech.ofGame("atacama", key, facts);
const word = (list: string, token: string) => speech.word("atacama", list, token);

/** A row or column in sentences: its derricks, and what it counts for whom. */
export function lineLabel(view: AtacamaView, names: SeatNames, direction: Direction, k: number): string {
  const line = lines(view, direction)[k];
  if (!line) return "";
  const said = [say("words-line", { direction, line: lineName(direction, k), derricks: line.derricks })];
  if (unclaimed(view)) {
    if (line.derricks > 0)
      said.push(
        ...CLAIMS.map((claim) =>
          say("words-would", { claim: word("claim", claim), points: signed(line.worth[claim] ?? 0) }),
        ),
      );
  } else {
    const key = line.counts ? "words-points" : "words-so-far";
    for (const { seat, claim } of line.derricks > 0 ? scorers(view, direction) : []) {
      said.push(say(key, { points: signed(line.worth[claim] ?? 0), seat: names.names[seat] ?? "" }));
    }
  }
  return said.join(" ");
}

export function stockLine(view: AtacamaView, seat: number): string {
  const stock = view.seats[seat]?.stock ?? {};
  return say("board-left", { natural: stock.natural ?? 0, black: stock.black ?? 0 });
}

export function seatFacts(view: AtacamaView, seat: number): SeatFacts {
  const { claim, direction, points } = view.seats[seat] ?? { claim: null, direction: null, points: 0 };
  const left = stockLine(view, seat);
  if (claim === null || direction === null) return { role: "", facts: say("board-no-claim", { left }), points };
  const counting = lines(view, direction as Direction).filter((line) => line.counts).length;
  const sign = { arg: "direction", token: direction };
  return {
    role: word("direction", direction),
    facts: say("facts-seat", { direction, lines: counting, left }),
    points,
    sign,
  };
}

export function ask(_: AtacamaView, moves: readonly Move[], choice: Choice): { means: string; count: string } {
  if (choice.kind === "buy") return { means: say("ask-buy"), count: "" };
  const fields = new Set(moves.flatMap((move) => move.args.field ?? [])).size;
  return { means: say("ask-place"), count: say("ask-open", { fields }) };
}

export function act(view: AtacamaView, move: Move): string {
  const { field: name = "", colour = "natural", claim = "", direction = "" } = move.args;
  if (move.kind === "buy")
    return say("act-buy", { claim: word("claim", claim), direction: word("direction", direction) });
  const field = view.fields.find((one) => one.name === name);
  return say("act-place", {
    colour,
    field: name,
    mineral: word("mineral", field?.mineral ?? ""),
    value: field?.value ?? 0,
  });
}

export function note(view: AtacamaView, kind: string | null, arg: string, token: string): string | null {
  if (arg !== "colour") return null;
  const left = view.seats[view.viewer]?.stock[token] ?? 0;
  // A black derrick that pays counts like any other.
  return say("note-colour", { colour: kind === "place" ? token : "natural", left });
}

export function progress(view: AtacamaView): { move: number; of: number } {
  return { move: view.turns + 1, of: view.turns + view.remaining };
}
