/** Joins what several pages want to one stream, and gives the news to each page that asked. */
import type { News, Wish } from "./messages";
import { Stream } from "./stream";

export type Tell = (news: News) => void;

interface Wanted {
  tables: Record<string, number>;
  lobby: boolean;
}

export class Exchange {
  #pages = new Map<Tell, Wanted>();
  #stream: Stream;

  constructor(connect?: ConstructorParameters<typeof Stream>[1]) {
    this.#stream = new Stream((news) => this.#pass(news), connect);
  }

  hear(page: Tell, wish: Wish): void {
    if (wish === "bye") {
      this.#pages.delete(page);
      this.#ask(false);
      return;
    }
    const before = this.#pages.get(page)?.tables ?? {};
    this.#pages.set(page, { tables: wish.tables, lobby: wish.lobby });
    if (this.#stream.state === "lost") page({ kind: "state", state: "lost" });
    for (const [table, number] of Object.entries(wish.tables)) {
      const told = this.#stream.number(table);
      if (!(table in before) && told !== undefined && told > number) page({ kind: "behind", table });
    }
    this.#ask(wish.afresh ?? false);
  }

  /** A table two pages show at different numbers is watched from the older one on. */
  #ask(afresh: boolean): void {
    const tables = new Map<string, number>();
    for (const { tables: wanted } of this.#pages.values()) {
      for (const [table, number] of Object.entries(wanted)) {
        tables.set(table, Math.min(number, tables.get(table) ?? number));
      }
    }
    this.#stream.want(
      tables,
      [...this.#pages.values()].some((page) => page.lobby),
      afresh,
    );
  }

  #pass(news: News): void {
    for (const [page, wanted] of this.#pages) {
      if (news.kind === "state" || (news.kind === "lobby" ? wanted.lobby : news.table in wanted.tables)) page(news);
    }
  }
}
