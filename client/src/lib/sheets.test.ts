import { afterEach, beforeAll, expect, test } from "vitest";
import type { GameInfo } from "./api/types";
import { offered } from "./offered.svelte";
import { roman, sheetOf, sizeOf } from "./sheets";
import { type Language, speech } from "./speech.svelte";

const game = (name: string, ...seats: number[][]): GameInfo => ({
  name,
  title: name,
  designers: [],
  publisher: "",
  year: 2026,
  secrets: false,
  meets: false,
  presets: seats.map((sizes, k) => ({ name: String(k), seats: sizes, options: [] })),
  options: [],
  levels: [],
});

beforeAll(() => speech.use("en"));
afterEach(() => void (offered.games = []));

test("sheets are numbered as the server offers them", () => {
  offered.games = [game("rockwell"), game("atacama")];
  expect(sheetOf("rockwell")).toEqual({ title: "Rockwell", numeral: "I" });
  expect(sheetOf("atacama")).toEqual({ title: "Atacama", numeral: "II" });
});

test("a game that is not offered has no number, and without a catalogue its own name", () => {
  expect(sheetOf("quarry")).toEqual({ title: "quarry", numeral: "" });
});

test("numerals are Roman", () => {
  expect([0, 1, 4, 5, 9, 14, 40].map(roman)).toEqual(["", "I", "IV", "V", "IX", "XIV", "XL"]);
});

test.each<[Language, number[][], string]>([
  ["en", [[2, 3], [4]], "2 to 4 players, 20 min"],
  ["en", [[4], [2]], "2 or 4 players, 20 min"],
  ["en", [[2], [3]], "2 or 3 players, 20 min"],
  ["en", [[2, 4, 6]], "2, 4 or 6 players, 20 min"],
  ["en", [[1]], "1 player, 20 min"],
  ["de", [[2], [4]], "2 oder 4 Spieler, 20\u00a0min"],
  ["fr", [[2, 3, 4]], "2 à 4 joueurs, 20\u00a0min"],
])("how many can play is said in %s for %j", async (language, seats, said) => {
  await speech.use(language);
  expect(sizeOf(game("atacama", ...seats))).toBe(said);
  await speech.use("en");
});
