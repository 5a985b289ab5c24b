import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Lesson } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";
import { sits, tableCard } from "$lib/table/samples";
import { LessonBook } from "./lesson.svelte";
import LessonPanel from "./LessonPanel.svelte";

const card = tableCard({
  status: "over",
  seats: ["Mira", "Jonas"].map((name, seat) => sits(seat, { name, mine: seat === 0 })),
  moves: 28,
});
const names = { names: ["Mira", "Jonas"], you: [0] };
const place = (field: string) => ({
  text: `place natural ${field}`,
  kind: "place",
  args: { colour: "natural", field },
  leads_on: false,
});
const NONE: Lesson = { seat: 0, state: "none", mine: false, done: 0, of: 0, steps: [], balance: null };
const OPEN: Lesson = { ...NONE, state: "open", mine: true, done: 5, of: 14 };
const DONE: Lesson = {
  ...OPEN,
  state: "done",
  done: 2,
  of: 2,
  steps: [
    { at: 2, until: 3, played: [place("g9")], better: [place("a9")], percent: 34, cost: 26 },
    { at: 4, until: 5, played: [place("b5")], better: [place("b5")], percent: 40, cost: 0 },
  ],
  balance: { start: 50, result: 0, mistakes: 26, luck: -24 },
};

let shown: ReturnType<typeof mount> | undefined;
let answers: Lesson[] = [];
const asked: string[] = [];
const jumps: number[] = [];

beforeAll(() => speech.use("en"));
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = jumps.length = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return new Response(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
  });
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(...given: Lesson[]): Promise<LessonBook> {
  answers = given;
  const book = new LessonBook("t", 0);
  shown = mount(LessonPanel, {
    target: document.body,
    props: { book, card, names, at: 0, last: 28, onjump: (at: number) => jumps.push(at) },
  });
  await book.look();
  flushSync();
  return book;
}
const text = (what: string) =>
  [...document.querySelectorAll(what)].map((one) => one.textContent?.replace(/\s+/g, " ").trim());
const button = (label: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(label))!;

test("a lesson is asked for, waited for and shown", async () => {
  await show(NONE, OPEN, { ...OPEN, done: 9 }, DONE);
  button("Start the lesson").click();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(text("[aria-live] p")).toEqual(["5 of 14 decisions reviewed."]);
  expect(document.querySelector("progress")?.value).toBe(5);
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(document.querySelector("progress")?.value).toBe(9);
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(document.querySelector("progress")).toBeNull();
  expect(asked).toEqual([
    "GET /api/tables/t/lessons/0",
    "POST /api/tables/t/lessons/0",
    ...Array(2).fill("GET /api/tables/t/lessons/0"),
  ]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked, "what is done is not asked for again").toHaveLength(4);
});

test("only the person who asked for it can stop it", async () => {
  await show({ ...OPEN, mine: false });
  expect(button("Stop")).toBeUndefined();
});

test("a stopped lesson can be continued", async () => {
  await show(OPEN, { ...OPEN, state: "stopped" });
  button("Stop").click();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(asked[1]).toBe("DELETE /api/tables/t/lessons/0");
  expect(text("[aria-live] p")).toEqual(["Stopped after 5 of 14 decisions."]);
  expect(button("Continue the lesson")).toBeDefined();
});

test("each mistake is a plain sentence that leads to its position", async () => {
  await show(DONE);
  expect(text("ol li")).toEqual([
    "−26% Your choice: Place a derrick on g9 (34%). Better: Place a derrick on a9 (60%).",
  ]);
  document.querySelector<HTMLElement>("ol button")!.click();
  expect(jumps).toEqual([2]);
});

test("the curve and the sum are told in words", async () => {
  await show(DONE);
  expect(document.querySelector("svg")?.getAttribute("aria-label")).toBe(
    "Chance of winning: 50% at the start, 0% at the lowest, 60% at the highest, 0% at the end.",
  );
  expect(text("dl > div")).toEqual(["fair share 50%", "mistakes −26%", "everything else −24%", "result 0%"]);
});

test("whoever did nothing worse than the expert is told so", async () => {
  await show({ ...DONE, steps: DONE.steps.slice(1), balance: { start: 50, result: 100, mistakes: 0, luck: 50 } });
  expect(text("ol li")).toEqual(["As far as the expert can tell, nothing could have been done better."]);
});

test("what went wrong is said", async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ code: 641, facts: {}, refusal: null }), { status: 409 }),
  );
  const book = new LessonBook("t", 0);
  shown = mount(LessonPanel, {
    target: document.body,
    props: { book, card, names, at: 0, last: 28, onjump: () => {} },
  });
  await book.look();
  flushSync();
  expect(text("[role=alert]")).toEqual(["You can have a lesson once the game is over."]);
});
