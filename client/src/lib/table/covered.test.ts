/** Several people at one device who choose at the same time and in secret. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, Page, TableEvent, TalkLine, Told } from "$lib/api/types";
import { SAMPLE_MOVES, sampleView } from "$lib/games/atacama/sample";
import { speech } from "$lib/speech.svelte";
import { TableDesk } from "./desk.svelte";
import { sits, tableCard } from "./samples";

const GAME: GameInfo = {
  name: "atacama",
  title: "",
  designers: [],
  publisher: "",
  year: 0,
  secrets: true,
  meets: true,
  presets: [],
  options: [],
  levels: [],
};
const NAMES = ["Mira", "Jonas", "Anna"];
/** Jonas plays elsewhere. */
const OWN = [0, 2];

const told = (number: number, seat: number, kind: string): Told => ({
  number,
  seat,
  stands: true,
  timed: false,
  undoes: null,
  kind,
  words: {},
});
const said = (number: number, text: string): TalkLine => ({
  number,
  at: 0,
  seat: 1,
  name: "",
  text,
  word: null,
  near: true,
});

interface Position {
  number: number;
  actors: number[];
  /** What only these eyes were told and heard. */
  log?: Record<number, Told[]>;
  talk?: Record<number, TalkLine[]>;
}
let now: Position;
let asked: string[];
let desk: TableDesk;
/** What the stream brings. */
let news: (event: TableEvent) => void;

function pageFor(eyes: number): Page {
  return {
    number: now.number,
    table: tableCard({
      glass: 120,
      seats: [0, 1, 2].map((seat) => sits(seat, { name: NAMES[seat]!, mine: OWN.includes(seat) })),
      actors: now.actors,
      moves: now.number,
    }),
    eyes,
    watching: 0,
    at: now.number,
    position: {
      view: sampleView({ viewer: eyes, actors: now.actors }),
      turn: now.number,
      moves: SAMPLE_MOVES,
      seed_hash: "",
    },
    own: OWN.map((seat) => ({ seat, turn: now.number, undo: "free" })),
    log: now.log?.[eyes] ?? [],
    undo: null,
    declined: null,
    talk: now.talk?.[eyes] ?? [],
    meeting: { words: [], near: [], standing: [], silent: false },
    glass: { left: 60_000, of: 120_000 },
  };
}

/** Like the server: the eyes asked for, else the first own seat that owes a move. */
function answer(path: string): unknown {
  if (path === "/api/games") return [GAME];
  const eyes = new URLSearchParams(path.split("?")[1]).get("eyes");
  return pageFor(eyes === null ? (OWN.find((seat) => now.actors.includes(seat)) ?? 0) : Number(eyes));
}

beforeAll(() => speech.use("en"));
beforeEach(async () => {
  localStorage.clear();
  asked = [];
  now = { number: 1, actors: [0, 1, 2] };
  desk = new TableDesk("t");
  vi.stubGlobal(
    "EventSource",
    class {
      static CLOSED = 2;
      close() {}
      addEventListener(kind: string, listener: (event: MessageEvent<string>) => void) {
        if (kind === "table") news = (page) => listener(new MessageEvent(kind, { data: JSON.stringify(page) }));
      }
    },
  );
  vi.stubGlobal("SharedWorker", undefined);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return new Response(JSON.stringify(answer(path)));
  });
  await desk.open();
});
afterEach(() => {
  desk.close();
  vi.unstubAllGlobals();
});

/** Something happens, and the answer to a command brings it. */
async function happens(position: Position): Promise<void> {
  now = position;
  desk.picker.take(SAMPLE_MOVES[0]!);
  await desk.play();
}

test("the table is covered before anybody has said who he is, and the glass runs on", () => {
  expect(desk.curtain.covered?.seat).toBe(0);
  expect(desk.page).toBeNull();
  expect(desk.end).toBeGreaterThan(performance.now());
});

test("the server is asked for the eyes of whoever looks", async () => {
  await desk.reveal(2);
  expect(asked.at(-1)).toBe("GET /api/tables/t?eyes=2");
  expect([desk.curtain.covered, desk.seat]).toEqual([null, 2]);
});

test("whoever says that it is them is not forgotten over what others do meanwhile", async () => {
  const revealed = desk.reveal(0);
  now = { number: 2, actors: [0, 2] };
  news({ table: "t", page: pageFor(2) });
  await revealed;
  expect([desk.curtain.covered, desk.seat, desk.page?.number]).toEqual([null, 0, 2]);
});

test("whoever looks keeps looking while others choose, though the server would show another seat", async () => {
  await desk.reveal(2);
  await happens({ number: 2, actors: [0, 2] });
  await vi.waitFor(() => expect(desk.page?.number).toBe(2));
  expect([desk.curtain.covered, desk.seat]).toEqual([null, 2]);
});

test("when he has chosen nothing of his stays, and the next one is called", async () => {
  now = { number: 1, actors: [0, 1, 2], log: { 0: [told(1, 0, "secret")] }, talk: { 0: [said(1, "between us")] } };
  await desk.reveal(0);
  desk.talk.write(0, { text: "half a sentence" });
  expect(desk.talk.lines).toHaveLength(1);
  await happens({ number: 2, actors: [1, 2] });
  expect(desk.curtain.covered?.seat).toBe(2);
  expect([desk.page, desk.log, desk.recent, desk.talk.lines, desk.picker.moves]).toEqual([null, [], [], [], []]);
  await desk.reveal(2);
  expect([desk.log, desk.recent, desk.talk.lines, desk.talk.draft(2).text]).toEqual([[], [], [], ""]);
  await desk.reveal(0);
  expect(desk.talk.draft(0).text).toBe("half a sentence");
});

test("when all have chosen the table stays covered; each may look again and cover it", async () => {
  await desk.reveal(0);
  await happens({ number: 2, actors: [1] });
  expect(desk.curtain.covered?.seat).toBeNull();
  await desk.reveal(0);
  expect([desk.curtain.covered, desk.seat, desk.myTurn]).toEqual([null, 0, false]);
  desk.coverUp();
  expect([desk.curtain.covered?.seat, desk.page]).toEqual([null, null]);
});

test("what happened since somebody last looked is told when he looks again", async () => {
  now = { number: 1, actors: [0, 1, 2], log: { 0: [told(1, 15, "begin")] } };
  await desk.reveal(0);
  now.log = { 0: [told(1, 15, "begin"), told(2, 0, "sealed"), told(3, 1, "sealed"), told(4, 15, "wheel")] };
  await happens({ ...now, number: 2, actors: [1, 2] });
  await desk.reveal(0);
  expect(desk.recent.map((one) => one.number)).toEqual([2, 3, 4]);
});

test("only new lines are read aloud, and none when somebody begins to look", async () => {
  now = { number: 1, actors: [0, 1, 2], talk: { 0: [said(1, "old")] } };
  await desk.reveal(0);
  expect([desk.talk.fresh, desk.talk.unread]).toEqual([[], 1]);
  desk.talk.read();
  await happens({ number: 2, actors: [0, 1, 2], talk: { 0: [said(2, "new")] } });
  expect(desk.talk.fresh.map((line) => line.text)).toEqual(["new"]);
  expect(desk.talk.lines.map((line) => line.text)).toEqual(["old", "new"]);
  expect(desk.talk.unread).toBe(1);
});
