import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { SiberiaView } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";
import { NOTHING } from "$lib/table/choosing";
import type { BoardProps } from "../face";
import Board from "./Board.svelte";
import { ACT_MOVES, actView, NAMES, sampleView, SELL_MOVES } from "./sample";

vi.mock("$lib/ui/phone", () => ({ phone: { current: true } }));

let board: ReturnType<typeof mount> | undefined;

beforeAll(() => speech.use("en"));
afterEach(() => {
  if (board) void unmount(board);
  document.body.replaceChildren();
});

function show(view: SiberiaView, moves = SELL_MOVES): BoardProps<SiberiaView> {
  const props = $state<BoardProps<SiberiaView>>({
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

const open = () => document.querySelector('[role="tab"][aria-selected="true"]')?.id;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')].filter((panel) => !panel.hidden).map(({ id }) => id);

function turnTo(name: string): void {
  document.querySelector<HTMLElement>(`#tab-${name}`)!.click();
  flushSync();
}

test("on a phone the part that a decision needs opens by itself, and the others can be looked at", () => {
  const props = show(sampleView());
  expect(shown()).toEqual(["panel-exchanges"]);
  turnTo("map");
  expect(open()).toBe("tab-map");
  Object.assign(props, { view: actView(), moves: ACT_MOVES });
  flushSync();
  expect(shown()).toEqual(["panel-tableau"]);
});

test("whoever waits stays where he looks", () => {
  const props = show(sampleView());
  turnTo("map");
  Object.assign(props, { view: sampleView({ prompt: "wait", actors: [1] }), moves: [] });
  flushSync();
  expect(open()).toBe("tab-map");
});

test("areas are numbered, and supply and closed areas are beside the map", () => {
  show(sampleView());
  expect([...document.querySelectorAll(".map .number text")].map((text) => text.textContent)).toEqual(
    Array.from({ length: 14 }, (_, k) => String(k + 1)),
  );
  expect(document.querySelector('#panel-map section[aria-label="Supply"]')).not.toBeNull();
});
