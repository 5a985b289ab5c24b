/** News for a page: `watchTable` and `watchLobby`. The stream itself lives in a worker that all tabs share. */
import { api } from "$lib/api/client";
import type { Page } from "$lib/api/types";
import { Exchange } from "./exchange";
import type { LineState, News, Wish } from "./messages";
import { sharedWorker } from "./shared";

export type { LineState } from "./messages";

interface Watcher {
  table: string;
  seen: number;
  onPage: (page: Page) => void;
  onState: (state: LineState) => void;
}

const ASK_AGAIN = 2_000;

const watchers = new Set<Watcher>();
const lobbies = new Set<() => void>();
let state: LineState = "live";
let send: ((wish: Wish) => void) | null = null;

/** Calls `onPage` with every page newer than `number`, and `onState` when the line is lost or back. Returns how to stop. */
export function watchTable(
  table: string,
  number: number,
  onPage: (page: Page) => void,
  onState: (state: LineState) => void = () => {},
): () => void {
  const watcher = { table, seen: number, onPage, onState };
  watchers.add(watcher);
  if (state === "lost") onState(state);
  wish();
  return () => {
    watchers.delete(watcher);
    wish();
  };
}

/** Calls `onChange` when lists of tables have changed. Returns how to stop. */
export function watchLobby(onChange: () => void): () => void {
  lobbies.add(onChange);
  wish();
  return () => {
    lobbies.delete(onChange);
    wish();
  };
}

/** Opens the stream again: after somebody introduced himself the server has to learn who listens. */
export function refreshLine(): void {
  if (watchers.size || lobbies.size) wish(true);
}

function wish(afresh = false): void {
  const tables: Record<string, number> = {};
  for (const { table, seen } of watchers) tables[table] = Math.min(seen, tables[table] ?? seen);
  send ??= connect();
  send({ tables, lobby: lobbies.size > 0, afresh });
}

function connect(): (wish: Wish) => void {
  const port = sharedWorker()?.port;
  if (!port) {
    const exchange = new Exchange();
    return (wish) => exchange.hear(hear, wish);
  }
  port.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  // A port does not tell its worker that its page is gone. A page may also come back from the browser's memory.
  addEventListener("pagehide", () => port.postMessage("bye" satisfies Wish));
  addEventListener("pageshow", (event) => event.persisted && wish());
  return (wish) => port.postMessage(wish);
}

function hear(news: News): void {
  if (news.kind === "lobby") for (const onChange of lobbies) onChange();
  else if (news.kind === "state") {
    state = news.state;
    for (const { onState } of watchers) onState(state);
  } else {
    for (const watcher of watchers) {
      if (watcher.table !== news.table) continue;
      if (news.kind === "table" && news.from <= watcher.seen) show(watcher, news.page);
      else void catchUp(watcher);
    }
  }
}

function show(watcher: Watcher, page: Page): void {
  if (page.number <= watcher.seen || !watchers.has(watcher)) return;
  watcher.seen = page.number;
  watcher.onPage(page);
}

/** Something is missing between what the page shows and the news: the server is asked for all of it until it answers. */
async function catchUp(watcher: Watcher): Promise<void> {
  try {
    show(watcher, await api.page(watcher.table, { after: watcher.seen }));
  } catch {
    setTimeout(() => watchers.has(watcher) && void catchUp(watcher), ASK_AGAIN);
  }
}
