/** A new table with the same settings as an old one. */
import type { NewTable, Occupant, SeatInfo, TableCard } from "$lib/api/types";

export function again(card: TableCard): NewTable {
  return {
    game: card.game,
    preset: card.preset,
    options: card.options,
    listed: card.listed,
    glass: card.glass,
    seats: occupants(card.seats),
  };
}

/** The same people: whoever asks, those at his device, bots; seats of others are free for them to take. */
export function occupants(seats: readonly SeatInfo[]): Occupant[] {
  const me = seats.findIndex((seat) => seat.mine);
  return seats.map((seat, k): Occupant => {
    if (k === me) return { kind: "me" };
    if (seat.mine) return { kind: "device", name: seat.name ?? "" };
    return seat.kind === "bot" && !seat.stood_in && seat.level ? { kind: "bot", level: seat.level } : { kind: "open" };
  });
}
