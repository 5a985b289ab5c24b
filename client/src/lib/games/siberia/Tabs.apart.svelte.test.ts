import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { SiberiaView } from "$lib/api/types";
import { all, Easel } from "$lib/board/easel.svelte";
import { STILL } from "$lib/board/samples";
import type { BoardProps } from "../face";
import Board from "./Board.svelte";
import { ACT_MOVES, actView, NAMES, sampleView, SELL_MOVES } from "./sample";

vi.mock("$lib/ui/phone", () => ({ phone: { current: true } }));

const easel = new Easel<BoardProps<SiberiaView>>(Board, () => ({
  ...STILL,
  view: sampleView(),
  names: NAMES,
  moves: SELL_MOVES,
  onpick: vi.fn(),
}));

const open = () => document.querySelector('[role="tab"][aria-selected="true"]')?.id;
const shown = () =>
  all('[role="tabpanel"]')
    .filter((panel) => !panel.hidden)
    .map(({ id }) => id);

function turnTo(name: string): void {
  document.querySelector<HTMLElement>(`#tab-${name}`)!.click();
  flushSync();
}

test("on a phone the part that a decision needs opens by itself, and the others can be looked at", () => {
  const props = easel.show();
  expect(shown()).toEqual(["panel-exchanges"]);
  turnTo("map");
  expect(open()).toBe("tab-map");
  Object.assign(props, { view: actView(), moves: ACT_MOVES });
  flushSync();
  expect(shown()).toEqual(["panel-tableau"]);
});

test("whoever waits stays where he looks", () => {
  const props = easel.show();
  turnTo("map");
  Object.assign(props, { view: sampleView({ prompt: "wait", actors: [1] }), moves: [] });
  flushSync();
  expect(open()).toBe("tab-map");
});

test("areas are numbered, and supply and closed areas are beside the map", () => {
  easel.show();
  expect([...document.querySelectorAll(".map .number text")].map((text) => text.textContent)).toEqual(
    Array.from({ length: 14 }, (_, k) => String(k + 1)),
  );
  expect(document.querySelector('#panel-map section[aria-label="Supply"]')).not.toBeNull();
});
