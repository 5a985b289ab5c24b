import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Page } from "$lib/api/types";
import { Exchange } from "./exchange";
import type { News } from "./messages";

/** An EventSource without a server. */
class FakeSource {
  readyState = 0;
  #heard = new Map<string, (event: Event) => void>();

  constructor(readonly url: string) {}

  addEventListener(kind: string, listener: unknown): void {
    this.#heard.set(kind, listener as (event: Event) => void);
  }

  close(): void {
    this.readyState = 2;
  }

  say(kind: string, data: unknown = ""): void {
    this.#heard.get(kind)?.(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
}

let sources: FakeSource[];
let exchange: Exchange;
const last = () => sources.at(-1)!;
const page = (number: number) => ({ number }) as Page;

function reader() {
  const heard: News[] = [];
  return { heard, tell: (news: News) => void heard.push(news) };
}

beforeEach(() => {
  vi.useFakeTimers();
  sources = [];
  exchange = new Exchange((url) => {
    sources.push(new FakeSource(url));
    return last() as unknown as EventSource;
  });
});

afterEach(() => vi.useRealTimers());

test("one stream serves all pages, each hears of its own tables", () => {
  const [one, two] = [reader(), reader()];
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: false });
  exchange.hear(two.tell, { tables: { a: 17, b: 4 }, lobby: true });
  expect(last().url).toBe("/api/events?at=a.17,b.4");
  expect(sources.filter((source) => source.readyState !== 2)).toHaveLength(1);
  last().say("table", { table: "b", page: page(5) });
  last().say("lobby");
  expect(one.heard).toEqual([]);
  expect(two.heard.map((news) => news.kind)).toEqual(["table", "lobby"]);
});

test("a page that wants nothing new does not open the stream again", () => {
  const [one, two] = [reader(), reader()];
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: true });
  exchange.hear(two.tell, { tables: { a: 17 }, lobby: false });
  expect(sources).toHaveLength(1);
});

test("news are told once and say what they begin after", () => {
  const one = reader();
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: false });
  for (const number of [18, 18, 16, 20]) last().say("table", { table: "a", page: page(number) });
  expect(one.heard).toMatchObject([
    { from: 17, page: { number: 18 } },
    { from: 18, page: { number: 20 } },
  ]);
});

test("a page that loaded before the last news learns that it is behind", () => {
  const [one, two] = [reader(), reader()];
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: false });
  last().say("table", { table: "a", page: page(18) });
  exchange.hear(two.tell, { tables: { a: 17 }, lobby: false });
  expect(two.heard).toEqual([{ kind: "behind", table: "a" }]);
});

test("an answer that closes the stream is followed by tries with growing pauses, from where it broke off", () => {
  const one = reader();
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: false });
  last().say("table", { table: "a", page: page(18) });
  for (let tries = 1; tries <= 6; tries++) {
    last().readyState = 2;
    last().say("error");
    vi.advanceTimersByTime(30_000);
    expect(sources).toHaveLength(tries + 1);
  }
  expect(last().url).toBe("/api/events?at=a.18");
  expect(one.heard.filter((news) => news.kind === "state")).toEqual([{ kind: "state", state: "lost" }]);
  last().say("open");
  expect(one.heard.at(-1)).toEqual({ kind: "state", state: "live" });
});

test("after a break lists are asked for again, tables catch up by their numbers", () => {
  const one = reader();
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: true });
  last().say("open");
  expect(one.heard).toEqual([]);
  last().say("error");
  last().say("open");
  expect(one.heard).toEqual([{ kind: "lobby" }]);
});

test("a short break is not mentioned", () => {
  const one = reader();
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: false });
  last().say("error");
  vi.advanceTimersByTime(1_000);
  last().say("open");
  vi.advanceTimersByTime(10_000);
  expect(one.heard).toEqual([]);
});

test("a server that is silent for 45 seconds is called again", () => {
  const one = reader();
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: false });
  last().say("open");
  for (let k = 0; k < 10; k++) {
    vi.advanceTimersByTime(15_000);
    last().say("ping");
  }
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(51_000);
  expect(sources).toHaveLength(2);
  expect(one.heard).toEqual([{ kind: "state", state: "lost" }]);
});

test("the stream ends with the last page", () => {
  const [one, two] = [reader(), reader()];
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: false });
  exchange.hear(two.tell, { tables: {}, lobby: true });
  exchange.hear(one.tell, "bye");
  expect(last().readyState).not.toBe(2);
  exchange.hear(two.tell, "bye");
  expect(last().readyState).toBe(2);
});

test("whoever introduced himself is listened to again", () => {
  const one = reader();
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: false });
  exchange.hear(one.tell, { tables: { a: 17 }, lobby: false, afresh: true });
  expect(sources).toHaveLength(2);
});
