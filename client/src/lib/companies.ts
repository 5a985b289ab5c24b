/** The six companies, each with its sign and colour. A seat of any game shows one of them: its look. */
import { looks } from "./looks.svelte";

/** By look. */
export const COMPANIES = ["hammer", "shovel", "drill", "dynamite", "chisel", "excavator"] as const;
export type Company = (typeof COMPANIES)[number];

/** Seats as the log names them, and looks by their colour as the catalogues do: each seat is named after its own. */
export const SEATS = ["red", "blue", "yellow", "green", "mauve", "white"] as const;

export const CHANCE = 15;

export function companyOf(seat: number, look = looks.of(seat)): Company {
  return COMPANIES[look] ?? "excavator";
}

/** What the catalogues call a look by its colour. */
export function colourKey(look: number): string {
  return `seat-${SEATS[look] ?? "*"}`;
}

/** What they call it by colour and sign. */
export function lookKey(look: number): string {
  return `look-${SEATS[look] ?? "*"}`;
}

export function seatToken(seat: number): string {
  return SEATS[seat] ?? "*";
}

export function seatNumber(token: string): number {
  return (SEATS as readonly string[]).indexOf(token);
}
