/** What the last move changed, by where it is to be seen. */
import type { Told } from "$lib/api/types";
import { CHANCE, seatNumber } from "$lib/companies";

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

/** What was drawn when the table was set up is no move. */
export function lastOf(newest: readonly Told[]): Last {
  const moved = newest.filter((told) => told.seat !== CHANCE);
  const found = (kinds: readonly string[], ...names: string[]) =>
    new Set(
      moved
        .filter((told) => told.kind !== null && kinds.includes(told.kind))
        .map(({ words }) => names.map((name) => said(words[name]?.token ?? "", name)).join(" ")),
    );
  return {
    cubes: found(["cube-laid"], "area", "resource"),
    workers: new Set([
      ...found(["worker-stepped"], "area", "seat"),
      ...[...found(["worker-entered"], "seat")].map((seat) => `vladivostok ${seat}`),
    ]),
    closed: found(["area-closed"], "area"),
    sellers: found(["seller-posted"], "exchange", "seat"),
    exchanges: found(["sold", "exchange-opened"], "exchange"),
    investments: found(["investment-opened"], "action"),
  };
}

const said = (token: string, name: string) => (name === "seat" ? String(seatNumber(token)) : token);

/** How an area is marked. */
export interface AreaMarks {
  /** A piece may go there. */
  open: boolean;
  hinted: boolean;
  /** A cube would be mined there now. */
  mined: boolean;
  selected: boolean;
}

/** From where a worker came, and how many things were told before that. */
export interface Way {
  from: string;
  order: number;
}

/** The last step of a company's worker to each place: "yamal 0". */
export function waysOf(recent: readonly Told[]): ReadonlyMap<string, Way> {
  const steps = recent.filter((told) => told.kind === "worker-stepped");
  return new Map(
    steps.map(({ words }, order) => [
      `${words.area?.token} ${seatNumber(words.seat?.token ?? "")}`,
      { from: words.place?.token ?? "", order },
    ]),
  );
}
