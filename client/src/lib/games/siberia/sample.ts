/** A small position for tests: round 5 at a table for four. Mira has taken the gas action and is to sell. */
import type { Move, SiberiaAction, SiberiaCompany, SiberiaExchange, SiberiaPiece, SiberiaView } from "$lib/api/types";
import { move } from "$lib/board/samples";
import { PERSONS, RESOURCES } from "./pieces/tiles";

export const NAMES = { names: ["Mira", "Jonas", "Noor", "Émile"], you: [0] };

export const tile = (name: string, fresh = false): SiberiaPiece => ({ sort: "tile", tile: name, fresh });
export const joker: SiberiaPiece = { sort: "joker", tile: "manager", fresh: false };
export const investment: SiberiaPiece = { sort: "investment", tile: null, fresh: false };

type Laid = Readonly<Record<string, readonly SiberiaPiece[]>>;
type Prospect = NonNullable<SiberiaAction["prospect"]>;
type Reach = Readonly<Record<string, Partial<Prospect>>>;

const OUT_OF_REACH: Prospect = {
  lying: 4,
  cubes: 0,
  exchange: null,
  price: 0,
  money: 0,
  top_exchange: "frankfurt",
  top_price: 1000,
  missing: "worker",
};

const isResource = (name: string) => (RESOURCES as readonly string[]).includes(name);

export function actions(laid: Laid, reach: Reach = {}): SiberiaAction[] {
  return [...PERSONS, ...RESOURCES].map((name) => {
    const pieces = [...(laid[name] ?? [])];
    const prospect = isResource(name) ? { ...OUT_OF_REACH, ...reach[name] } : null;
    return { name, pieces, ready: pieces.length === 2, prospect };
  });
}

function company(money: number, figures: number, laid: Laid, more: Partial<SiberiaCompany> = {}): SiberiaCompany {
  const all = actions(laid);
  const tiles = all.flatMap(({ pieces }) => pieces).filter(({ sort }) => sort !== "investment").length;
  return {
    money,
    figures,
    port: 0,
    tiles,
    hand: 0,
    sealed: true,
    passed: false,
    actions: all,
    research: [],
    income: [],
    ...more,
  };
}

const AREAS: [name: string, cubes: string, workers: string, near: string][] = [
  ["amur", "", "0000", ""],
  ["khabarovsk", "coal", "0001", "south-yakutia magadan irkutsk"],
  ["transbaikal", "", "0000", ""],
  ["south-yakutia", "coal diamond", "0100", "khabarovsk magadan north-yakutia irkutsk evenkia"],
  ["magadan", "gas gold", "0001", "khabarovsk south-yakutia north-yakutia"],
  ["chukotka", "", "0000", ""],
  ["north-yakutia", "coal oil", "0100", "south-yakutia magadan evenkia taimyr"],
  ["irkutsk", "coal oil gold", "0020", "khabarovsk south-yakutia evenkia krasnoyarsk"],
  ["evenkia", "gas diamond", "1000", "south-yakutia north-yakutia irkutsk taimyr krasnoyarsk yamal"],
  ["taimyr", "gas coal", "1000", "north-yakutia evenkia yamal"],
  ["krasnoyarsk", "coal gold", "0010", "irkutsk evenkia tomsk yamal altai"],
  ["tomsk", "oil", "0000", "krasnoyarsk yamal altai"],
  ["yamal", "gas coal oil", "1000", "evenkia taimyr krasnoyarsk tomsk"],
  ["altai", "gold", "0000", "krasnoyarsk tomsk"],
];

/** The face that is up first, then the other; prices in thousands. */
const EXCHANGES: [faces: Readonly<Record<string, string>>, sellers: string][] = [
  [{ frankfurt: "11122" }, "1001"],
  [{ london: "00035", mumbai: "02006" }, "0101"],
  [{ johannesburg: "00044", zurich: "00053" }, "0000"],
  [{ "new-york": "22400", dubai: "00350" }, "0100"],
  [{ sydney: "03005", shanghai: "23300" }, "0010"],
  [{ tokyo: "32300", singapore: "30203" }, "1000"],
];

const words = (text: string) => text.split(" ").filter(Boolean);
const digits = (text: string) => [...text].map(Number);

const exchanges = (): SiberiaExchange[] =>
  EXCHANGES.map(([sides, sellers], tile) => {
    const faces = Object.entries(sides).map(([name, prices]) => ({
      name,
      prices: digits(prices).map((price) => price * 1000),
    }));
    return { tile, faces, name: faces[0]?.name ?? null, prices: faces[0]?.prices ?? [], sellers: digits(sellers) };
  });

