/** Boards, achievements, companies and moves in sentences: what labels say, and the text table. */
import type { Move, RockwellSlot, RockwellStack, RockwellView } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";
import { METALS } from "../pieces/metals";
import { boardNow, slotNumber, type Board } from "../rail/boards";
import {
  act,
  briberyName,
  crewName,
  cubesLine,
  dollars,
  label,
  ownCrew,
  ownerName,
  priceOf,
  say,
  whole,
  word,
  youOr,
} from "./phrases";

// ---- boards

/** "Slot 1 of board II: free, 4 actions." */
export function slotLine(view: RockwellView, names: SeatNames, slot: RockwellSlot): string {
  const board = slot.name.split("-")[0] as Board;
  const seat = slot.seat === null ? "" : speech.name(slot.seat, names);
  const count = board === "i" ? 0 : slotNumber(view, board, slot);
  return say("line-slot", {
    slot: word("slot", slot.name),
    seat,
    taken: slot.seat === null ? "no" : "yes",
    board,
    count,
    now: boardNow(view) === board ? "yes" : "no",
  });
}

/** "5 zinc for 2 prestige, 7 tiles left." */
export function stackLine({ name, cubes, prestige, left }: RockwellStack): string {
  return say("line-stack", { stack: name, cubes: cubesLine(cubes), prestige, left });
}

export function pricesLine(view: RockwellView): string {
  return say("words-cube-prices", {
    prices: speech.list(
      METALS.map((metal, k) => say("line-price", { metal: word("metal", metal), price: view.prices.cubes[k] ?? 0 })),
    ),
  });
}

/** The steps of an improvement, or the dice, with their prices. */
export function ladderLine(kind: string, prices: readonly number[]): string {
  return say("words-ladder", { kind, prices: speech.list(prices.map(dollars)) });
}

export function orderLine(order: string, seats: readonly number[], names: SeatNames): string {
  return say("words-order", { order, seats: speech.list(seats.map((seat) => speech.name(seat, names))) });
}

// ---- achievements

/** The seats that have it. */
export function holders(view: RockwellView, achievement: string): number[] {
  return view.seats.flatMap(({ achieved }, seat) => (achieved.some(({ name }) => name === achievement) ? seat : []));
}

export function ownProgress(view: RockwellView, k: number): number {
  return view.seats[view.viewer]?.progress?.[k] ?? 0;
}

/** What it takes, what is left of its stack, who has it, how far the viewer is. */
export function achievementLine(view: RockwellView, names: SeatNames, k: number): string {
  const one = view.achievements[k];
  if (!one) return "";
  const has = holders(view, one.name);
  const takes = speech.say("labelled", {
    label: word("achievement", one.name),
    value: say("goal-long", { achievement: one.name, needed: one.needed }),
  });
  const out = [takes, say("line-goal", { prestige: one.prestige, left: one.left })];
  if (has.length) out.push(say("line-goal-has", { seats: speech.list(has.map((seat) => speech.name(seat, names))) }));
  if (view.seats[view.viewer]?.progress && !has.includes(view.viewer))
    out.push(say("line-goal-own", { progress: ownProgress(view, k), needed: one.needed || 1 }));
  return out.join(" ");
}

// ---- companies

/** Cubes, money and insurance, or that they are hidden. */
export function stockLine(view: RockwellView, seat: number): string {
  const company = view.seats[seat];
  if (!company?.cubes) return say("company-hidden");
  const facts = {
    cubes: cubesLine(company.cubes),
    money: company.money ?? 0,
    insurance: company.insurance ?? 0,
    deliveries: company.deliveries ?? 0,
    prestige: company.supplied ?? 0,
  };
  return say("company-stock", facts);
}

export function crewsLine(view: RockwellView, owner: number): string {
  const crews = view.crews.filter((crew) => crew.owner === owner).map(crewName);
  return say("company-crews", { crews: crews.join("; ") });
}

export function improvementsLine(view: RockwellView, seat: number): string {
  const company = view.seats[seat];
  return say("company-improvements", { protection: company?.protection ?? 0, mobility: company?.mobility ?? 0 });
}

/** Each with its tile, and what it yields if it works. */
export function shaftsLine(view: RockwellView, seat: number): string {
  const shafts = (view.seats[seat]?.shafts ?? []).map(({ tile, active }) => {
    const yields = view.tiles.find(({ name }) => name === tile)?.yields;
    return say("company-shaft", {
      tile: word("tile", tile),
      active: active ? "yes" : "no",
      cubes: yields ? cubesLine(yields) : "",
    });
  });
  return say("company-shafts", { count: shafts.length, shafts: speech.list(shafts) });
}

export function achievedLine(view: RockwellView, seat: number): string {
  const achieved = (view.seats[seat]?.achieved ?? []).map(({ name, prestige }) =>
    say("company-honour", {
      achievement: word("achievement", name),
      prestige: prestige ?? 0,
      known: prestige === null ? "no" : "yes",
    }),
  );
  return say("company-achieved", { count: achieved.length, achieved: speech.list(achieved) });
}

