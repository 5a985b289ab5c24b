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

/** The same people, and they look the same: whoever asks, those at their device, bots; seats of others are free for them to take. */
export function occupants(seats: readonly SeatInfo[]): Occupant[] {
  const me = seats.findIndex((seat) => seat.mine);
  return seats.map((seat, k): Occupant => {
    const { look } = seat;
    if (k === me) return { kind: "me", look };
    if (seat.mine) return { kind: "device", name: seat.name ?? "", look };
    const bot = seat.kind === "bot" && !seat.stood_in && seat.level;
    return bot ? { kind: "bot", level: bot, look } : { kind: "open" };
  });
}
