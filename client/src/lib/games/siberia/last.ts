/** What the last move changed, by where it is to be seen. */
import type { Told } from "$lib/api/types";
import { changed } from "$lib/board/marks";

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
  const entered = [...changed(newest, ["worker-entered"], "seat")].map((seat) => `vladivostok ${seat}`);
  return {
    cubes: changed(newest, ["cube-laid"], "area", "resource"),
    workers: new Set([...changed(newest, ["worker-stepped"], "area", "seat"), ...entered]),
    closed: changed(newest, ["area-closed"], "area"),
    sellers: changed(newest, ["seller-posted"], "exchange", "seat"),
    exchanges: changed(newest, ["sold", "exchange-opened"], "exchange"),
    investments: changed(newest, ["investment-opened"], "action"),
  };
}
