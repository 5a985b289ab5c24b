/** What somebody says at a table: their text stays until it is heard, and is heard once. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Meeting, Move, TableCard } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";
import GivingWords from "./GivingWords.svelte";
import Saying from "./Saying.svelte";
import TalkPanel from "./TalkPanel.svelte";
import type { TableDesk } from "./desk.svelte";
import { TableTalk } from "./talk.svelte";

const names = { names: ["Mira", "Jonas", "Anna"], you: [0] };
const lay = (card: string): Move => ({ text: `lay ${card}`, kind: "lay", args: { card }, leads_on: false });
const meeting: Meeting = {
  words: [lay("use"), lay("skip")],
  near: [0, 2],
  standing: [0, 1, 2].map((seat) => ({ seat, now: seat ? null : lay("skip"), kept: 0, broken: 0, past: [] })),
  silent: false,
};

let talk: TableTalk;
let sent: { path: string; body: Record<string, unknown> }[];
/** One after the other: an answer, a refusal, or nobody there. */
let answers: ("heard" | "refused" | "lost")[];
let page: Record<string, unknown>;

beforeAll(() => speech.use("en"));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sent = [];
  answers = ["heard"];
  talk = new TableTalk("t", () => {});
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
    const answer = answers.shift();
    if (answer === "lost") throw new TypeError("network");
    return answer === "heard"
      ? new Response("{}")
      : new Response(JSON.stringify({ code: 623, facts: { limit: 9 }, refusal: null }), { status: 409 });
  });
});
afterEach(() => {
  void unmount(page);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function saying(near: number[] = []): HTMLInputElement {
  page = mount(Saying, { target: document.body, props: { talk, seat: 0, names, near } });
  flushSync();
  return document.querySelector<HTMLInputElement>("input")!;
}

function type(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  flushSync();
}

async function enter(wait = 0): Promise<void> {
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(wait);
  flushSync();
}

test("what is said leaves its field once it is heard", async () => {
  const input = saying();
  type(input, "  Who goes to Azul? ");
  await enter();
  expect(sent[0]).toMatchObject({
    path: "/api/tables/t/talk",
    body: { seat: 0, text: "Who goes to Azul?", near: false },
  });
  expect(input.value).toBe("");
});

test("nothing is not said", async () => {
  type(saying(), "   ");
  await enter();
  expect(sent).toEqual([]);
});

test("an answer that got lost is asked for again, with the same mark", async () => {
  answers = ["lost", "heard"];
  const input = saying();
  type(input, "Hello");
  await enter(10);
  expect(document.querySelector("[role=status]")?.textContent).toContain("keep trying");
  expect(input.value).toBe("Hello");
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(2);
  expect(sent[0]!.body.mark).toBe(sent[1]!.body.mark);
});

test("a refusal stands beside the field with its number, and the text stays", async () => {
  answers = ["refused"];
  const input = saying();
  type(input, "Hello");
  await enter();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("E623");
  expect(input.value).toBe("Hello");
});

test("one can talk to one's circle only", async () => {
  const input = saying([2]);
  const select = document.querySelector("select")!;
  expect([...select.options].map((option) => option.textContent)).toEqual(["to all", "only to Anna"]);
  select.value = "near";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  type(input, "Hello");
  await enter();
  expect(sent[0]!.body.near).toBe(true);
});

test("what was meant for one circle is not for the next", async () => {
  saying([2]);
  talk.write(0, { near: "1" });
  flushSync();
  expect(document.querySelector("select")!.value).toBe("all");
});

const buttons = () => [...document.querySelectorAll("button")];
function press(label: string): void {
  buttons()
    .find((button) => button.textContent?.includes(label))!
    .click();
  flushSync();
}

test("a word is a press, the one given is pressed and not given again", async () => {
  page = mount(GivingWords, {
    target: document.body,
    props: { game: "goldrausch", talk, meeting, seat: 0, names, asking: false },
  });
  flushSync();
  expect(
    buttons()
      .map((button) => [button.textContent, button.getAttribute("aria-pressed")])
      .slice(0, 2),
  ).toEqual([
    ["I will use it", "false"],
    ["I will not use it", "true"],
  ]);
  press("I will not use it");
  press("I will use it");
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ body }) => [body.move, body.of])).toEqual([["lay use", null]]);
});

test("somebody is asked by name", async () => {
  page = mount(GivingWords, {
    target: document.body,
    props: { game: "goldrausch", talk, meeting, seat: 0, names, asking: true },
  });
  flushSync();
  expect(document.activeElement?.textContent).toBe("Jonas");
  press("Anna");
  press("Anna, please do not use it");
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[0]).toMatchObject({ path: "/api/tables/t/words", body: { seat: 0, move: "lay skip", of: 2 } });
});

test.each([
  { silent: false, fields: 1 },
  { silent: true, fields: 0 },
])("where nobody may talk now there is nothing to write in (silent: $silent)", ({ silent, fields }) => {
  const told = { words: [], near: [], standing: [], silent };
  const desk = { talk, seat: 0, names, log: [], page: { meeting: told } } as unknown as TableDesk;
  const card = { game: "goldrausch", seats: [] } as unknown as TableCard;
  page = mount(TalkPanel, { target: document.body, props: { desk, card } });
  flushSync();
  expect(document.querySelectorAll("[data-talk]")).toHaveLength(fields);
  expect(document.body.textContent?.includes("At this table people talk only at the meeting.")).toBe(silent);
});
