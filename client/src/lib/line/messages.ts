/** What pages and the one stream of a browser tell each other. */
import type { Page } from "$lib/api/types";

/** Whether news arrive. A short break is not worth mentioning. */
export type LineState = "live" | "lost";

/** From a page: what it wants to hear of, with the number of the page it shows; the whole list each time. */
export type Wish = { tables: Record<string, number>; lobby: boolean; afresh?: boolean } | "bye";

/** To a page. `from` is the number the news begin after; a page that shows an older one has to ask for the rest. */
export type News =
  | { kind: "table"; table: string; from: number; page: Page }
  | { kind: "behind"; table: string }
  | { kind: "lobby" }
  | { kind: "state"; state: LineState };
