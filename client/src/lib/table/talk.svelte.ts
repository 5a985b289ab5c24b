/** The talk of one table in this browser: what was heard, what is being written, what was not read yet. */
import { api } from "$lib/api/client";
import type { Move, Page, TalkLine } from "$lib/api/types";
import { keep, kept } from "$lib/kept";
import { Courier } from "./courier.svelte";
import { habits } from "./habits.svelte";
import { mergeTalk, newMark, unread } from "./talk";

/** What somebody has typed, and which circle it is meant for; "" is everybody. */
export interface Draft {
  text: string;
  near: string;
}

const EMPTY: Draft = { text: "", near: "" };

export class TableTalk {
  lines = $state.raw<readonly TalkLine[]>([]);
  /** What was said since the page before: the only lines that are read aloud. */
  fresh = $state.raw<readonly TalkLine[]>([]);
  /** Why the last line was not taken. */
  fault = $state.raw<unknown>(null);
  readonly courier = new Courier();
  /** Who listens; nobody's ears are an onlooker's. */
  #seat = $state.raw<number | null>(null);
  #listens = false;
  #read = $state.raw(-1);
  /** By seat: whoever looks at this device next does not see what another one was writing. */
  #drafts = $state.raw<Readonly<Record<number, Draft>>>({});

  readonly unread = $derived.by(() => unread(this.lines, this.#read, this.#seat));

  constructor(
    readonly table: string,
    readonly deliver: (page: Page) => void,
  ) {}

  /** A page has come; a whole one has all that these ears ever heard. */
  hear(page: Page, whole: boolean): void {
    const same = this.#listens && this.#seat === page.eyes;
    const last = same ? (this.lines.at(-1)?.number ?? -1) : Infinity;
    if (!same) {
      this.#seat = page.eyes;
      this.#listens = true;
      this.#read = Number(kept(this.#mark()) ?? -1);
    }
    this.lines = whole || !same ? page.talk : mergeTalk(this.lines, page.talk);
    this.fresh = this.lines.filter((line) => line.number > last);
  }

  /** The table is covered: nothing that was heard stays. */
  hush(): void {
    this.#listens = false;
    this.lines = [];
    this.fresh = [];
    this.fault = null;
  }

  /** Everything so far has been on the screen. */
  read(): void {
    const last = this.lines.at(-1)?.number ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    keep(this.#mark(), String(last));
  }

  #mark(): string {
    return `talk.${this.table}.${this.#seat ?? "onlooker"}`;
  }

  draft(seat: number): Draft {
    return this.#drafts[seat] ?? EMPTY;
  }

  write(seat: number, change: Partial<Draft>): void {
    this.#drafts = { ...this.#drafts, [seat]: { ...this.draft(seat), ...change } };
  }

  /** Says what is written. It stays in its field until the server has heard it. */
  async say(seat: number, near: boolean): Promise<void> {
    const written = this.draft(seat).text;
    const text = written.trim();
    const mark = newMark();
    if (text && (await this.#send(() => api.talk(this.table, { seat, text, near, mark })))) {
      if (this.draft(seat).text === written) this.write(seat, { text: "" });
    }
  }

  /** Gives a word, or asks another seat for one. */
  async pledge(seat: number, move: Move, of: number | null = null): Promise<boolean> {
    const mark = newMark();
    return this.#send(() => api.pledge(this.table, { seat, move: move.text, of, mark }));
  }

  async #send(command: () => Promise<Page>): Promise<boolean> {
    if (this.courier.busy) return false;
    this.fault = null;
    try {
      const page = await this.courier.carry(command);
      if (page) this.deliver(page);
      if (page) habits.hasTalked();
      return page !== null;
    } catch (error) {
      this.fault = error;
      return false;
    }
  }
}
