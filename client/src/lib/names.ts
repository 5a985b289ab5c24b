/** How the people and bots at a table are called. */
import type { SeatInfo } from "./api/types";
import { colourKey } from "./companies";
import type { Facts } from "./speech.svelte";

export interface SeatNames {
  /** By seat; empty where nobody sits. */
  names: readonly string[];
  /** The seats that are called "you". */
  you: readonly number[];
  /** By seat, where there is little room: bots by their colour, whose disc is beside it; programs without the word for it. */
  short?: readonly string[];
}

export const NOBODY: SeatNames = { names: [], you: [] };

type Say = (key: string, facts?: Facts) => string;

/** Two of the same name are told apart by their colour, bots of one strength are called by it. Whoever plays several seats is called by name, not "you". */
export function namesOf(seats: readonly SeatInfo[], say: Say): SeatNames {
  const plain = seats.map((seat) => nameOf(seat, say));
  const names = plain.map((name, k) => {
    const twice = name !== "" && plain.indexOf(name) !== plain.lastIndexOf(name);
    if (!twice) return name;
    const colour = colourOf(seats[k]!, say);
    return isBot(seats[k]) ? say("bot-of-colour", { colour }) : say("name-and-colour", { name, colour });
  });
  const short = names.map((name, k) =>
    isBot(seats[k]) ? colourOf(seats[k]!, say) : isProgram(seats[k]) ? (seats[k]?.name ?? name) : name,
  );
  const mine = seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
  return { names, you: mine.length === 1 ? mine : [], short };
}

function nameOf(seat: SeatInfo, say: Say): string {
  if (seat.kind === "open") return "";
  if (isProgram(seat)) return say("name-of-program", { name: seat.name ?? "" });
  // A bot that stands in for somebody plays under his name. In a log that somebody opened, players may have none.
  return seat.name ?? (seat.level ? say(`bot-${seat.level}`) : colourOf(seat, say));
}

const colourOf = ({ look }: SeatInfo, say: Say) => say(colourKey(look));

/** A bot somewhere else: as other bots, it is called what it is. */
export const isProgram = (seat: SeatInfo | undefined) => seat?.kind === "person" && seat.program;

/** A bot that plays under no one's name. */
const isBot = (seat: SeatInfo | undefined) => seat?.kind === "bot" && seat.name === null;
