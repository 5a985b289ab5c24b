/** What the table says of a position of Siberia, beside its drawing. */
import type { Move, SiberiaAction, SiberiaCompany, SiberiaPiece, SiberiaView } from "$lib/api/types";
import type { Spot } from "$lib/board/spot";
import { speech, type Facts } from "$lib/speech.svelte";
import type { Choice } from "$lib/table/choosing";
import type { SeatFacts } from "../../face";
import { RESOURCES } from "../pieces/tiles";

export const say = (key: string, facts: Facts = {}) => speech.ofGame("siberia", key, facts);
export const word = (list: string, token: string) => speech.word("siberia", list, token);

// ---- pieces and actions

/** "worker / gas", "joker", "investment for gas". */
export function pieceName(
  { sort, tile, fresh }: Pick<SiberiaPiece, "sort" | "tile" | "fresh">,
  action: string | null,
): string {
  const name =
    sort === "tile" ? word("tile", tile ?? "") : say("piece-name", { sort, action: word("action", action ?? "") });
  return fresh ? say("piece-fresh", { name }) : name;
}

/** The action tiles that lie on a company's actions, as far as one sees them. */
export function tilesOn(company: SiberiaCompany | undefined): number {
  return (company?.actions ?? []).flatMap(({ pieces }) => pieces).filter(({ sort }) => sort !== "investment").length;
}

/** What it would bring to take an action now; in short where there is room for a word or two. */
export function brings({ name, prospect }: SiberiaAction, short = false): string {
  if (!prospect) return say("brings-person", { action: name });
  const { cubes, exchange, money } = prospect;
  const yields = cubes === 0 ? "none" : exchange === null ? "unsold" : "sold";
  const facts = {
    yields,
    cubes,
    money,
    resource: word("resource", name),
    "resource-id": name,
    exchange: word("exchange", exchange ?? ""),
  };
  return say(short ? "brings-short" : "brings-mine", facts);
}

/** An action in a sentence: what lies there, and what it would bring if it can be taken. */
export function actionLine(action: SiberiaAction): string {
  const pieces = action.pieces.map((piece) => pieceName(piece, action.name));
  const facts = { action: word("action", action.name), pieces: speech.list(pieces), count: pieces.length };
  return [say("words-action", facts), action.ready ? say("words-ready", { brings: brings(action) }) : ""]
    .filter(Boolean)
    .join(" ");
}

export function researchLine(view: SiberiaView, seat: number): string {
  const tiles = (view.seats[seat]?.research ?? []).map((piece) => pieceName(piece, null));
  return say("words-research", { count: tiles.length, tiles: speech.list(tiles) });
}

// ---- companies and how far the game is

/** Where a company's figures are: in its supply, on the map, at exchanges. */
export function figuresLine(view: SiberiaView, seat: number): string {
  const company = view.seats[seat];
  const counted = (figures: number, place: string) => say("figures-at", { figures, place });
  const workers = view.areas.flatMap((area) =>
    area.workers[seat] ? counted(area.workers[seat], word("place", area.name)) : [],
  );
  if (company?.port) workers.push(counted(company.port, word("place", "vladivostok")));
  const sellers = view.exchanges.flatMap((one) =>
    one.name && one.sellers[seat] ? counted(one.sellers[seat], word("exchange", one.name)) : [],
  );
  return [
    say("figures-supply", { figures: company?.figures ?? 0 }),
    say("figures-workers", { count: workers.length, places: speech.list(workers) }),
    say("figures-sellers", { count: sellers.length, places: speech.list(sellers) }),
  ].join(" ");
}

export function seatFacts(view: SiberiaView, seat: number): SeatFacts {
  const company = view.seats[seat];
  if (!company) return { role: "", facts: "", points: 0 };
  const role = view.results
    ? ""
    : [view.start === seat ? say("facts-starts") : "", company.passed ? say("facts-passed") : ""]
        .filter(Boolean)
        .join(", ");
  return { role, facts: "", points: company.money, unit: { name: say("facts-money") } };
}

export function aim(): string {
  return say("facts-aim");
}

export function stage(view: SiberiaView): string {
  return say("stage", { round: view.round, phase: view.phase });
}

/** Also while the last one still lays his tiles, everybody does. */
export function together(view: SiberiaView): boolean {
  return view.phase === "placing" || view.phase === "returning";
}

// ---- the prompt: buttons and choices

export function act(view: SiberiaView, move: Move): string {
  const { exchange = "", spot = "" } = move.args;
  if (move.kind === "sell") {
    const sale = view.effect?.sales.find((one) => one.exchange === exchange);
    return say("act-sell", { exchange: word("exchange", exchange), money: sale?.money ?? 0 });
  }
  if (move.kind === "waive") return say("act-waive", { prompt: view.prompt, steps: view.effect?.steps ?? 0 });
  const key = `act-${move.kind}`;
  const facts = { spot: word("spot", spot), "spot-id": spot, exchange: word("exchange", exchange) };
  return speech.hasOfGame("siberia", key) ? say(key, facts) : speech.move("siberia", move);
}

/** "gold at 3,000 and diamond at 5,000". */
export function bought(prices: readonly number[]): string {
  return speech.list(
    prices.flatMap((price, k) =>
      price ? say("line-price", { resource: word("resource", RESOURCES[k] ?? ""), price }) : [],
    ),
  );
}

/** What stands under a choice: what an action brings, what is sold for how much, what a face would pay. */
export function note(view: SiberiaView, kind: string | null, _: string, token: string): string | null {
  const own = view.seats[view.viewer];
  const action = own?.actions.find(({ name }) => name === token);
  if (kind === "take") return action ? brings(action) : say("brings-research", { count: own?.research.length ?? 0 });
  if (kind === "sell") {
    const sale = view.effect?.sales.find((one) => one.exchange === token);
    return sale ? say("note-sale", { cubes: view.effect?.cubes ?? 0, price: sale.price, money: sale.money }) : null;
  }
  if (kind === "face") {
    const face = view.exchanges.flatMap(({ faces }) => faces).find(({ name }) => name === token);
    return face ? bought(face.prices) : null;
  }
  return null;
}

/** What somebody tried who pointed at the board; what he has not said yet is the first there is. */
export function attempt({ kind, args }: Choice, { arg, token }: Spot, view: SiberiaView): string {
  if (arg === "spot")
    return view.phase === "placing" ? `lay ${args.tile ?? view.hand[0] ?? "manager"} ${token}` : `take ${token}`;
  if (arg === "tile") return args.action ? `return ${args.action} ${token}` : `lay ${token} research`;
  if (arg === "action") return kind === "joker" || kind === "invest" ? `${kind} ${token}` : `take ${token}`;
  if (arg === "exchange")
    return kind === "post"
      ? `post ${args.figure ?? "supply"} ${token}`
      : kind === "face"
        ? `face ${token}`
        : `sell ${token}`;
  if (arg === "figure") return kind === "post" ? `post ${token} frankfurt` : `enter ${token}`;
  if (arg === "resource") return `find ${token} ${args.area ?? view.areas[0]?.name ?? "amur"}`;
  if (arg === "place") return `step ${token} ${view.port_near[0] ?? "amur"}`;
  if (kind === "find" || kind === "find-any")
    return `${kind} ${args.resource ?? view.supply[0]?.resource ?? "gas"} ${token}`;
  return `step ${args.place ?? "vladivostok"} ${token}`;
}
