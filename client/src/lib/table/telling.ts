/** What was told, as sentences: what happened several times in a row need not fill the field notes. */
import type { Told } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";

/** Several events of one kind are one sentence where the game's catalogue has one for them. */
export function tale(game: string, told: readonly Told[], names: SeatNames): string[] {
  return inRows(told).flatMap((row) => {
    const key = `event-${row[0]?.kind}-many`;
    if (row.length < 2 || !speech.hasOfGame(game, key)) return row.map((one) => speech.told(game, one, names));
    return speech.toldTogether(game, key, row, names);
  });
}

/** Rows of one kind, of one submission and about one seat. */
function inRows(told: readonly Told[]): Told[][] {
  const out: Told[][] = [];
  for (const one of told) {
    const row = out.at(-1);
    if (row?.[0] && goesOn(row[0], one)) row.push(one);
    else out.push([one]);
  }
  return out;
}

function goesOn(before: Told, told: Told): boolean {
  return (
    before.kind === told.kind &&
    before.number === told.number &&
    told.undoes === null &&
    before.words.seat?.token === told.words.seat?.token
  );
}
