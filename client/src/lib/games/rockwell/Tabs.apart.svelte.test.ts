import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { RockwellView } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";
import { NOTHING } from "$lib/table/choosing";
import type { BoardProps } from "../face";
import Board from "./Board.svelte";
import { DRILL_MOVES, move, NAMES, sampleView } from "./sample";
import { Zoom } from "./zoom.svelte";

vi.mock("$lib/ui/phone", () => ({ phone: { current: true } }));

let board: ReturnType<typeof mount> | undefined;

beforeAll(() => speech.use("en"));
afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
  document.body.replaceChildren();
});

function show(view: RockwellView, moves = DRILL_MOVES): BoardProps<RockwellView> {
  const props = $state<BoardProps<RockwellView>>({
    view,
    names: NAMES,
    moves,
    choice: NOTHING,
    hinted: null,
    refused: null,
    recent: [],
    newest: [],
    onpick: vi.fn(),
  });
  board = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')].filter((panel) => !panel.hidden).map(({ id }) => id);
const world = () => document.querySelector<SVGElement>(".world")!.style.transform;

test("on a phone the part that a decision needs opens by itself, and whoever waits stays where he looks", () => {
  const props = show(sampleView());
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
  const props = show(sampleView());
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
  const props = show(sampleView());
  const tile = document.querySelector(".tile[data-place='d7']")!;
  for (const _ of [1, 2])
    tile.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: 5, clientY: 5 }));
  flushSync();
  expect(props.onpick).toHaveBeenCalledTimes(1);
  expect(world()).toContain("scale(2)");
});

test("a closer look never leaves the ground, and a point under the fingers stays there", () => {
  const zoom = new Zoom();
  zoom.by(2, [100, 50]);
  expect([zoom.scale, ...zoom.at]).toEqual([2, -100, -50]);
  zoom.to([380, 380]);
  expect(zoom.at).toEqual([-382, -382]);
  zoom.by(9);
  expect(zoom.scale).toBe(3);
  zoom.by(0.01);
  expect([zoom.scale, ...zoom.at].map((number) => number + 0)).toEqual([1, 0, 0]);
});
