import { beforeAll, expect, test } from "vitest";
import { move, told } from "$lib/board/samples";
import { Travel } from "$lib/board/travel";
import { speech } from "$lib/speech.svelte";
import { NOTHING, type Choice } from "$lib/table/choosing";
import { crews, DIE_MOVES, DRILL_MOVES, HELP_MOVES, helpView, NAMES, sampleView, WORK_MOVES } from "../sample";
import { lastOf, moved } from "../told";
import { ask } from "./asking";
import { placeLine } from "./lines";
import { act } from "./phrases";

beforeAll(() => speech.use("en"));

const said = (kind: string, args: Record<string, string>): Choice => ({ kind, args });

test("drilling: first a crew, then where it goes, then what it finds there", () => {
  expect(ask(sampleView(), DRILL_MOVES, NOTHING)).toMatchObject({
    means: "Press a crew of yours, then where it goes.",
    count: "Round 3 of 4.",
  });
  const where = ask(sampleView(), DRILL_MOVES, said("go", { crew: "2" }));
  expect(where).toMatchObject({ question: "Where does it go?", means: "It can reach 5 places. It would drill B5." });
  expect(where.steps).toHaveLength(2);
  const go = (place: string) => ask(sampleView(), DRILL_MOVES, said("go", { crew: "2", place }));
  expect(go("b5")).toMatchObject({
    question: "Move it to B5?",
    means: expect.stringContaining("B5 takes 4") as string,
  });
  expect(go("b4").means).toContain("B4 takes 5");
  expect(go("b2").means).toContain("B2 has already been drilled");
  expect(go("centre")).toMatchObject({ question: "Move it to the centre?" });
});

test("several crews for one place, staying, passing", () => {
  expect(ask(sampleView(), DRILL_MOVES, said("go", { place: "b7" })).question).toBe("Which crew goes to B7?");
  expect(ask(sampleView(), DRILL_MOVES, said("stay", { crew: "2" })).question).toBe("Act with it at B3?");
  expect(ask(sampleView(), DRILL_MOVES, said("pass", {})).means).toBe("All your crews stay where they are.");
});

test("a second step of the crew that made the first: only where to, or no further", () => {
  const active = crews([["a7 1", "b3 2", "c1 3", "b0 1"]]).map((crew) => ({ ...crew, active: crew.place === "b3" }));
  const view = sampleView({ prompt: "step", phase: "stepping", crews: active });
  const moves = [...DRILL_MOVES.filter(({ args }) => args.crew === "2"), move("pass")];
  expect(ask(view, moves, NOTHING).means).toBe("Press where your crew goes next, or stop here.");
  expect(ask(view, moves, said("go", { crew: "2", place: "b5" }))).toMatchObject({
    question: "Move it to B5?",
    means: expect.stringContaining("B5 takes 4") as string,
  });
  expect(ask(view, moves, said("pass", {})).means).toBe("Your crew stays where it is.");
  expect(act(view, move("pass"))).toBe("Stop here");
  expect(act(sampleView(), move("pass"))).toBe("Pass");
});

test("a die stays behind or is paid again", () => {
  const view = sampleView({ crews: crews([["a7 1", "b3 2/1", "c1 3", "b0 1"]]) });
  expect(ask(view, DIE_MOVES, said("go", { crew: "2", place: "b4" })).means).toContain("Its die stays behind.");
  expect(ask(view, DIE_MOVES, said("carry", { crew: "2", place: "b3-b4", power: "2" })).means).toContain(
    "comes along with power 2",
  );
});

test("advantages", () => {
  expect(ask(helpView(), HELP_MOVES, NOTHING)).toMatchObject({
    question: "Bribe a crew beside yours?",
    count: "2 bribes are left this turn.",
  });
  expect(ask(helpView(), HELP_MOVES, said("bribe", { crew: "blue-3" })).question).toBe(
    "Bribe Blue’s crew of power 2 on B5?",
  );
  expect(ask(helpView(), HELP_MOVES, NOTHING).means).toMatch(/^B4 needs \d more/);
  expect(ask(helpView(), [move("hire", { power: "1" }), move("waive")], NOTHING)).toMatchObject({
    question: "Hire a die for your crew?",
    count: "2 dice are left this turn.",
  });
});

test("every other question says what it means", () => {
  for (const prompt of ["tender", "insure", "choose", "save", "deal", "close", "post", "lead", "train", "work"]) {
    const { means, count } = ask(sampleView({ prompt }), prompt === "work" ? WORK_MOVES : [], NOTHING);
    expect(`${means} ${count}`, prompt).not.toContain("ask-");
    expect(means.length, prompt).toBeGreaterThan(20);
  }
  expect(ask(sampleView({ prompt: "post" }), [], said("post", { slot: "ii-1" })).means).toBe(
    "You get 4 transactions in the market.",
  );
  expect(ask(sampleView({ prompt: "work" }), WORK_MOVES, said("sink", {})).means).toContain("Press the tile");
});

test("borders, centre and entrances in a sentence", () => {
  const view = sampleView({ crews: crews([["b3-b4 2"]]) });
  expect(placeLine(view, NAMES, "b3-b4", { open: true })).toBe(
    "The border B3/B4. It can be chosen. There: your crew of power 2.",
  );
  expect(placeLine(view, NAMES, "centre")).toBe("The centre of the Earth: nobody has reached it yet.");
});

test("what happened since is shown in its order; Al's crews are his", () => {
  const news = [
    told("al-moved", { crew: "2", power: 1, from: "a0", to: "b0" }),
    told("tile-turned", { tile: "b0", zinc: 1, copper: 0, silver: 1, gold: 0 }),
    told("bribed", { seat: 0, owner: "blue", crew: "3", from: "b5", tile: "b4", price: 0 }),
  ];
  const travel = new Travel(news, moved);
  expect(["6 2", "b0", "1 3"].map((name) => travel.order(name))).toEqual([0, 1, 2].map((order) => ({ order, of: 3 })));
  expect([...lastOf(news).crews]).toEqual(["6 2", "1 3"]);
});
