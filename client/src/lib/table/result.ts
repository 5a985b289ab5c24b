/** How a game ended, as a sentence. */
import type { SeatEnd } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";

export function resultSentence(ends: readonly SeatEnd[], names: SeatNames): string {
  const winners = ends.flatMap((end, seat) => (end.place === 1 ? [seat] : []));
  const points = plain(ends[winners[0] ?? 0]?.points ?? 0);
  const seats = speech.list(winners.map((seat) => names.names[seat] ?? ""));
  if (winners.length > 1) return speech.say("result-shared", { seats, points });
  const you = names.you.includes(winners[0] ?? -1) ? "yes" : "no";
  const other = ends.length === 2 ? ends.find((end) => end.place !== 1) : undefined;
  if (other) return speech.say("result-two", { seat: seats, you, points, others: plain(other.points) });
  return speech.say("result-many", { seat: seats, you, points });
}

/** 31, −4 with a real minus sign. */
function plain(points: number): string {
  return String(points).replace("-", "−");
}
