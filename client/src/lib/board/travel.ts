/** What moved on a board since the position shown before, from what was told: in which order, and from where. */
import type { Told } from "$lib/api/types";
import { milliseconds, wait, type Journey, type Order } from "./motion";
import type { Point } from "./point";

export class Travel {
  /** How many things moved. */
  readonly of: number;
  #moved: ReadonlyMap<string, { told: Told; order: number }>;

  /** `moved` names what an event moves on the board; nothing if it moves nothing there. */
  constructor(recent: readonly Told[], moved: (told: Told) => string | null) {
    const seen = recent.flatMap((told) => {
      const name = moved(told);
      return name === null ? [] : [{ told, name }];
    });
    this.of = seen.length;
    // What moved more than once ends its way with the last event.
    this.#moved = new Map(seen.map(({ told, name }, order) => [name, { told, order }]));
  }

  /** Which in the row it is; what has not moved waits for nobody. */
  order(name: string): Required<Order> {
    return { order: this.#moved.get(name)?.order ?? 0, of: this.of };
  }

  /** The event that moved it. */
  told(name: string): Told | null {
    return this.#moved.get(name)?.told ?? null;
  }

  /** How long it waits for those that moved before it, in milliseconds. */
  wait(name: string): number {
    return wait(milliseconds("--move"), this.order(name));
  }

  /** Its way from one point of the drawing to another; none where it has not moved, or nobody knows from where. */
  journey(name: string, from: Point | undefined, to: Point | undefined): Journey | null {
    if (!this.#moved.has(name) || !from || !to) return null;
    return { dx: from[0] - to[0], dy: from[1] - to[1], ...this.order(name) };
  }
}
