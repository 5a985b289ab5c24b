/** Where the money came from: sums by resource and by exchange. */
import type { SiberiaCompany, SiberiaView } from "$lib/api/types";
import { RESOURCES } from "../pieces/tiles";

export type Source = "resource" | "exchange";

export function earned(company: SiberiaCompany, source: Source, token: string): number {
  return company.income.reduce((sum, one) => sum + (one[source] === token ? one.money : 0), 0);
}

export function earnedBoth(company: SiberiaCompany, resource: string, exchange: string): number {
  return company.income.find((one) => one.resource === resource && one.exchange === exchange)?.money ?? 0;
}

/** Everything that can bring money, in the order of the board. */
export function sources(view: SiberiaView): { source: Source; tokens: string[] }[] {
  return [
    { source: "resource", tokens: [...RESOURCES] },
    { source: "exchange", tokens: view.exchanges.flatMap(({ name }) => name ?? []) },
  ];
}
