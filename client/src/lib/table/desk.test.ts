import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Page, Told } from "$lib/api/types";
import { SAMPLE_MOVES, sampleView } from "$lib/games/atacama/sample";
import { speech } from "$lib/speech.svelte";
import { TableDesk } from "./desk.svelte";
import { habits } from "./habits.svelte";
import { sits, tableCard } from "./samples";

const told = (number: number, seat: number, more: Partial<Told> = {}): Told => ({
  number,
  seat,
  stands: true,
  timed: false,
  undoes: null,
  kind: "turn-skipped",
  words: {},
  ...more,
});

function page(number: number, eyes: number, log: Told[], mine = [true, false]): Page {
  return {
    number,
    table: tableCard({
      seats: [sits(0, { mine: mine[0]!, name: "Mira" }), sits(1, { mine: mine[1]!, name: "Anna" })],
      actors: [eyes],
      moves: number,
    }),
    eyes,
    watching: 0,
    at: number,
    position: { view: sampleView({ viewer: eyes, actors: [eyes] }), turn: number, moves: SAMPLE_MOVES, seed_hash: "" },
    own: [0, 1].filter((seat) => mine[seat]).map((seat) => ({ seat, turn: number, undo: "free" as const })),
    log,
    undo: null,
    declined: null,
    talk: [],
    meeting: { words: [], near: [], standing: [], silent: false },
    glass: null,
  };
}

/** What the server would answer, by the end of the address. */
let answers: Record<string, unknown>;
let asked: string[];
let desk: TableDesk;

beforeAll(() => speech.use("en"));
beforeEach(() => {
  localStorage.clear();
  asked = [];
  answers = { "/api/games": [] };
  desk = new TableDesk("t");
  vi.stubGlobal(
    "EventSource",
    class {
      static CLOSED = 2;
      close() {}
      addEventListener() {}
    },
  );
  vi.stubGlobal("SharedWorker", undefined);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const found = Object.entries(answers).find(([end]) => path.split("?")[0]!.endsWith(end));
    return new Response(JSON.stringify(found?.[1] ?? null), { status: found ? 200 : 404 });
  });
});
afterEach(() => {
  desk.close();
  vi.unstubAllGlobals();
});

test("a press on a closed field asks the server why not", async () => {
  answers["/tables/t"] = page(1, 0, [told(1, 1)]);
  answers["/why"] = {
    problem: { code: 201, facts: {}, refusal: { game: "atacama", rule: "2.4", kind: "field-taken", words: {} } },
  };
  await desk.open();
  desk.point({ arg: "field", token: "e5" });
  await vi.waitFor(() => expect(desk.picker.refusal?.refusal?.rule).toBe("2.4"));
  expect(asked.at(-1)).toContain("move=place+natural+e5");
  expect(desk.picker.crossed?.token).toBe("e5");
});

test("a move is sent with its turn, and the answer is shown", async () => {
  answers["/tables/t"] = page(1, 0, [told(1, 1)]);
  answers["/moves"] = page(2, 0, [told(2, 0)]);
  await desk.open();
  desk.point({ arg: "field", token: "a1" });
  desk.point({ arg: "field", token: "a1" }, "key");
  await vi.waitFor(() => expect(desk.page?.number).toBe(2));
  expect(desk.log.map((one) => one.number)).toEqual([1, 2]);
  expect(desk.picker.move).toBeNull();
});

test("after an undo the whole log is read again", async () => {
  answers["/tables/t"] = page(1, 0, [told(1, 0)]);
  await desk.open();
  answers["/tables/t"] = page(2, 0, [told(1, 0, { stands: false }), told(2, 0, { kind: null, undoes: 1 })]);
  answers["/undo"] = page(2, 0, [told(2, 0, { kind: null, undoes: 1 })]);
  await desk.undo();
  await vi.waitFor(() => expect(desk.log.map((one) => one.stands)).toEqual([false, true]));
});

test("with a curtain the next person's page is not there before he says that it is him", async () => {
  habits.switchCurtain("t", true);
  answers["/tables/t"] = page(1, 0, [], [true, true]);
  await desk.open();
  expect(desk.curtain.covered?.seat).toBe(0);
  expect(desk.page).toBeNull();
  await desk.reveal(0);
  expect(desk.page?.eyes).toBe(0);
  answers["/moves"] = page(2, 1, [told(2, 0)], [true, true]);
  desk.press(SAMPLE_MOVES[0]!);
  desk.press(SAMPLE_MOVES[0]!);
  await vi.waitFor(() => expect(desk.curtain.covered?.seat).toBe(1));
  expect(desk.page).toBeNull();
  expect(desk.log).toEqual([]);
});

test("an onlooker presses in vain", async () => {
  answers["/tables/t"] = { ...page(1, 0, [], [false, false]), eyes: null };
  await desk.open();
  desk.point({ arg: "field", token: "a1" });
  expect(desk.picker.move).toBeNull();
  expect(asked.filter((path) => path.includes("why"))).toEqual([]);
});
