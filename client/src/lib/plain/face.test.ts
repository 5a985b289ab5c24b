/** A game that has no face of its own, on the page. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Move } from "$lib/api/types";
import { coverOf, faceOf } from "$lib/games";
import { speech } from "$lib/speech.svelte";
import { cover } from "./cover";
import { plain } from "./face";
import TextBoard from "./TextBoard.svelte";

const move = (kind: string, args: Record<string, string>, text: string): Move => ({
  kind,
  args,
  text,
  leads_on: false,
});
const MOVES = [
  move("place", { colour: "natural", field: "a1" }, "place natural a1"),
  move("buy", { claim: "copper", direction: "rows", colour: "natural" }, "buy copper rows natural"),
];
const view = {
  game: "atacama",
  viewer: 0,
  actors: [0],
  prompt: "place",
  results: null,
  stack: 3,
  seats: [{ points: 4 }],
};

let shown: ReturnType<typeof mount> | undefined;

beforeAll(() => speech.use("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

test("whatever the server offers can be shown", async () => {
  expect(await faceOf("quarry")).toBe(plain);
  expect(coverOf("quarry")).toBe(cover);
  expect(await faceOf("atacama")).not.toBe(plain);
  expect(coverOf("atacama")).not.toBe(cover);
});

test("every move is a button, and everything in the view is told", () => {
  const onmove = vi.fn();
  const props = {
    view,
    names: { names: ["Mira"], you: [0] },
    moves: MOVES,
    choice: { kind: "buy", args: MOVES[1]!.args },
    hinted: null,
    refused: null,
    recent: [],
    newest: [],
    onpick: () => {},
    onmove,
  };
  shown = mount(TextBoard, { target: document.body, props });
  flushSync();
  const buttons = [...document.querySelectorAll("button")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(MOVES.map((one) => speech.move("atacama", one)));
  expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  buttons[0]!.click();
  expect(onmove).toHaveBeenCalledWith(MOVES[0]);
  const lines = [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["stack: 3", "seatsMira: points: 4", "Mira: points: 4"]);
});

test("points that may be secret are not said before the end", () => {
  expect(plain.seat?.(view, 0).tally).toEqual({ text: "", note: "" });
  expect(plain.seat?.({ ...view, results: [{ points: 7, place: 1 }] }, 0).points).toBe(7);
});
