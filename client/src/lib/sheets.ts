/** A game as a sheet of the atlas: its title, its number in the order in which the server offers games, who can play it. */
import type { GameInfo } from "./api/types";
import { offered } from "./offered.svelte";
import { speech } from "./speech.svelte";

export interface Sheet {
  title: string;
  /** Empty for a game that is not offered, and until it is known which are. */
  numeral: string;
}

export function sheetOf(game: string): Sheet {
  return { title: titleOf(game), numeral: roman(offered.games.findIndex(({ name }) => name === game) + 1) };
}

export function titleOf(game: string): string {
  return speech.title(game);
}

/** "2 to 4 players, 60 min". How many can play follows from the variants. */
export function sizeOf({ name, presets }: GameInfo): string {
  const seats = [...new Set(presets.flatMap((preset) => preset.seats))].sort((a, b) => a - b);
  const [least = 0, most = least] = [seats[0], seats.at(-1)];
  const range = seats.length > 2 && most - least === seats.length - 1;
  const players = range
    ? speech.say("players-from-to", { least, most })
    : speech.say("players-listed", { seats: speech.either(seats.map(String)), most });
  return speech.say("sheet-size", { players, time: speech.ofGame(name, "playing-time") });
}

const NUMERALS = [
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

/** IV for 4; nothing for 0. */
export function roman(number: number): string {
  const [sign, worth] = NUMERALS.find(([, worth]) => worth <= number) ?? ["", number];
  return sign && sign + roman(number - worth);
}
