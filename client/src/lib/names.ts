/** How the people and bots at a table are called. */
import type { SeatInfo } from "./api/types";
import { seatToken } from "./companies";
import type { Facts } from "./speech.svelte";

export interface SeatNames {
  /** By seat; empty where nobody sits. */
  names: readonly string[];
  /** The seats that are called "you". */
  you: readonly number[];
}

export const NOBODY: SeatNames = { names: [], you: [] };

type Say = (key: string, facts?: Facts) => string;

/** Two of the same name are told apart by their colour. Whoever plays several seats is called by name, not "you". */
export function namesOf(seats: readonly SeatInfo[], say: Say): SeatNames {
  const plain = seats.map((seat) => nameOf(seat, say));
  const names = plain.map((name, k) => {
    const twice = name !== "" && plain.indexOf(name) !== plain.lastIndexOf(name);
    return twice ? say("name-and-colour", { name, colour: say(`seat-${seatToken(k)}`) }) : name;
  });
  const mine = seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
  return { names, you: mine.length === 1 ? mine : [] };
}

function nameOf(seat: SeatInfo, say: Say): string {
  if (seat.kind === "open") return "";
  // A bot that stands in for somebody plays under his name.
  return seat.name ?? (seat.level ? say(`bot-${seat.level}`) : "");
}
