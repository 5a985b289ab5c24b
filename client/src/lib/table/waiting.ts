/** Who still chooses, in a sentence that fits a prompt: who they are stands in the list of companies too. */
import type { TableCard } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";

const FEW = 3;

export function stillChoose(card: TableCard, names: SeatNames): string {
  const seats = card.actors.map((seat) => speech.name(seat, names));
  if (seats.length === card.seats.length) return speech.say("waiting-all");
  if (seats.length > FEW) return speech.say("waiting-count", { count: seats.length });
  if (seats.length > 1) return speech.say("waiting-many", { seats: speech.list(seats) });
  return speech.say("waiting-one", { seat: seats[0] ?? "" });
}
