import { expect, test } from "vitest";
import type { SeatInfo } from "$lib/api/types";
import { occupants } from "./again";

const seat = (seat: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat,
  look: seat,
  kind: "person",
  name: "Mira",
  level: null,
  mine: false,
  stood_in: false,
  program: false,
  own_program: false,
  ...more,
});

test("the same people sit down again and look the same", () => {
  const seats = [
    seat(0, { name: "Jonas" }),
    seat(1, { mine: true, look: 5 }),
    seat(2, { mine: true, name: "Anna" }),
    seat(3, { kind: "bot", level: "club", name: null }),
    seat(4, { kind: "bot", level: "club", name: "Noor", stood_in: true }),
  ];
  expect(occupants(seats)).toEqual([
    { kind: "open" },
    { kind: "me", look: 5 },
    { kind: "device", name: "Anna", look: 2 },
    { kind: "bot", level: "club", look: 3 },
    { kind: "open" },
  ]);
});
