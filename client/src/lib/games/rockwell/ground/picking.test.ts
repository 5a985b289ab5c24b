import { describe, expect, test } from "vitest";
import type { Move } from "$lib/api/types";
import { move } from "$lib/board/samples";
import { NOTHING, type Choice } from "$lib/table/choosing";
import { NEEDED } from "../parts";
import { crews, DIE_MOVES, DRILL_MOVES, HELP_MOVES, helpView, sampleView, WORK_MOVES } from "../sample";
import { crewToken, meaningOf, openCrews, openGoals, type Pressed } from "./picking";

const said = (args: Record<string, string>, kind: string | null = null): Choice => ({ kind, args });
const crewOf = (view = sampleView(), owner = 0, number = 1) =>
  view.crews.find((crew) => crew.owner === owner && crew.number === number)!;
const spots = (...list: [arg: string, token: string][]) => ({ spots: list.map(([arg, token]) => ({ arg, token })) });

describe("drilling", () => {
  const view = sampleView();
  const mean = (choice: Choice, pressed: Pressed, moves: readonly Move[] = DRILL_MOVES) =>
    meaningOf(moves, choice, view, pressed);

  test("first crews are open, then where the chosen one can go", () => {
    expect(openCrews(DRILL_MOVES, NOTHING)).toEqual(new Set(["1", "2", "3", "4"]));
    expect(openGoals(DRILL_MOVES, NOTHING).size).toBe(0);
    expect(openGoals(DRILL_MOVES, said({ crew: "2" }))).toEqual(new Set(["b2", "b4", "b5", "a3", "c3"]));
  });

  test("a crew, or the tile it stands on, means the crew; then a tile means the goal", () => {
    expect(mean(NOTHING, { place: "b3", crew: crewOf(view, 0, 2) })).toEqual(spots(["crew", "2"]));
    expect(mean(NOTHING, { place: "b3" })).toEqual(spots(["crew", "2"]));
    expect(mean(said({ crew: "2" }), { place: "b5" })).toEqual(spots(["place", "b5"]));
    expect(mean(said({ crew: "2" }), { place: "b5", crew: crewOf(view, 1, 3) })).toEqual(spots(["place", "b5"]));
  });

  test("another crew of one's own is chosen instead, also where the first could go", () => {
    expect(mean(said({ crew: "3" }), { place: "b0", crew: crewOf(view, 0, 4) })).toEqual(spots(["crew", "4"]));
    expect(mean(said({ crew: "3" }), { place: "b0" })).toEqual(spots(["crew", "4"]));
  });

  test("a goal that only one crew reaches means that crew too; of several it is asked which", () => {
    expect(mean(NOTHING, { place: "b5" })).toEqual(spots(["crew", "2"], ["place", "b5"]));
    expect(mean(NOTHING, { place: "b7" })).toEqual(spots(["place", "b7"]));
    expect(openCrews(DRILL_MOVES, said({ place: "b7" }))).toEqual(new Set(["1", "4"]));
  });

  test("the chosen crew pressed again stays where it is, if that is a move", () => {
    const stay = { move: move("stay", { crew: "2" }) };
    expect(mean(said({ crew: "2" }), { place: "b3", crew: crewOf(view, 0, 2) })).toEqual(stay);
    expect(mean(said({ crew: "2" }), { place: "b3" })).toEqual(stay);
    expect(mean(said({ crew: "1" }), { place: "a7" })).toEqual(spots(["place", "a7"]));
  });

  test("several of one's own on a tile take turns", () => {
    const two = sampleView({ crews: crews([["b3 1", "b3 2", "c1 3", "b0 1"]]) });
    const at = (choice: Choice) => meaningOf(DRILL_MOVES, choice, two, { place: "b3" });
    expect(at(NOTHING)).toEqual(spots(["crew", "1"]));
    expect(at(said({ crew: "1" }))).toEqual(spots(["crew", "2"]));
  });

  test("what is out of reach is tried all the same, to hear why; an entrance without a crew of one's own means nothing", () => {
    expect(mean(said({ crew: "2" }), { place: "d7" })).toEqual(spots(["place", "d7"]));
    expect(mean(NOTHING, { place: "entrance-2" })).toBeNull();
    expect(mean(NOTHING, { place: "d7" }, [])).toEqual(spots(["place", "d7"]));
  });

  test("borders and the centre are goals", () => {
    expect(openGoals(DIE_MOVES, said({ crew: "2" }))).toEqual(new Set(["b2", "b4", "b3-b4", "centre"]));
    expect(mean(said({ crew: "2" }), { place: "b3-b4" }, DIE_MOVES)).toEqual(spots(["place", "b3-b4"]));
  });
});

describe("other decisions", () => {
  test("a bribe is a foreign crew, and then the tile", () => {
    const view = helpView();
    expect(openCrews(HELP_MOVES, NOTHING)).toEqual(new Set(["blue-3", "green-2", "yellow-3"]));
    expect(meaningOf(HELP_MOVES, NOTHING, view, { place: "b5", crew: crewOf(view, 2, 3) })).toEqual(
      spots(["crew", "yellow-3"]),
    );
    expect(meaningOf(HELP_MOVES, NOTHING, view, { place: "b5" })).toEqual(spots(["crew", "blue-3"]));
    expect(meaningOf(HELP_MOVES, said({ crew: "blue-3" }), view, { place: "b4" })).toEqual(spots(["tile", "b4"]));
    expect(crewToken(view, { ...crewOf(view, 2, 3), owner: 6 })).toBe("al-3");
    expect(crewToken(view, crewOf(view))).toBeNull();
  });

  test("which of two tiles is drilled, and where a shaft is sunk, is said by the tile alone", () => {
    const view = sampleView({ prompt: "choose" });
    expect(
      meaningOf([move("drill", { tile: "b3" }), move("drill", { tile: "b4" })], NOTHING, view, { place: "b3" }),
    ).toEqual({ move: move("drill", { tile: "b3" }) });
    const work = sampleView({ prompt: "work" });
    expect(meaningOf(WORK_MOVES, NOTHING, work, { place: "b7" })).toEqual({ move: move("sink", { tile: "b7" }) });
    expect(meaningOf(WORK_MOVES, NOTHING, work, { place: "a1", shaft: 1 })).toEqual(spots(["shaft", "1"]));
    expect(meaningOf(WORK_MOVES, said({ shaft: "1" }, "shift"), work, { place: "b7" })).toEqual(spots(["tile", "b7"]));
    expect(meaningOf(WORK_MOVES, NOTHING, work, { place: "a7", crew: crewOf() })).toEqual(spots(["crew", "1"]));
  });

  test("Al's crews are led by whoever is asked", () => {
    const view = sampleView({
      prompt: "lead",
      crews: [...crews().slice(0, 8), ...crews([["a2 1"]]).map((crew) => ({ ...crew, owner: 6 }))],
    });
    const moves = [move("lead", { crew: "1", tile: "a3" }), move("lead", { crew: "1", tile: "b2" })];
    expect(meaningOf(moves, NOTHING, view, { place: "a2", crew: view.crews.at(-1)! })).toEqual(spots(["crew", "1"]));
    expect(meaningOf(moves, NOTHING, view, { place: "a3" })).toEqual(spots(["crew", "1"], ["tile", "a3"]));
  });
});

test("every question has its part of the board, waiting has none", () => {
  expect(NEEDED.drill).toEqual(["ground"]);
  expect(NEEDED.post).toEqual(["boards"]);
  expect(NEEDED.wait).toBeUndefined();
});
