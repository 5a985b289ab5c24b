/** The end of a round as it was told, in steps: wheel, event card, cards shown, one payout after the other. */
import type { GoldrauschView, Told } from "$lib/api/types";
import { seatNumber } from "$lib/companies";
import { paragraph } from "$lib/rules/book";
import { ownedAfter, ownedBetween } from "./purse";

export interface Profit {
  seat: number;
  continent: string;
  /** The card that counted. */
  card: string;
  /** The only user, one of several, or none; and why he gets no more than he does. */
  role: string;
  cut: string;
  due: number;
  share: number;
  mined: number;
  held: number;
  paid: number;
  gold: number;
  lying: number;
  /** The paragraphs behind role and cut; none where nothing was cut. */
  rule: string;
  cutRule: string | null;
}

export interface Shown {
  seat: number;
  /** What the seat laid, and what counted for it. */
  laid: string;
  counts: string;
}

export type Step = { told: readonly Told[] } & (
  | { kind: "wheel"; result: string }
  | { kind: "incident"; incident: string; rule: string }
  | { kind: "cards"; shown: readonly Shown[] }
  | { kind: "profit"; profit: Profit }
  | { kind: "sum"; profits: readonly Profit[] }
);

/** What the chart shows at a step. */
export interface Scene {
  countries: readonly (string | null)[];
  lying: Readonly<Record<string, number>>;
  /** The cards that lie open, as they count. */
  cards: readonly (string | null)[];
  /** Where nothing can be mined; "broken" is everywhere. */
  struck: string | null;
  profit: Profit | null;
  /** What everybody owns. */
  points: readonly number[];
}

export interface Settlement {
  /** The submission that told it. */
  number: number;
  round: number;
  /** Who was start player then, if that was told. */
  start: number | null;
  steps: readonly Step[];
  scenes: readonly Scene[];
}

const token = (told: Told, name: string) => told.words[name]?.token ?? "";
const number = (told: Told, name: string) => Number(token(told, name));
const seatOf = (told: Told) => seatNumber(token(told, "seat"));
const of = (told: readonly Told[], ...kinds: string[]) => told.filter((one) => kinds.includes(one.kind ?? ""));

/** What happened between the turn of the wheel and the payout. */
const EFFECTS = [
  "incident-drawn",
  "lot-fell",
  "gold-swapped",
  "gold-shared",
  "maximum-fell",
  "gold-lost",
  "gold-received",
  "free-of-fines",
  "card-passed",
  "figure-moved",
];

function profitOf(told: Told): Profit {
  const facts = { due: 0, share: 0, mined: 0, held: 0, paid: 0, gold: 0, lying: 0 };
  for (const name of Object.keys(facts) as (keyof typeof facts)[]) facts[name] = number(told, name);
  const role = token(told, "role");
  const rules = {
    rule: paragraph(number(told, "rule")),
    cutRule: number(told, "cut_rule") ? paragraph(number(told, "cut_rule")) : null,
  };
  return {
    seat: seatOf(told),
    continent: token(told, "continent"),
    card: role === "none" ? "skip" : "use",
    role,
    cut: token(told, "cut"),
    ...facts,
    ...rules,
  };
}

/** The last settlement in what was told; nothing before the wheel has turned. */
export function lastSettlement(log: readonly Told[], view: GoldrauschView): Settlement | null {
  const stands = log.filter((told) => told.stands && told.undoes === null);
  const from = stands.findLastIndex((told) => told.kind === "wheel-stopped");
  const wheel = stands[from];
  if (!wheel) return null;
  const began = stands.findIndex((told, k) => k > from && told.kind === "round-began");
  const after = began < 0 ? stands.slice(from) : stands.slice(from, began + 1);
  const round = began < 0 ? view.round : number(stands[began]!, "round") - 1;
  const opened = stands.findLastIndex((told, k) => k < from && told.kind === "round-began");
  const start = opened < 0 ? null : seatOf(stands[opened]!);
  const steps = stepsOf(wheel, after);
  return { number: wheel.number, round, start, steps, scenes: scenesOf(steps, stands.slice(0, from), after, view) };
}

