/** The prompt of whoever is to move, with moves of several words, moves without any, and moves made at once. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameView, Move, Page, SeatInfo, SiberiaView } from "$lib/api/types";
import type { Face } from "$lib/games/face";
import { siberia } from "$lib/games/siberia/face";
import { ACT_MOVES, actView, LAY_MOVES, placingView, sampleView, SELL_MOVES, STEP_MOVES } from "$lib/games/siberia/sample";
import { speech } from "$lib/speech.svelte";
import Deciding from "./Deciding.svelte";
import { TableDesk } from "./desk.svelte";

const face = siberia as unknown as Face<GameView>;
const sits = (seat: number): SeatInfo => ({ seat, kind: "person", name: ["Mira", "Jonas", "Noor", "Émile"][seat]!, level: null, mine: seat === 0, stood_in: false });

let desk: TableDesk;
let sent: string[];
let shown: ReturnType<typeof mount> | undefined;

function pageOf(view: SiberiaView, moves: Move[]): Page {
  return {
    number: 1,
    table: { id: "t", game: "siberia", preset: "four", options: {}, status: "running", owner: true, listed: false, seats: [0, 1, 2, 3].map(sits), actors: view.actors, moves: 1, ends: null, changed: "", glass: 0 },
    eyes: 0, watching: 0, at: 1, position: { view, turn: 1, moves, seed_hash: "" }, own: [{ seat: 0, turn: 1, undo: "free" }], log: [], undo: null, declined: null,
    talk: [], meeting: { words: [], near: [], standing: [] }, glass: null,
  };
}

async function show(view: SiberiaView, moves: Move[]): Promise<void> {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (init.method !== "GET") sent.push(`${path} ${init.body}`);
    return new Response(JSON.stringify(path === "/api/games" ? [] : pageOf(view, moves)));
  });
  await desk.open();
  shown = mount(Deciding, { target: document.body, props: { desk, game: "siberia", view, face } });
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

const labels = (what: string) => [...document.querySelectorAll(what)].map((one) => one.textContent?.trim());
function press(label: string): void {
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim().startsWith(label))!.click();
  flushSync();
}

test("what was decided before is told, and can be gone back on", async () => {
  await show(sampleView(), SELL_MOVES);
  expect(labels(".steps li")).toEqual(["gas action", "Exchange"]);
  expect(labels("h2")).toEqual(["Sell 3 gas. Where?"]);
  expect(labels(".row .btn")).toEqual(["Choose an exchange", "Back", "Mine and sell nothing"]);
  press("Back");
  expect(sent[0]).toContain("/undo");
});

test("a choice says what it brings and what the main button does", async () => {
  await show(sampleView(), SELL_MOVES);
  expect(labels(".choice")).toEqual(["Frankfurt3 × 1,000 = 3,000", "Tokyo3 × 3,000 = 9,000"]);
  press("Tokyo");
  expect(labels(".btn.main")).toEqual(["Sell in Tokyo for 9,000"]);
});

test("a move without words stands beside the others, is chosen first and then made", async () => {
  await show(actView(), ACT_MOVES);
  expect(document.querySelector(".kinds")).toBeNull();
  press("Pass for this round");
  expect(labels(".row .btn")).toEqual(["Pass for this round", "Clear"]);
  await tick();
  expect(document.activeElement?.textContent, "whoever chose by key goes on by key").toContain("Pass for this round");
  expect(labels(".choice")).toHaveLength(2);
  expect(sent).toEqual([]);
  press("Clear");
  expect(labels(".btn.main")).toEqual(["Choose an action"]);
});

test("what does not go with the worker chosen is refused", async () => {
  await show(sampleView({ prompt: "step", effect: { ...sampleView().effect!, action: "logistics", steps: 3 } }), STEP_MOVES);
  press("Taimyr");
  desk.point({ arg: "area", token: "tomsk" });
  expect(desk.picker.crossed).toEqual({ arg: "area", token: "tomsk" });
  desk.point({ arg: "area", token: "yamal" });
  flushSync();
  expect(labels(".btn.main")).toEqual(["Move a worker from Taimyr to Yamal"]);
});

test("where to is asked once a tile is held, and the tile is laid at once", async () => {
  await show(placingView(), LAY_MOVES);
  expect(labels(".choice")).toEqual([]);
  desk.point({ arg: "tile", token: "logistics-gas" });
  flushSync();
  expect(labels(".choice")).toEqual(["logistics", "gas", "research"]);
  press("gas");
  await vi.waitFor(() => expect(sent[0]).toContain("lay logistics-gas gas"));
});

test("all lay at the same time, also when only one still does", async () => {
  await show(placingView({ actors: [0] }), LAY_MOVES);
  expect(desk.together).toBe(true);
});
