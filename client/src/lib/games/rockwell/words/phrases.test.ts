import { beforeAll, expect, test } from "vitest";
import { move } from "$lib/board/samples";
import { speech } from "$lib/speech.svelte";
import { NOTHING } from "$lib/table/choosing";
import { helpView, sampleView } from "../sample";
import { act, aim, AL, attempt, forms, label, note, seatFacts, stage, together, whole } from "./phrases";

beforeAll(() => speech.use("en"));

test("the main button says what happens", () => {
  const view = sampleView();
  expect(act(view, move("go", { crew: "2", place: "b5" }))).toBe("Move to B5 and drill");
  expect(act(view, move("go", { crew: "2", place: "b4" }))).toBe("Move to B4");
  expect(act(view, move("go", { crew: "2", place: "centre" }))).toBe("Go to the centre of the Earth");
  expect(act(view, move("stay", { crew: "2" }))).toContain("B3");
  expect(act(view, move("raise", { crew: "1" }))).toBe("Raise the crew to 2 for $1,500");
  expect(act(view, move("raise", { crew: "3" }))).toBe("Raise the crew to 4 for $3,500");
  expect(act(view, move("protect"))).toContain("$2,000");
  expect(act(view, move("sink", { tile: "b7" }))).toContain("B7");
  expect(act(view, move("hire", { power: "3" }))).toContain("$2,000");
  expect(act(view, move("deliver", { stack: "3" }))).toContain("4 prestige");
  expect(act(view, move("pass"))).toBe("Pass");
});

test("crews are called by power and place, dice by power and price", () => {
  const view = sampleView();
  expect(label(view, "crew", "2")).toBe("Crew of power 2, B3");
  expect(label(helpView(), "crew", "yellow-2")).toContain("die of 3");
  expect(label(view, "power", "2")).toContain("2");
  expect(label(view, "tile", "b3")).toBeNull();
  expect(note(view, "hire", "power", "2")).toBe("$1,500");
  expect(note(view, "go", "place", "b3")).toBeNull();
});

test("a hint names the crew by power and place, Al's too; a bribe its price", () => {
  expect(whole(sampleView(), move("go", { crew: "2", place: "b4" }))).toBe("Crew of power 2, B3: Move to B4");
  expect(whole(sampleView(), move("pass"))).toBe("Pass");
  const al = { ...sampleView().crews[0]!, owner: AL, number: 1, power: 3, place: "c0" };
  const trained = sampleView({ prompt: "train", crews: [...sampleView().crews, al] });
  expect(whole(trained, move("train", { crew: "1" }))).toBe("Crew of power 3, C0: Raise Al’s crew to 4");
  expect(act(helpView(), move("bribe", { crew: "yellow-2", tile: "b4" }))).toBe("Bribe it onto B4 for $2,000");
  expect(act(helpView(), move("bribe", { crew: "blue-3", tile: "b4" }))).toBe("Bribe it onto B4");
});

test("a company shows cards and achievements while prestige is secret", () => {
  expect(seatFacts(sampleView(), 0).tally).toEqual({ text: "3 cards", note: "1 achieved" });
  expect(seatFacts(sampleView(), 2).role).toContain("die of 3");
  expect(seatFacts(sampleView(), 9).points).toBe(0);
  expect(aim(sampleView())).toContain("cards");
});

test("the stage names turn and phase", () => {
  expect(stage(sampleView())).toBe("Turn 4, drilling 3 of 4");
  expect(stage(sampleView({ round: 0, phase: "market" }))).toBe("Turn 4, market");
  expect(stage(sampleView({ turn: 0, round: 0, phase: "layout" }))).toBe("Set-up");
});

test("secret choices are made together, some decisions have a form", () => {
  expect(["tender", "insurance", "danger", "market"].map((phase) => together(sampleView({ phase })))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(["tender", "work", "drill", "post"].map((prompt) => forms(sampleView({ prompt })))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("what somebody tries becomes a move to be asked about", () => {
  const said = (args: Record<string, string>, kind: string | null = null) => ({ kind, args });
  const tried =
    (prompt: string, choice = NOTHING) =>
    (arg: string, token: string) =>
      attempt(choice, { arg, token }, sampleView({ prompt }));
  expect(tried("post")("slot", "i-1")).toBe("post i-1");
  expect(tried("work")("move", "raise 2")).toBe("raise 2");
  expect(tried("drill")("crew", "3")).toBe("stay 3");
  expect(tried("drill", said({ crew: "3" }))("place", "c0")).toBe("go 3 c0");
  expect(tried("drill", said({ crew: "3", place: "c0" }, "carry"))("power", "4")).toBe("carry 3 c0 4");
  expect(tried("work")("tile", "a3")).toBe("sink a3");
  expect(tried("work", said({ shaft: "2" }, "shift"))("tile", "a3")).toBe("shift 2 a3");
  expect(tried("lead", said({ crew: "2" }))("tile", "a3")).toBe("lead 2 a3");
  expect(tried("train")("crew", "2")).toBe("train 2");
  expect(tried("choose")("tile", "a3")).toBe("drill a3");
  expect(attempt(NOTHING, { arg: "crew", token: "blue-3" }, helpView())).toBe("bribe blue-3 b4");
  expect(attempt(said({ crew: "blue-3" }), { arg: "tile", token: "b5" }, helpView())).toBe("bribe blue-3 b5");
});