export function sampleView(more: Partial<SiberiaView> = {}): SiberiaView {
  return {
    game: "siberia",
    viewer: 0,
    actors: [0],
    prompt: "sell",
    results: null,
    phase: "actions",
    round: 5,
    start: 1,
    turn: 0,
    areas: AREAS.map(([name, cubes, workers, near]) => ({
      name,
      cubes: words(cubes),
      workers: digits(workers),
      closed: cubes === "",
      near: words(near),
    })),
    port_near: ["khabarovsk", "south-yakutia", "irkutsk"],
    supply: RESOURCES.map((resource, k) => ({
      resource,
      left: [6, 5, 4, 3, 1][k] ?? 0,
      sold: [4, 3, 2, 4, 3][k] ?? 0,
    })),
    exchanges: exchanges(),
    investments: ["oil", "worker", "manager", "diamond"],
    stack: 9,
    bag: 41,
    seats: [
      company(
        27000,
        1,
        {
          manager: [tile("manager")],
          logistics: [tile("logistics-oil"), tile("logistics-coal")],
          seller: [tile("seller-gold")],
          worker: [investment],
          gas: [investment],
          coal: [joker],
        },
        {
          income: [
            { resource: "gas", exchange: "tokyo", money: 15000 },
            { resource: "oil", exchange: "tokyo", money: 9000 },
            { resource: "gas", exchange: "frankfurt", money: 3000 },
          ],
        },
      ),
      company(
        29000,
        2,
        { seller: [tile("seller-gas"), tile("seller-oil")], gold: [investment] },
        { income: [{ resource: "diamond", exchange: "london", money: 29000 }] },
      ),
      company(22000, 2, { oil: [tile("worker-oil")] }, { port: 1 }),
      company(19000, 1, {}, { passed: true, port: 1 }),
    ],
    hand: [],
    effect: {
      action: "gas",
      steps: 0,
      finds: [],
      cubes: 3,
      areas: ["evenkia", "taimyr", "yamal"],
      closes: ["yamal"],
      sales: [
        { exchange: "frankfurt", price: 1000, money: 3000 },
        { exchange: "tokyo", price: 3000, money: 9000 },
      ],
    },
    tile_limit: 10,
    closed: 3,
    closed_limit: 8,
    empty_limit: 3,
    idle: 0,
    idle_limit: 5,
    reason: null,
    ...more,
  };
}

/** While the start player turns up the faces: from tile 2 on they are open. */
export function facingView(): SiberiaView {
  const view = sampleView({ prompt: "face", phase: "exchanges", effect: null });
  const covered = { name: null, prices: [0, 0, 0, 0, 0], sellers: [0, 0, 0, 0] };
  return {
    ...view,
    exchanges: view.exchanges.map((exchange) => (exchange.tile > 1 ? { ...exchange, ...covered } : exchange)),
  };
}

/** The view with other facts of one's own company. */
export function withOwn(view: SiberiaView, more: Partial<SiberiaCompany>): SiberiaView {
  return { ...view, seats: view.seats.map((seat, k) => (k === view.viewer ? { ...seat, ...more } : seat)) };
}

/** Before she took it. */
export function actView(more: Partial<SiberiaView> = {}): SiberiaView {
  const laid = {
    logistics: [tile("logistics-oil"), tile("logistics-coal")],
    gas: [tile("worker-gas"), investment],
    coal: [joker],
  };
  const reach = {
    gas: { cubes: 3, exchange: "tokyo", price: 3000, money: 9000, missing: null },
    coal: { cubes: 2, missing: "seller" },
  };
  return withOwn(sampleView({ prompt: "act", effect: null, ...more }), { actions: actions(laid, reach) });
}

/** At the beginning of the round: two of six tiles lie. */
export function placingView(more: Partial<SiberiaView> = {}): SiberiaView {
  const hand = ["manager", "logistics-gas", "logistics-gas", "worker-coal"];
  const view = sampleView({ prompt: "lay", phase: "placing", turn: null, effect: null, actors: [0, 2], hand, ...more });
  const laid = {
    seller: [tile("seller-gold"), tile("seller-gas", true)],
    logistics: [tile("logistics-oil")],
    gas: [investment],
    coal: [tile("worker-coal"), tile("seller-coal")],
  };
  const seats = view.seats.map((seat, k) => ({ ...seat, sealed: k % 2 === 1, hand: k % 2 ? 0 : 4, passed: false }));
  return withOwn({ ...view, seats }, { actions: actions(laid), research: [tile("investor-oil", true)] });
}

export const SELL_MOVES: Move[] = [
  move("waive"),
  ...["frankfurt", "tokyo"].map((exchange) => move("sell", { exchange })),
];
export const ACT_MOVES: Move[] = [...["logistics", "gas"].map((spot) => move("take", { spot })), move("pass")];
export const STEP_MOVES: Move[] = [
  move("waive"),
  ...["yamal", "north-yakutia"].map((area) => move("step", { place: "taimyr", area })),
  move("step", { place: "yamal", area: "tomsk" }),
];
export const RETURN_MOVES: Move[] = [
  move("return", { action: "logistics", tile: "logistics-oil" }),
  move("return", { action: "logistics", tile: "logistics-coal" }),
  move("return", { action: "coal", tile: "manager" }),
];
export const LAY_MOVES: Move[] = [
  ...["manager", "research"].map((spot) => move("lay", { tile: "manager", spot })),
  ...["logistics", "gas", "research"].map((spot) => move("lay", { tile: "logistics-gas", spot })),
  ...["worker", "research"].map((spot) => move("lay", { tile: "worker-coal", spot })),
];
