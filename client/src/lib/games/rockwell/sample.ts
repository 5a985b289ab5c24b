/** A small position for tests: turn 4, third drilling round, at a table for four. Mira is to move a crew. */
import type { Move, RockwellCompany, RockwellCrew, RockwellTile, RockwellView } from "$lib/api/types";
import { move } from "$lib/board/samples";
import { tilesAt, TILES } from "./ground/places";

export const NAMES = { names: ["Mira", "Jonas", "Noor", "Émile"], you: [0] };

const POWERS: Readonly<Record<string, readonly [number, number]>> = { a: [2, 3], b: [5, 4], c: [6, 7], d: [9, 8] };

/** What the tiles that are turned yield, by metal. */
const TURNED: Readonly<Record<string, readonly number[]>> = {
  a0: [2, 0, 0, 0],
  a1: [1, 1, 0, 0],
  a3: [0, 2, 0, 0],
  a5: [1, 1, 0, 0],
  a6: [0, 1, 0, 0],
  b1: [0, 2, 0, 0],
  b2: [0, 1, 1, 0],
  b6: [1, 0, 1, 0],
  c6: [0, 0, 2, 0],
};

const SHAFTS: readonly (readonly [tile: string, seat: number, number: number])[] = [
  ["a1", 0, 1],
  ["b6", 1, 1],
  ["c0", 2, 1],
  ["a5", 3, 1],
];

/** Where everybody's crews stand, with their power, and the power of a die behind a slash. */
const CREWS: readonly (readonly string[])[] = [
  ["a7 1", "b3 2", "c1 3", "b0 1"],
  ["b1 1", "c1 2", "b5 2", "a4 1"],
  ["b0 3", "d1 2/3", "b5 1", "entrance-2 1"],
  ["a2 1", "b3 1", "c4 3", "c5 2"],
];

export function crews(places: readonly (readonly string[])[] = CREWS): RockwellCrew[] {
  return places.flatMap((all, owner) =>
    all.map((text, k) => {
      const [place = "", strength = ""] = text.split(" ");
      const [power = "1", die = "0"] = strength.split("/");
      return { owner, number: k + 1, power: Number(power), die: Number(die), place, active: false };
    }),
  );
}

/** What stands on a tile, as the server counts it. */
function forceOn(tile: string, all: readonly RockwellCrew[]): number {
  return all.filter(({ place }) => tilesAt(place).includes(tile)).reduce((sum, { power, die }) => sum + power + die, 0);
}

export function tiles(
  all: readonly RockwellCrew[],
  turned: Readonly<Record<string, readonly number[]>> = TURNED,
): RockwellTile[] {
  return TILES.map((name) => {
    const ring = name.slice(0, 1);
    const power = POWERS[ring]![Number(name.slice(1)) % 2]!;
    const force = forceOn(name, all);
    const yields = turned[name];
    const shaft = SHAFTS.find(([tile]) => tile === name)?.[1] ?? null;
    return {
      name,
      ring,
      power,
      turned: yields !== undefined,
      force,
      lacks: yields ? 0 : power - force,
      yields: yields ? [...yields] : null,
      shaft,
      cards: 5,
    };
  });
}

const ACHIEVEMENTS: readonly (readonly [name: string, needed: number, prestige: number, left: number])[] = [
  ["zinc-copper", 8, 3, 3],
  ["cards", 6, 4, 4],
  ["silver", 10, 3, 3],
  ["trained-crews", 3, 5, 4],
  ["gold", 12, 5, 4],
  ["deep-crews", 0, 5, 4],
  ["each-metal", 6, 6, 4],
  ["strong-crews", 2, 6, 4],
  ["centre", 0, 6, 4],
];

function company(seat: number, more: Partial<RockwellCompany> = {}): RockwellCompany {
  const hidden = {
    cubes: null,
    money: null,
    insurance: null,
    deliveries: null,
    supplied: null,
    prestige: null,
    progress: null,
  };
  const shafts = SHAFTS.filter(([, owner]) => owner === seat).map(([tile, , number]) => ({
    number,
    tile,
    active: tile in TURNED,
  }));
  return {
    ...hidden,
    cards: 2,
    protection: 0,
    mobility: 1,
    shafts,
    achieved: [],
    home: 0,
    sealed: false,
    asked: false,
    dealt: [],
    score: null,
    ...more,
  };
}

const slot = (name: string, actions: number, seat: number | null) => ({ name, actions, left: 0, seat });

