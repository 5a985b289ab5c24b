/** A small position for tests: all maps lie, a derrick on e5, its neighbours closed. */
import type { AtacamaLine, AtacamaView, Move } from "$lib/api/types";
import { move } from "$lib/board/samples";
import { FIELDS, SIDE } from "./ground/geometry";

const CLOSED = ["e5", "d5", "f5", "e4", "e6"];
const names = FIELDS.map(({ name }) => name);
const line = (k: number): AtacamaLine => ({
  derricks: k === 4 ? 1 : 0,
  counts: false,
  worth: k === 4 ? { copper: -3, silver: 3 } : { copper: 0, silver: 0 },
});

export function sampleView(more: Partial<AtacamaView> = {}): AtacamaView {
  return {
    game: "atacama",
    viewer: 0,
    actors: [0],
    prompt: "place",
    results: null,
    turns: 1,
    remaining: 27,
    threshold: 4,
    claims: { copper: { gold: 1, copper: 1, silver: -1 }, silver: { gold: 1, copper: -1, silver: 1 } },
    factor: { natural: 1, black: 2 },
    maps: [..."ABCDEFGHI"],
    stack: 0,
    fields: names.map((name) => ({
      name,
      mineral: "silver",
      value: 3,
      derrick: name === "e5" ? "natural" : null,
      open: !CLOSED.includes(name),
    })),
    rows: Array.from({ length: SIDE }, (_, k) => line(k)),
    columns: Array.from({ length: SIDE }, (_, k) => line(k)),
    seats: [
      { stock: { natural: 13, black: 0 }, claim: "copper", direction: "rows", points: 0, lines: Array(SIDE).fill(0) },
      {
        stock: { natural: 14, black: 0 },
        claim: "silver",
        direction: "columns",
        points: 0,
        lines: Array(SIDE).fill(0),
      },
    ],
    buyer: null,
    box: { natural: 0, black: 0 },
    ...more,
  };
}

export const SAMPLE_MOVES: Move[] = names
  .filter((name) => !CLOSED.includes(name))
  .map((field) => move("place", { colour: "natural", field }));
