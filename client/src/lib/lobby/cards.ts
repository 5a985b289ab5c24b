/** What lists of tables need to know about a table. */
import type { TableCard } from "$lib/api/types";

/** The own seat that owes a move, or -1. */
export function ownTurn(card: TableCard): number {
  if (card.status !== "running") return -1;
  return card.actors.find((seat) => card.seats[seat]?.mine && card.seats[seat].kind === "person") ?? -1;
}

export function isFinished(card: TableCard): boolean {
  return card.status === "over" || card.status === "record";
}

/** Own turn first; otherwise the server's order, latest first. */
export function byNeed(cards: readonly TableCard[]): TableCard[] {
  return [...cards].sort((a, b) => Number(ownTurn(a) < 0) - Number(ownTurn(b) < 0));
}

export function taken(card: TableCard): number {
  return card.seats.filter((seat) => seat.kind !== "open").length;
}

/** Bots, ours and those somewhere else. */
export function bots(card: TableCard): number {
  return card.seats.filter((seat) => seat.kind === "bot" || seat.program).length;
}

export function firstFree(card: TableCard): number {
  return card.seats.findIndex((seat) => seat.kind === "open");
}

export function winners(card: TableCard): number[] {
  return (card.ends ?? []).flatMap((end, seat) => (end.place === 1 ? [seat] : []));
}

/** The address a code, a link to a table or a personal link means; null if it is none of them. */
export function joinPath(text: string): string | null {
  const wish = text.trim();
  const table = wish.match(/(?:^|\/t\/)([A-Za-z0-9_-]{16})(?:[/?#]|$)/)?.[1];
  if (table) return `/t/${table}`;
  const token = wish.match(/\/seat#([A-Za-z0-9_-]+)$/)?.[1];
  return token ? `/seat#${token}` : null;
}
