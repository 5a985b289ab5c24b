/** The one stream of a browser: all tables of all its pages. Reopens after any failure and watches the server's ping. */
import type { TableEvent } from "$lib/api/types";
import type { LineState, News } from "./messages";

/** The part of an EventSource that we need; tests bring their own. */
export type Source = Pick<EventSource, "readyState" | "close" | "addEventListener">;

const CLOSED = 2;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
/** The server pings every 15 s. A frozen one keeps the connection open and says nothing. */
const SILENCE = 45_000;
const WATCH_EVERY = 5_000;
/** Shorter breaks heal before anybody needs to know. */
const PATIENCE = 3_000;

export class Stream {
  #source: Source | null = null;
  #numbers = new Map<string, number>();
  #lobby = false;
  /** Whether the stream was open before. */
  #before = false;
  #wait = FIRST_WAIT;
  #heard = 0;
  #state: LineState = "live";
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly tell: (news: News) => void,
    private readonly connect: (url: string) => Source = (url) => new EventSource(url),
  ) {}

  get state(): LineState {
    return this.#state;
  }

  /** How far a table has been told; undefined if it is not watched. */
  number(table: string): number | undefined {
    return this.#numbers.get(table);
  }

  /** Watches exactly these tables. What is watched already keeps its number; only something new opens the stream again. */
  want(tables: ReadonlyMap<string, number>, lobby: boolean, afresh = false): void {
    const added = [...tables.keys()].some((table) => !this.#numbers.has(table)) || (lobby && !this.#lobby);
    this.#numbers = new Map([...tables].map(([table, number]) => [table, this.#numbers.get(table) ?? number]));
    this.#lobby = lobby;
    if (!tables.size && !lobby) this.close();
    else if (added || afresh || !this.#source) this.#open();
  }

  close(): void {
    this.#source?.close();
    this.#source = null;
    this.#before = false;
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    clearInterval(this.#watch);
    this.#patience = undefined;
    this.#watch = undefined;
  }

  #open(): void {
    this.#source?.close();
    clearTimeout(this.#retry);
    this.#heard = Date.now();
    this.#watch ??= setInterval(() => this.#listen(), WATCH_EVERY);
    const source = this.connect(`/api/events?at=${this.#cursor()}`);
    this.#source = source;
    source.addEventListener("open", () => this.#opened());
    source.addEventListener("error", () => this.#broken(source));
    source.addEventListener("ping", () => this.#live());
    source.addEventListener("lobby", () => {
      this.#live();
      if (this.#lobby) this.tell({ kind: "lobby" });
    });
    source.addEventListener("table", (event) => {
      this.#live();
      this.#table(JSON.parse((event as MessageEvent<string>).data) as TableEvent);
    });
  }

  /** Lists have no numbers to catch up by: after every break they have to be asked for again. */
  #opened(): void {
    this.#live();
    if (this.#before && this.#lobby) this.tell({ kind: "lobby" });
    this.#before = true;
  }

  #cursor(): string {
    return [...this.#numbers].map(([table, number]) => `${table}.${number}`).join(",");
  }

  #table({ table, page }: TableEvent): void {
    const from = this.#numbers.get(table);
    if (from === undefined || page.number <= from) return;
    this.#numbers.set(table, page.number);
    this.tell({ kind: "table", table, from, page });
  }

  #live(): void {
    this.#heard = Date.now();
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#say("live");
  }

  /** EventSource tries again by itself after a lost connection, but gives up for good on any answer but 200. */
  #broken(source: Source): void {
    if (source !== this.#source) return;
    this.#patience ??= setTimeout(() => this.#say("lost"), PATIENCE);
    if (source.readyState !== CLOSED) return;
    clearTimeout(this.#retry);
    // Spread out: all browsers lose a server at the same moment.
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #listen(): void {
    if (Date.now() - this.#heard <= SILENCE) return;
    this.#say("lost");
    this.#open();
  }

  #say(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.tell({ kind: "state", state });
  }
}
