import { describe, expect, test } from "vitest";
import type { Move } from "$lib/api/types";
import { argumentsOf, choiceOf, left, meant, NOTHING, offers, pick, pickKind, settle, type Choice } from "./choosing";

const place = (colour: string, field: string): Move => ({ text: `place ${colour} ${field}`, kind: "place", args: { colour, field }, leads_on: false });
const buy = (claim: string, direction: string): Move => ({
  text: `buy ${claim} ${direction} natural`,
  kind: "buy",
  args: { claim, direction, colour: "natural" },
  leads_on: false,
});

const placing = ["natural", "black"].flatMap((colour) => ["a1", "c3"].map((field) => place(colour, field)));
const all = [...placing, buy("copper", "rows"), buy("copper", "columns"), buy("silver", "rows")];
const preferred = { kind: "place", colour: "natural" };
const settled = (choice: Choice, moves = all) => settle(moves, choice, preferred, ["field"]);

describe("choosing", () => {
  test("what is preferred goes without saying, what is on the board does not", () => {
    expect(settled(NOTHING)).toEqual({ kind: "place", args: { colour: "natural" } });
    expect(meant(all, settled(NOTHING))).toBeNull();
  });

  test("a field completes a derrick", () => {
    const choice = pick(all, NOTHING, "field", "c3");
    expect(meant(all, settled(choice!))?.text).toBe("place natural c3");
  });

  test("the only open field is still for the player to choose", () => {
    const one = [place("natural", "a1")];
    expect(meant(one, settled(NOTHING, one))).toBeNull();
  });

  test("another colour keeps the field", () => {
    const field = pick(all, NOTHING, "field", "c3")!;
    expect(meant(all, settled(pick(all, field, "colour", "black")!))?.text).toBe("place black c3");
  });

  test("a field given while buying turns back to placing", () => {
    const buying = pick(all, pickKind(all, NOTHING, "buy"), "claim", "silver")!;
    expect(meant(all, settled(buying))?.text).toBe("buy silver rows natural");
    expect(meant(all, settled(pick(all, buying, "field", "a1")!))?.text).toBe("place natural a1");
  });

  test("what does not go with the newest wish is dropped", () => {
    const buying = pick(all, pickKind(all, NOTHING, "buy"), "direction", "columns")!;
    expect(pick(all, buying, "claim", "silver")).toEqual({ kind: "buy", args: { claim: "silver" } });
  });

  test("what no legal move has is no choice", () => {
    expect(pick(all, NOTHING, "field", "i9")).toBeNull();
  });

  test("a move is a choice that means it", () => {
    for (const move of all) expect(meant(all, choiceOf(move))).toBe(move);
  });

  test("offers keep the order of the list", () => {
    expect(offers(left(all, { kind: "buy", args: {} }), "direction")).toEqual(["rows", "columns"]);
    expect(argumentsOf(all, "buy")).toEqual(["claim", "direction", "colour"]);
    expect(argumentsOf([], "buy")).toEqual([]);
  });
});
