/** What the last move changed, by where it is to be seen. */
import type { Told } from "$lib/api/types";
import { changed } from "$lib/board/marks";
import { CHANCE } from "$lib/companies";

export interface Last {
  /** "yamal gas" */
  cubes: ReadonlySet<string>;
  /** "yamal 0": a worker of the first seat came there. */
  workers: ReadonlySet<string>;
  closed: ReadonlySet<string>;
  /** "tokyo 0": a seller of the first seat came there. */
  sellers: ReadonlySet<string>;
  /** Where was sold, or which exchange was turned up. */
  exchanges: ReadonlySet<string>;
  investments: ReadonlySet<string>;
}

export function lastOf(newest: readonly Told[]): Last {
  // What was drawn when the table was set up is no move.
  const moved = newest.filter(({ seat }) => seat !== CHANCE);
  const entered = [...changed(moved, ["worker-entered"], "seat")].map((seat) => `vladivostok ${seat}`);
  return {
    cubes: changed(moved, ["cube-laid"], "area", "resource"),
    workers: new Set([...changed(moved, ["worker-stepped"], "area", "seat"), ...entered]),
    closed: changed(moved, ["area-closed"], "area"),
    sellers: changed(moved, ["seller-posted"], "exchange", "seat"),
    exchanges: changed(moved, ["sold", "exchange-opened"], "exchange"),
    investments: changed(moved, ["investment-opened"], "action"),
  };
}