export function sampleView(more: Partial<RockwellView> = {}): RockwellView {
  const standing = more.crews ?? crews();
  return {
    game: "rockwell",
    viewer: 0,
    actors: [0],
    prompt: "drill",
    results: null,
    phase: "drilling",
    turn: 4,
    turn_limit: 200,
    round: 3,
    rounds: 4,
    seat: 0,
    open: false,
    tiles: tiles(standing),
    crews: standing,
    direction: [2, 0, 1, 3],
    control: [1, 0, 2, 3],
    slots: [
      slot("i-1", 1, 1),
      slot("i-2", 1, 0),
      slot("i-3", 1, 2),
      slot("i-4", 1, null),
      slot("ii-1", 4, 2),
      slot("ii-2", 3, 1),
      slot("ii-3", 2, 3),
      slot("iii-1", 4, 0),
      slot("iii-2", 3, 3),
      slot("iii-3", 2, null),
    ],
    bribes: 2,
    all_bribes: 3,
    dice: 2,
    all_dice: 3,
    prices: {
      cubes: [400, 600, 800, 1000],
      hire: [1000, 1500, 2000, 2500],
      crew: [1500, 2500, 3500],
      protection: [1500, 2000, 2500],
      mobility: [1500, 2000, 2500],
      shaft: [1500, 2000, 2500],
    },
    stacks: [
      [5, 0, 0, 0],
      [0, 5, 0, 0],
      [0, 0, 6, 0],
      [0, 0, 0, 5],
    ].map((cubes, k) => ({ name: String(k + 1), cubes, prestige: k + 2, left: 6 })),
    achievements: ACHIEVEMENTS.map(([name, needed, prestige, left]) => ({ name, needed, prestige, left })),
    seats: [
      company(0, {
        cubes: [5, 4, 2, 0],
        money: 4500,
        insurance: 2,
        deliveries: 0,
        supplied: 0,
        prestige: 4,
        progress: [4, 3, 2, 2, 0, 1, 0, 0, 0],
        cards: 3,
        protection: 1,
        achieved: [{ name: "zinc-copper", prestige: 4 }],
      }),
      company(1, { mobility: 2 }),
      company(2, { cards: 3, protection: 2, mobility: 0, achieved: [{ name: "silver", prestige: null }] }),
      company(3, { cards: 1, protection: 1 }),
    ],
    tray: null,
    deal: null,
    extraction: null,
    reaches: REACHES.map(([crew, place, ...drills]) => ({ crew: Number(crew), place: place!, drills })),
    bonus: [3, 2, 1],
    majority: 3,
    reason: null,
    ...more,
  };
}

/** Crew, place, and what it would drill there. */
const REACHES: readonly (readonly string[])[] = [
  ["1", "a6"],
  ["1", "a0"],
  ["1", "b7"],
  ["2", "b2"],
  ["2", "b4"],
  ["2", "b5", "b5"],
  ["2", "a3"],
  ["2", "c3"],
  ["3", "c0"],
  ["3", "c2"],
  ["3", "b1"],
  ["3", "d1", "d1"],
  ["4", "b7"],
  ["4", "b1"],
  ["4", "a0"],
  ["4", "c0"],
];

export const DRILL_MOVES: Move[] = [
  ...REACHES.map(([crew = "", place = ""]) => move("go", { crew, place })),
  move("stay", { crew: "2" }),
  move("pass"),
];

/** Crew 2 has a die of 1, which it may take along, and mobility to stand astride. */
export const DIE_MOVES: Move[] = [
  ...["b2", "b4", "b3-b4", "centre"].map((place) => move("go", { crew: "2", place })),
  ...["b2", "b4", "b3-b4"].flatMap((place) => ["1", "2"].map((power) => move("carry", { crew: "2", place, power }))),
  move("pass"),
];

/** Mira has moved her crew to b4 and may bribe a neighbour. */
export const HELP_MOVES: Move[] = [
  ...["blue-3", "green-2", "yellow-3"].map((crew) => move("bribe", { crew, tile: "b4" })),
  move("waive"),
];

export const helpView = (): RockwellView => {
  const standing = crews().map((crew) =>
    crew.owner === 0 && crew.number === 2 ? { ...crew, place: "b4", active: true } : crew,
  );
  return sampleView({ prompt: "help", phase: "advantage", crews: standing, reaches: [] });
};

export const WORK_MOVES: Move[] = [
  ...["1", "4"].map((crew) => move("raise", { crew })),
  move("protect"),
  ...["b7", "c3"].map((tile) => move("sink", { tile })),
  ...["b7", "b0"].map((tile) => move("shift", { shaft: "1", tile })),
  move("deliver", { stack: "1" }),
  move("leave"),
];
