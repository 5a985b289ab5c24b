/** A form in the prompt: one press hands in the whole decision as one command. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameView, Move, Page, RockwellView, SeatInfo } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";
import Deciding from "$lib/table/Deciding.svelte";
import { TableDesk } from "$lib/table/desk.svelte";
import type { Face } from "../face";
import { rockwell } from "./face";
import { move, sampleView, WORK_MOVES } from "./sample";

const face = rockwell as unknown as Face<GameView>;
const sits = (seat: number): SeatInfo => ({ seat, kind: "person", name: ["Mira", "Jonas", "Noor", "Émile"][seat]!, level: null, mine: seat === 0, stood_in: false });

let desk: TableDesk;
let sent: unknown[];
let shown: ReturnType<typeof mount> | undefined;

function pageOf(view: RockwellView, moves: Move[]): Page {
  return {
    number: 1,
    table: { id: "t", game: "rockwell", preset: "four", options: {}, status: "running", owner: true, listed: false, seats: [0, 1, 2, 3].map(sits), actors: view.actors, moves: 1, ends: null, changed: "", glass: 0 },
    eyes: 0, watching: 0, at: 1, position: { view, turn: 7, moves, seed_hash: "" }, own: [{ seat: 0, turn: 7, undo: "free" }], log: [], undo: null, declined: null,
    talk: [], meeting: { words: [], near: [], standing: [] }, glass: null,
  };
}

async function show(view: RockwellView, moves: Move[]): Promise<void> {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (init.method !== "GET") sent.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify(path === "/api/games" ? [] : pageOf(view, moves)));
  });
  await desk.open();
  shown = mount(Deciding, { target: document.body, props: { desk, game: "rockwell", view, face } });
  flushSync();
}

beforeAll(() => speech.use("en"));
beforeEach(() => {
  localStorage.clear();
  sent = [];
  desk = new TableDesk("t");
  vi.stubGlobal("EventSource", class { static CLOSED = 2; close() {} addEventListener() {} });
  vi.stubGlobal("SharedWorker", undefined);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  desk.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (what: string) => {
  document.querySelector<HTMLButtonElement>(what)!.click();
  flushSync();
};

test("an offer is one command, and the prompt has no other choices beside its form", async () => {
  const tray = { cubes: [0, 0, 0, 0], money: 0, value: 0 };
  const moves = [move("offer", { metal: "zinc" }), move("cash", { note: "100" }), move("seal")];
  await show(sampleView({ prompt: "tender", phase: "tender", seat: null, actors: [0, 1], tray }), moves);
  expect(document.querySelectorAll(".choices, .kinds")).toHaveLength(0);
  expect(document.querySelectorAll(".btn.main")).toHaveLength(1);
  press(".stepper button:last-child");
  press(".stepper button:last-child");
  press(".btn.main");
  expect(sent).toEqual([{ seat: 0, turn: 7, moves: ["offer zinc", "offer zinc", "seal"], forced: false }]);
});

test("what is pressed in the price list is chosen, and played by the main button", async () => {
  await show(sampleView({ prompt: "work", phase: "workshop", round: 0 }), WORK_MOVES);
  press(".crews .work");
  expect(desk.picker.move?.text).toBe("raise 1");
  press(".btn.main");
  expect(sent).toEqual([{ seat: 0, turn: 7, moves: ["raise 1"], forced: false }]);
});

test("a shaft's tile is pressed on the board", async () => {
  await show(sampleView({ prompt: "work", phase: "workshop", round: 0 }), WORK_MOVES);
  press(".shifts .work");
  expect(desk.picker.choice).toEqual({ kind: "shift", args: { shaft: "1" } });
  desk.point({ arg: "tile", token: "b0" });
  flushSync();
  press(".btn.main");
  expect(sent).toEqual([{ seat: 0, turn: 7, moves: ["shift 1 b0"], forced: false }]);
});
