/** Which of the six companies, colour and sign, a seat shows: the one place where a seat becomes a look. */
import { untrack } from "svelte";
import type { SeatInfo } from "./api/types";

type Seats = () => readonly SeatInfo[];

class Looks {
  /** The tables on the page, the one shown now last: the waiting room is a part of the page of its table. */
  #tables = $state.raw<readonly Seats[]>([]);

  /** The look of a seat of the table shown. Where nobody could choose, it is the seat's own number. */
  of(seat: number): number {
    return this.#tables.at(-1)?.()[seat]?.look ?? seat;
  }

  /** For a component that shows a table, as long as it does. Lists of tables say the look of each seat themselves. */
  follow(seats: Seats): void {
    $effect.pre(() => {
      this.#tables = [...untrack(() => this.#tables), seats];
      return () => (this.#tables = this.#tables.filter((one) => one !== seats));
    });
  }
}

export const looks = new Looks();