function stepsOf(wheel: Told, after: readonly Told[]): Step[] {
  const steps: Step[] = [{ kind: "wheel", told: [wheel], result: token(wheel, "result") }];
  const effects = of(after, ...EFFECTS);
  if (effects[0])
    steps.push({
      kind: "incident",
      told: effects,
      incident: token(effects[0], "incident"),
      rule: paragraph(number(effects[0], "rule")),
    });
  const laid = of(after, "card-shown");
  if (laid.length) {
    const counts = of(after, "card-counts");
    const shown = laid.map((told) => {
      const other = counts.find((one) => seatOf(one) === seatOf(told));
      return { seat: seatOf(told), laid: token(told, "card"), counts: token(other ?? told, "card") };
    });
    steps.push({ kind: "cards", told: [...laid, ...counts], shown });
  }
  const paid = of(after, "profit");
  for (const told of paid) steps.push({ kind: "profit", told: [told], profit: profitOf(told) });
  steps.push({ kind: "sum", told: of(after, "game-ended", "round-began"), profits: paid.map(profitOf) });
  return steps;
}

function scenesOf(
  steps: readonly Step[],
  before: readonly Told[],
  after: readonly Told[],
  view: GoldrauschView,
): Scene[] {
  const profits = steps.flatMap((step) => (step.kind === "profit" ? [step.profit] : []));
  const countries: (string | null)[] = view.seats.map(
    (_, seat) => profits.find((one) => one.seat === seat)?.continent ?? null,
  );
  const began = before.findLastIndex((told) => told.kind === "round-began");
  for (const told of of(before.slice(began + 1), "country-shown")) countries[seatOf(told)] = token(told, "continent");
  const lying = lyingBefore(profits, after, view);
  let scene: Scene = {
    countries,
    lying,
    cards: view.seats.map(() => null),
    struck: null,
    profit: null,
    points: ownedBetween(before, after, view),
  };
  return steps.map((step) => {
    scene = { ...scene, profit: null, points: ownedAfter(scene.points, step.told) };
    if (step.kind === "wheel") scene = { ...scene, struck: step.result };
    if (step.kind === "incident") {
      const moved = [...scene.countries];
      for (const told of of(step.told, "figure-moved")) moved[seatOf(told)] = token(told, "continent");
      scene = { ...scene, countries: moved };
    }
    if (step.kind === "cards")
      scene = {
        ...scene,
        cards: view.seats.map((_, seat) => step.shown.find((one) => one.seat === seat)?.counts ?? null),
      };
    if (step.kind === "profit")
      scene = { ...scene, profit: step.profit, lying: { ...scene.lying, [step.profit.continent]: step.profit.lying } };
    return scene;
  });
}

/** What lay on each continent before the first payout: what was taken and what has grown since goes back. */
function lyingBefore(profits: readonly Profit[], after: readonly Told[], view: GoldrauschView): Record<string, number> {
  return Object.fromEntries(
    view.continents.map(({ name, lying }) => {
      const first = profits.find((one) => one.continent === name);
      const grown = of(after, "grew-back").find((told) => token(told, "continent") === name);
      return [
        name,
        first ? first.lying + first.mined : grown ? number(grown, "lying") - number(grown, "amount") : lying,
      ];
    }),
  );
}

/** The position at a step, as far as the companies' lines show it: what everybody owned, where, and who was start player. */
export function viewAt(view: GoldrauschView, { start }: Settlement, { points, countries }: Scene): GoldrauschView {
  const seats = view.seats.map((company, seat) => ({
    ...company,
    gold: points[seat] ?? company.gold,
    country: countries[seat] ?? null,
  }));
  return { ...view, phase: "wheel", results: null, start, seats };
}

/** An event card that came up: in which round, and whether it is in force, now or for good. */
export interface Drawn {
  incident: string;
  round: number;
  state: "now" | "lasting" | "spent";
}

/** The one that came up last. */
export function lastIncident(log: readonly Told[], view: GoldrauschView): Drawn | null {
  const stands = log.filter((told) => told.stands && told.undoes === null);
  const k = stands.findLastIndex((told) => told.kind === "incident-drawn");
  const incident = k < 0 ? view.incident : token(stands[k]!, "incident");
  if (incident === null) return null;
  const began = stands.slice(0, Math.max(k, 0)).findLast((told) => told.kind === "round-began");
  const round = began ? number(began, "round") : (view.spun_round ?? view.round);
  const holds = incident === view.incident && view.in_force;
  return { incident, round, state: view.out.includes(incident) ? "lasting" : holds ? "now" : "spent" };
}