/** Where its vice-presidents are. */
export function postsLine(view: RockwellView, seat: number): string {
  const slots = view.slots.filter((slot) => slot.seat === seat).map(({ name }) => word("slot", name));
  return say("company-posts", { count: slots.length, slots: speech.list(slots), home: view.seats[seat]?.home ?? 0 });
}

/** Everything of a company, one sentence each. */
export function companyLines(view: RockwellView, seat: number): string[] {
  const company = view.seats[seat];
  if (!company) return [];
  const secret = company.asked ? say("company-chooses", { sealed: company.sealed ? "yes" : "no" }) : "";
  return [
    stockLine(view, seat),
    say("company-cards", { cards: company.cards }),
    improvementsLine(view, seat),
    shaftsLine(view, seat),
    achievedLine(view, seat),
    postsLine(view, seat),
    crewsLine(view, seat),
    secret,
  ].filter(Boolean);
}

// ---- the turn

/** Whose turn it is. */
export function turnLine(view: RockwellView, names: SeatNames): string {
  if (view.seat === null || view.results) return "";
  return say("words-turn", { seat: speech.name(view.seat, names), you: youOr(view.seat, names) });
}

/** How near the end is. */
export function endLine(view: RockwellView): string {
  const arrived = new Set(
    view.crews.filter(({ place, owner }) => place === "centre" && owner in view.seats).map(({ owner }) => owner),
  );
  return say("words-end", { majority: view.majority, arrived: arrived.size, turn: view.turn, limit: view.turn_limit });
}

/** The viewer's tray, while it is his alone. */
export function trayLine(view: RockwellView): string {
  const { tray } = view;
  return tray
    ? say("words-tray", { phase: view.phase, cubes: cubesLine(tray.cubes), money: tray.money, value: tray.value })
    : "";
}

export function dealLine({ deal }: RockwellView): string {
  return deal
    ? say("words-deal", {
        way: deal.buys ? "buy" : "sell",
        number: deal.number,
        metal: word("metal", deal.metal),
        money: deal.money,
      })
    : "";
}

/** Who takes part in the extraction under way and with what. */
export function extractionLines(view: RockwellView, names: SeatNames): string[] {
  const { extraction } = view;
  if (!extraction) return [];
  const { tile, card, danger, active, priority, why, shares } = extraction;
  const out = [
    say("words-extraction", {
      tile: word("tile", tile),
      seat: ownerName(active, names),
      drawn: card ? "yes" : "no",
      cubes: cubesLine(card ?? []),
      danger: danger ? "yes" : "no",
    }),
  ];
  for (const { owner, force, share, surplus, loss } of shares)
    out.push(
      say("words-share", {
        seat: ownerName(owner, names),
        force,
        cubes: cubesLine(share),
        surplus: cubesLine(surplus),
        more: surplus.some(Boolean) ? "yes" : "no",
        loss,
      }),
    );
  if (priority !== null && why !== null)
    out.push(say("words-priority", { seat: ownerName(priority, names), why: word("priority", why) }));
  return out;
}

// ---- moves

/** A legal move on its button: crews by power and place, improvements with their price. */
export function moveLine(view: RockwellView, move: Move): string {
  if (["offer", "cash", "insure", "seal", "buy", "sell", "post", "shift"].includes(move.kind))
    return speech.move("rockwell", move);
  // Crews of one group are told apart here; other groups are about one crew.
  const text = ["raise", "train"].includes(move.kind) ? whole(view, move) : act(view, move);
  const price = priceOf(view, move);
  return price === null || text.includes(speech.number(price))
    ? text
    : speech.say("labelled", { label: text, value: dollars(price) });
}

/** Moves of several words stand together by their first; what stands alone comes last. */
export function movesInGroups(view: RockwellView, moves: readonly Move[]): { title: string; moves: Move[] }[] {
  const out = new Map<string, Move[]>();
  for (const move of moves) {
    const title = groupOf(view, move);
    out.set(title, [...(out.get(title) ?? []), move]);
  }
  const bare = ({ moves }: { moves: Move[] }) => Number(Object.keys(moves[0]?.args ?? {}).length === 0);
  return [...out].map(([title, moves]) => ({ title, moves })).sort((a, b) => bare(a) - bare(b));
}

function groupOf(view: RockwellView, { kind, args }: Move): string {
  const { crew, metal, shaft } = args;
  if (crew?.includes("-")) return briberyName(view, crew);
  if (crew && ["go", "carry", "stay"].includes(kind)) return crewName(ownCrew(view, crew));
  if (crew && kind === "lead") return label(view, "crew", crew) ?? "";
  if (metal && (kind === "buy" || kind === "sell")) return word("metal", metal);
  if (shaft)
    return say("work-shift", {
      tile: word("tile", view.seats[view.viewer]?.shafts.find((one) => String(one.number) === shaft)?.tile ?? ""),
    });
  return Object.keys(args).length ? say(`words-group-${kind}`) : say(`prompt-${view.prompt}`);
}
