import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { RockwellView } from "$lib/api/types";
import { all, Easel } from "$lib/board/easel.svelte";
import { move, STILL } from "$lib/board/samples";
import type { BoardProps } from "../face";
import Board from "./Board.svelte";
import { DRILL_MOVES, NAMES, sampleView } from "./sample";

vi.mock("$lib/ui/phone", () => ({ phone: { current: true } }));

const easel = new Easel<BoardProps<RockwellView>>(Board, () => ({
  ...STILL,
  view: sampleView(),
  names: NAMES,
  moves: DRILL_MOVES,
  onpick: vi.fn(),
}));

const shown = () =>
  all('[role="tabpanel"]')
    .filter((panel) => !panel.hidden)
    .map(({ id }) => id);
const world = () => document.querySelector<SVGElement>(".world")!.style.transform;

test("on a phone the part that a decision needs opens by itself, and whoever waits stays where he looks", () => {
  const props = easel.show();
  expect(shown()).toEqual(["panel-ground"]);
  Object.assign(props, {
    view: sampleView({ prompt: "post", phase: "posting" }),
    moves: [move("post", { slot: "i-4" })],
  });
  flushSync();
  expect(shown()).toEqual(["panel-boards"]);
  Object.assign(props, { view: sampleView({ prompt: "wait", actors: [1] }), moves: [] });
  flushSync();
  expect(shown()).toEqual(["panel-boards"]);
});

test("buttons lead closer to the chosen crew and back to the whole", () => {
  const props = easel.show();
  expect(world()).toContain("scale(1)");
  props.choice = { kind: "go", args: { crew: "2" } };
  flushSync();
  const [whole, closer] = [...document.querySelectorAll<HTMLButtonElement>(".look")];
  closer!.click();
  flushSync();
  expect(world()).toContain("scale(2)");
  expect(world()).not.toContain("translate(0px, 0px)");
  whole!.click();
  flushSync();
  expect(world()).toContain("scale(1)");
});

test("a double tap leads closer and means no place", () => {
  const props = easel.show();
  const tile = document.querySelector(".tile[data-place='d7']")!;
  for (const _ of [1, 2])
    tile.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: 5, clientY: 5 }));
  flushSync();
  expect(props.onpick).toHaveBeenCalledTimes(1);
  expect(world()).toContain("scale(2)");
});
