/** A small position for tests: the meeting of round 6 at a table for five, and how round 5 was settled. */
import type { GoldrauschView, Move, Told } from "$lib/api/types";
import { move, told as tell } from "$lib/board/samples";

const company = (gold: number, country: string, laid = false, sealed = false) => ({
  gold,
  chosen: true,
  country,
  laid,
  card: null,
  abstains: false,
  sealed,
});

export function sampleView(more: Partial<GoldrauschView> = {}): GoldrauschView {
  return {
    game: "goldrausch",
    viewer: 0,
    actors: [0, 3, 4],
    prompt: "lay",
    results: null,
    phase: "meeting",
    round: 6,
    rounds: 10,
    goal: 50,
    fine: 2,
    fines: "withheld",
    win: "at_once",
    start: 1,
    resource: 13,
    resources: 14,
    continents: [
      { name: "azul", lying: 3, maximum: 8, respawn: 2, yields: 4, alone: 8 },
      { name: "rosso", lying: 11, maximum: 18, respawn: 5, yields: 5, alone: 10 },
      { name: "veridia", lying: 22, maximum: 28, respawn: 9, yields: 6, alone: 12 },
    ],
    mine: 105,
    seats: [
      company(27, "veridia"),
      company(31, "veridia", true, true),
      company(22, "rosso", true),
      company(18, "azul"),
      company(29, "veridia"),
    ],
    wheel: [
      "incident",
      "veridia",
      "azul",
      "incident",
      "rosso",
      "whole",
      "incident",
      "azul",
      "veridia",
      "incident",
      "rosso",
      "broken",
    ],
    spun: "incident",
    spun_round: 5,
    incident: "barren-land",
    in_force: true,
    deck: 19,
    discards: [],
    out: ["barren-land"],
    ...more,
  };
}

/** The same table before anybody has chosen a continent. */
export function planningView(more: Partial<GoldrauschView> = {}): GoldrauschView {
  const view = sampleView();
  const seats = view.seats.map(({ gold }) => ({
    gold,
    chosen: false,
    country: null,
    laid: false,
    card: null,
    abstains: false,
    sealed: false,
  }));
  return { ...view, phase: "planning", prompt: "go", actors: [0, 1, 2, 3, 4], seats, ...more };
}

export const GO_MOVES: Move[] = ["azul", "rosso", "veridia"].map((continent) => move("go", { continent }));
export const LAY_MOVES: Move[] = ["use", "skip"].map((card) => move("lay", { card }));

/** What Noor brought about. */
export const told = (kind: string, facts: Record<string, string | number>, submission = 40) =>
  tell(kind, facts, submission, 2);

const RULES: Record<string, number> = { alone: 503, several: 505, none: 502 };
const profit = (
  seat: number,
  continent: string,
  role: string,
  due: number,
  mined: number,
  held: number,
  paid: number,
  gold: number,
  lying: number,
) =>
  told("profit", {
    seat,
    continent,
    role,
    due,
    cut: mined + held < due ? "short" : "none",
    share: mined + held,
    mined,
    held,
    paid,
    gold,
    lying,
    rule: RULES[role] ?? 0,
    cut_rule: mined + held < due ? 507 : 0,
  });

export const SAMPLE_LOG: Told[] = [
  told("round-began", { round: 5, seat: 0 }, 30),
  ...["veridia", "veridia", "azul", "azul", "veridia"].map((continent, seat) =>
    told("country-shown", { seat, continent }, 35),
  ),
  told("wheel-stopped", { result: "incident" }),
  told("incident-drawn", { incident: "barren-land", rule: 718 }),
  told("maximum-fell", { continent: "azul", maximum: 8, lost: 1 }),
  told("maximum-fell", { continent: "rosso", maximum: 18, lost: 0 }),
  told("maximum-fell", { continent: "veridia", maximum: 28, lost: 0 }),
  ...["use", "use", "use", "use", "skip"].map((card, seat) => told("card-shown", { seat, card })),
  profit(0, "veridia", "several", 6, 4, 2, 0, 27, 21),
  profit(1, "veridia", "several", 6, 4, 2, 0, 31, 17),
  profit(4, "veridia", "none", 6, 6, 0, 0, 29, 13),
  profit(2, "azul", "several", 4, 0, 1, 1, 22, 1),
  profit(3, "azul", "several", 4, 0, 1, 1, 18, 1),
  told("resource-revealed", { resource: "13" }),
  told("grew-back", { continent: "azul", amount: 2, lying: 3, maximum: 8 }),
  told("grew-back", { continent: "rosso", amount: 5, lying: 11, maximum: 18 }),
  told("grew-back", { continent: "veridia", amount: 9, lying: 22, maximum: 28 }),
  told("round-began", { round: 6, seat: 1 }),
];
