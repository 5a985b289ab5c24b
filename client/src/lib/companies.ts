/** The six companies, in the order of the seats: sign and colour of a seat in every game. */

export const COMPANIES = ["hammer", "shovel", "drill", "dynamite", "chisel", "excavator"] as const;
export type Company = (typeof COMPANIES)[number];

/** The same seats as the log and the catalogues name them. */
export const SEATS = ["red", "blue", "yellow", "green", "mauve", "white"] as const;

export const CHANCE = 15;

export function companyOf(seat: number): Company {
  return COMPANIES[seat] ?? "excavator";
}

export function seatToken(seat: number): string {
  return SEATS[seat] ?? "*";
}

export function seatNumber(token: string): number {
  return (SEATS as readonly string[]).indexOf(token);
}
