/** What the prompt still asks, once a crew and a place are pressed. */
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { GameView, Move, RockwellView } from "$lib/api/types";
import { Wall } from "$lib/board/easel.svelte";
import Choices from "$lib/table/Choices.svelte";
import { Picker } from "$lib/table/picker.svelte";
import type { Face } from "../../face";
import { rockwell } from "../face";
import { crews, DIE_MOVES, DRILL_MOVES, HELP_MOVES, helpView, sampleView, WORK_MOVES } from "../sample";

const wall = new Wall();

function show(view: RockwellView, moves: Move[]): (arg: string, token: string) => Picker {
  const picker = new Picker(rockwell);
  picker.reset(moves);
  wall.show(Choices, {
    game: "rockwell",
    view,
    face: rockwell as unknown as Face<GameView>,
    picker,
    onpick: (spot, by) => picker.point(spot, by),
  });
  return (arg, token) => {
    picker.point({ arg, token });
    flushSync();
    return picker;
  };
}

const labels = (what: string) => [...document.querySelectorAll(what)].map((one) => one.textContent?.trim());
const press = (label: string) => {
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(label))!.click();
  flushSync();
};
const WITH_DIE = sampleView({ crews: crews([["a7 1", "b3 2/1", "c1 3", "b0 1"]]) });

test("nothing is asked before a crew is pressed, nor of one that has only to go", () => {
  const point = show(sampleView(), DRILL_MOVES);
  expect(labels("button")).toEqual([]);
  expect(point("crew", "1").move).toBeNull();
  expect(labels("button")).toEqual([]);
  expect(point("place", "b7").move?.text).toBe("go 1 b7");
});

test("a die stays behind unless it is taken along, and then its power is asked", () => {
  const point = show(WITH_DIE, DIE_MOVES);
  point("crew", "2");
  expect(labels(".kinds button")).toEqual(["Move", "Take its die along"]);
  expect(point("place", "b4").move?.text).toBe("go 2 b4");
  press("Take its die along");
  expect(labels(".choice b")).toHaveLength(2);
  expect(point("power", "2").move?.text).toBe("carry 2 b4 2");
  // To the centre no die goes along.
  expect(point("place", "centre").move?.text).toBe("go 2 centre");
});

test("another place keeps the crew, and what it cannot reach is refused", () => {
  const point = show(sampleView(), DRILL_MOVES);
  point("crew", "2");
  expect(point("place", "b5").move?.text).toBe("go 2 b5");
  expect(point("place", "c3").move?.text).toBe("go 2 c3");
  expect(point("place", "a6").move?.text).toBe("go 2 c3");
});

test("a bribe with one tile is said by the crew alone; in the workshop a crew is the whole move", () => {
  expect(show(helpView(), HELP_MOVES)("crew", "blue-3").move?.text).toBe("bribe blue-3 b4");
  expect(show(sampleView({ prompt: "work" }), WORK_MOVES)("crew", "4").move?.text).toBe("raise 4");
});
