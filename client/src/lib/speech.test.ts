import { beforeEach, describe, expect, test } from "vitest";
import type { SeatInfo, Told } from "./api/types";
import { namesOf } from "./names";
import { LANGUAGES, type Language, preferredLanguage, signed, speech } from "./speech.svelte";

const seats: SeatInfo[] = [
  {
    seat: 0,
    look: 0,
    kind: "person",
    name: "Mira",
    level: null,
    mine: true,
    stood_in: false,
    program: false,
    own_program: false,
  },
  {
    seat: 1,
    look: 1,
    kind: "bot",
    name: null,
    level: "club",
    mine: false,
    stood_in: false,
    program: false,
    own_program: false,
  },
];
const placed: Told = {
  number: 4,
  seat: 1,
  stands: true,
  timed: false,
  undoes: null,
  kind: "derrick-placed",
  words: {
    seat: { words: "seat", token: "blue" },
    colour: { words: "colour", token: "black" },
    field: { words: "field", token: "e5" },
    mineral: { words: "mineral", token: "gold" },
    value: { words: "number", token: "3" },
  },
};

beforeEach(async () => {
  localStorage.clear();
  await speech.use("en");
});

test("numbers have real signs", () => expect([12, 0, -12].map(signed)).toEqual(["+12", "0", "−12"]));

test("a language that was chosen is remembered and marks the page", async () => {
  await speech.choose("de");
  expect(document.documentElement.lang).toBe("de");
  expect(preferredLanguage()).toBe("de");
});

test("moves and events are sentences of the game, with names for seats", () => {
  const names = namesOf(seats, speech.say);
  expect(
    speech.move("atacama", { text: "", kind: "place", args: { colour: "black", field: "e5" }, leads_on: false }),
  ).toBe("Place a black derrick on e5");
  expect(speech.told("atacama", placed, names)).toBe("Club bot placed a black derrick on e5, gold 3.");
});

test("a refusal brings its paragraph", () => {
  const words = { field: { words: "field", token: "c5" }, derrick: { words: "field", token: "b5" } };
  const refusal = { game: "atacama", rule: "2.4", kind: "field-touches", words };
  expect(speech.problem({ code: 201, facts: {}, refusal })).toEqual({
    text: "Not on c5. It shares an edge with the derrick on b5.",
    rule: { game: "atacama", rule: "2.4" },
  });
});

test("an error names games by their titles and seats by their people", () => {
  const names = namesOf(seats, speech.say);
  expect(speech.problem({ code: 206, facts: { seat: "red" }, refusal: null }, names).text).toBe(
    "Mira has no move to take back.",
  );
  expect(speech.problem({ code: 406, facts: { game: "atacama", rule: "6.2" }, refusal: null })).toEqual({
    text: "These options cannot be combined. See Atacama 6.2.",
    rule: { game: "atacama", rule: "6.2" },
  });
});

test("two of the same name are told apart, and whoever plays both seats is not you", () => {
  const twins = seats.map((seat) => ({ ...seat, kind: "person" as const, name: "Mira", mine: true }));
  expect(namesOf(twins, speech.say)).toMatchObject({ names: ["Mira (Red)", "Mira (Blue)"], you: [] });
});

test("whoever has no name in a log that was opened is called by his colour", () => {
  const record = seats.map((seat) => ({ ...seat, kind: "person" as const, name: null, level: null, mine: false }));
  expect(namesOf(record, speech.say).names).toEqual(["Red", "Blue"]);
});

test("bots of the same strength are called by their colour, and all bots where there is little room", () => {
  const bot = {
    kind: "bot" as const,
    name: null,
    level: "beginner" as const,
    mine: false,
    stood_in: false,
    program: false,
    own_program: false,
  };
  const bots = [1, 2].map((seat) => ({ ...bot, seat, look: seat }));
  const crew = [seats[0]!, ...bots, { ...bot, seat: 3, look: 3, level: "club" as const }];
  const names = namesOf(crew, speech.say);
  expect(names.names).toEqual(["Mira", "Blue bot", "Yellow bot", "Club bot"]);
  expect(crew.map(({ seat }) => speech.short(seat, names))).toEqual(["Mira", "Blue", "Yellow", "Green"]);
});

test("a program is called one, beside its name where there is little room", () => {
  const robo = { ...seats[1]!, kind: "person" as const, name: "Robo", level: null, program: true };
  const names = namesOf([seats[0]!, robo], speech.say);
  expect(names.names).toEqual(["Mira", "Robo (program)"]);
  expect(speech.short(1, names)).toBe("Robo");
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test("the lobby's greeting counts", async () => {
    await speech.use(language);
    const said = [0, 1, 2, 3, 12].map((tables) => speech.say("hello", { tables }));
    expect(new Set(said).size).toBe(5);
    expect(said[4]).toContain("12");
  });
});

test("a word nobody has written yet shows its key", () => expect(speech.say("no-such-key")).toBe("no-such-key"));
