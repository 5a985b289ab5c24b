/** What everybody owns, as it was told. */
import type { GoldrauschView, Told } from "$lib/api/types";
import { seatNumber } from "$lib/companies";

const number = (told: Told, name: string) => Number(told.words[name]?.token ?? 0);
const seatOf = (told: Told, name = "seat") => seatNumber(told.words[name]?.token ?? "");

/** What a seat owns after something was told; nothing if that did not touch its gold. */
function after(told: Told, seat: number): number | null {
  if (told.kind === "gold-shared") return number(told, "each");
  if (told.kind === "gold-swapped" && seatOf(told, "other") === seat) return number(told, "other_gold");
  const tells = ["profit", "gold-lost", "gold-received", "gold-swapped"].includes(told.kind ?? "");
  return tells && seatOf(told) === seat ? number(told, "gold") : null;
}

/** What it owned before. All share equally what nobody has told before only while all own the same. */
function before(told: Told, seat: number): number {
  const gold = after(told, seat) ?? 0;
  if (told.kind === "gold-swapped") return number(told, seatOf(told) === seat ? "other_gold" : "gold");
  if (told.kind === "gold-lost") return gold + number(told, "amount");
  if (told.kind === "gold-received") return gold - number(told, "amount");
  return told.kind === "profit" ? gold - number(told, "mined") + number(told, "paid") : gold;
}

/** What everybody owned between what was told earlier and what was told later. */
export function ownedBetween(earlier: readonly Told[], later: readonly Told[], view: GoldrauschView): number[] {
  return view.seats.map(({ gold }, seat) => {
    const last = earlier.findLast((told) => after(told, seat) !== null);
    if (last) return after(last, seat) ?? 0;
    const next = later.find((told) => after(told, seat) !== null);
    return next ? before(next, seat) : gold;
  });
}

export function ownedAfter(points: readonly number[], told: readonly Told[]): number[] {
  return points.map((gold, seat) => told.reduce((sum, one) => after(one, seat) ?? sum, gold));
}
