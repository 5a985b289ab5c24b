import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { SeatInfo, Told } from "./api/types";
import { companyOf } from "./companies";
import { looks } from "./looks.svelte";
import { namesOf, NOBODY } from "./names";
import { speech } from "./speech.svelte";

const sits = (seat: number, look: number): SeatInfo => ({
  seat,
  look,
  kind: "bot",
  name: null,
  level: "club",
  mine: false,
  stood_in: false,
  program: false,
  own_program: false,
});
/** What the log calls red shows white, blue shows red, yellow shows blue. */
const SEATS = [sits(0, 5), sits(1, 0), sits(2, 1)];
const companies = () => [0, 1, 2].map((seat) => companyOf(seat));

let leaving: (() => void)[] = [];

/** A component that shows a table; answers with how to leave it. */
function shown(seats: () => readonly SeatInfo[]): () => void {
  const leave = $effect.root(() => looks.follow(seats));
  flushSync();
  leaving.push(leave);
  return leave;
}

beforeAll(() => speech.use("en"));
afterEach(() => {
  for (const leave of leaving) leave();
  leaving = [];
});

test("without a table a seat looks like its own number", () => {
  expect(companies()).toEqual(["hammer", "shovel", "drill"]);
  expect(speech.colour(3)).toBe("Green");
});

test("the seats of the table shown look as they were chosen, and follow a change", () => {
  let seats = $state.raw(SEATS);
  shown(() => seats);
  expect(companies()).toEqual(["excavator", "hammer", "shovel"]);
  seats = [sits(0, 2), ...SEATS.slice(1)];
  expect(companyOf(0)).toBe("drill");
});

test("a part of the page may show its table otherwise, and whoever leaves takes only the own table along", () => {
  const page = shown(() => SEATS);
  const room = shown(() => [sits(0, 3)]);
  expect(companyOf(0)).toBe("dynamite");
  page();
  expect(companyOf(0)).toBe("dynamite");
  room();
  expect(companyOf(0)).toBe("hammer");
});

test("a list says the look of each seat itself", () => {
  shown(() => SEATS);
  expect(companyOf(0, 4)).toBe("chisel");
});

test("bots, and what was told of them, are called by the colour they show", () => {
  shown(() => SEATS);
  const names = namesOf(SEATS, speech.say);
  expect(names.names).toEqual(["White bot", "Red bot", "Blue bot"]);
  expect(names.short).toEqual(["White", "Red", "Blue"]);
  const seat = { words: "seat", token: "red" };
  const told = { number: 1, seat: 0, stands: true, timed: false, undoes: null } as const;
  const chosen: Told = { ...told, kind: "country-chosen", words: { seat } };
  expect(speech.told("goldrausch", chosen, names)).toMatch(/^White bot /);
  expect(speech.told("goldrausch", chosen, NOBODY)).toMatch(/^White /);
});

test("so are crews, and people whom a problem names", () => {
  shown(() => SEATS);
  expect(speech.word("rockwell", "crew", "red-2")).toBe("White’s crew 2");
  expect(speech.word("rockwell", "crew", "al-2")).toBe("Al’s crew 2");
  expect(speech.word("rockwell", "seat", "blue")).toBe("Red");
  expect(speech.word("goldrausch", "incident", "red-rain")).toBe("Red gold rain");
  expect(speech.problem({ code: 632, facts: { seat: "red" } }).text).toBe(
    "White already has this colour. Choose another.",
  );
});
