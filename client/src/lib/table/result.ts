/** How a game ended, as a sentence; whoever played one seat reads how it ended for him. */
import type { SeatEnd } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";

export function resultSentence(ends: readonly SeatEnd[], names: SeatNames): string {
  const winners = ends.flatMap((end, seat) => (end.place === 1 ? [seat] : []));
  const own = names.you[0];
  const you = own === undefined ? "no" : winners.includes(own) ? "won" : "lost";
  const points = plain(ends[winners[0] ?? 0]);
  const seats = speech.list(winners.filter((seat) => seat !== own).map((seat) => names.names[seat] ?? ""));
  if (winners.length > 1) return speech.say("result-shared", { you, seats, points, own: plain(ends[own ?? 0]) });
  const other = ends.length === 2 ? ends.find((end) => end.place !== 1) : undefined;
  if (other) return speech.say("result-two", { you, seat: seats, points, others: plain(other) });
  return speech.say("result-many", { you, seat: seats, points, own: plain(ends[own ?? 0]) });
}

function plain(end: SeatEnd | undefined): string {
  return speech.number(end?.points ?? 0);
}
