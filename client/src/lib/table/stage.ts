/** For tests: the prompt on a page of its own, with a server that answers with one position and keeps what it is sent. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { GameView, Move, Page } from "$lib/api/types";
import type { Face } from "$lib/games/face";
import { speech } from "$lib/speech.svelte";
import Deciding from "./Deciding.svelte";
import { TableDesk } from "./desk.svelte";
import { sits, tableCard } from "./samples";

export interface Sent {
  path: string;
  body: unknown;
}

const NAMES = ["Mira", "Jonas", "Noor", "Émile"];
/** Four seats at a table of this game; the first one is ours. */
export class Stage<View extends GameView> {
  sent: Sent[] = [];
  desk = new TableDesk("t");
  #shown: ReturnType<typeof mount> | undefined;

  constructor(
    private game: string,
    private face: Face<View>,
  ) {
    beforeAll(() => speech.use("en"));
    beforeEach(() => this.#raise());
    afterEach(() => this.#strike());
  }

  async show(view: View, moves: Move[]): Promise<void> {
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      if (init.method !== "GET") this.sent.push({ path, body: JSON.parse(String(init.body)) });
      return new Response(JSON.stringify(path === "/api/games" ? [] : this.#page(view, moves)));
    });
    await this.desk.open();
    this.#shown = mount(Deciding, {
      target: document.body,
      props: { desk: this.desk, game: this.game, view, face: this.face as unknown as Face<GameView> },
    });
    flushSync();
  }

  #raise(): void {
    localStorage.clear();
    this.sent = [];
    this.desk = new TableDesk("t");
    vi.stubGlobal(
      "EventSource",
      class {
        static CLOSED = 2;
        close() {}
        addEventListener() {}
      },
    );
    vi.stubGlobal("SharedWorker", undefined);
  }

  #strike(): void {
    if (this.#shown) void unmount(this.#shown);
    this.#shown = undefined;
    this.desk.close();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  }

  #page(view: View, moves: Move[]): Page {
    return {
      number: 1,
      table: tableCard({
        game: this.game,
        preset: "four",
        seats: NAMES.map((name, seat) => sits(seat, { name, mine: seat === 0 })),
        actors: view.actors,
      }),
      eyes: 0,
      watching: 0,
      at: 1,
      position: { view, turn: 7, moves, seed_hash: "" },
      own: [{ seat: 0, turn: 7, undo: "free" }],
      log: [],
      undo: null,
      declined: null,
      talk: [],
      meeting: { words: [], near: [], standing: [], silent: false },
      glass: null,
    };
  }
}
