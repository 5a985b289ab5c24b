/** For tests: a seat and a table as lists show them. */
import type { SeatInfo, TableCard } from "$lib/api/types";

export const sits = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  look: seat,
  kind: "person",
  name: "",
  level: null,
  mine: false,
  stood_in: false,
  program: false,
  own_program: false,
  ...more,
});

export const tableCard = (more: Partial<TableCard> = {}): TableCard => ({
  id: "t",
  game: "atacama",
  preset: "basic",
  options: {},
  status: "running",
  owner: true,
  listed: false,
  seats: [],
  actors: [],
  moves: 1,
  ends: null,
  changed: "",
  glass: 0,
  ...more,
});
