import { describe, expect, test } from "vitest";
import type { Move } from "$lib/api/types";
import {
  argumentsOf,
  asked,
  choiceOf,
  left,
  meant,
  namedFor,
  NOTHING,
  offers,
  pick,
  pickKind,
  settle,
  type Choice,
  type Manner,
} from "./choosing";

const place = (colour: string, field: string): Move => ({
  text: `place ${colour} ${field}`,
  kind: "place",
  args: { colour, field },
  leads_on: false,
});
const buy = (claim: string, direction: string): Move => ({
  text: `buy ${claim} ${direction} natural`,
  kind: "buy",
  args: { claim, direction, colour: "natural" },
  leads_on: false,
});

const placing = ["natural", "black"].flatMap((colour) => ["a1", "c3"].map((field) => place(colour, field)));
const all = [...placing, buy("copper", "rows"), buy("copper", "columns"), buy("silver", "rows")];
const preferred = { kind: "place", colour: "natural" };
const settled = (choice: Choice, moves = all) => settle(moves, choice, { preferred, onBoard: ["field"] });

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

describe("choosing word by word", () => {
  const make = (kind: string, args: Record<string, string> = {}): Move => ({
    text: [kind, ...Object.values(args)].join(" "),
    kind,
    args,
    leads_on: false,
  });
  const moves = [
    make("waive"),
    ...["amur", "magadan"].map((area) => make("step", { place: "khabarovsk", area })),
    make("step", { place: "altai", area: "tomsk" }),
  ];
  const manner: Manner = { preferred: {}, onBoard: ["area", "lay tile"], firm: ["place"] };
  const from = (place: string) =>
    settle(moves, pick(moves, settle(moves, NOTHING, manner), "place", place, manner.firm)!, manner);

  test("a move without arguments is meant only if it is said, or all there is", () => {
    expect(settle(moves, NOTHING, manner).kind).toBe("step");
    expect(meant(moves, settle(moves, pickKind(moves, NOTHING, "waive"), manner))?.text).toBe("waive");
    expect(meant(moves, settle(moves.slice(0, 1), NOTHING, manner))?.text).toBe("waive");
  });

  test("what follows a firm word must go with it", () => {
    expect(pick(moves, from("khabarovsk"), "area", "tomsk", manner.firm)).toBeNull();
    expect(pick(moves, from("khabarovsk"), "area", "magadan", manner.firm)?.args).toEqual({
      place: "khabarovsk",
      area: "magadan",
    });
  });

  test("a firm word said again drops what does not go with it", () => {
    const choice = pick(moves, from("altai"), "area", "tomsk", manner.firm)!;
    expect(pick(moves, choice, "place", "khabarovsk", manner.firm)?.args).toEqual({ place: "khabarovsk" });
  });

  test("what follows a firm word is asked once that is said, and of what goes with it", () => {
    const open: Manner = { ...manner, onBoard: [] };
    expect(asked(moves, settle(moves, NOTHING, open), open)).toEqual([
      { arg: "place", tokens: ["khabarovsk", "altai"] },
    ]);
    expect(asked(moves, from("khabarovsk"), open).at(-1)).toEqual({ arg: "area", tokens: ["amur", "magadan"] });
    expect(asked(moves, from("khabarovsk"), manner).map(({ arg }) => arg)).toEqual(["place"]);
  });

  test("nothing goes without saying behind a firm word that is not said", () => {
    const laid = ["manager", "worker-gas"].map((tile) => make("lay", { tile, spot: "research" }));
    const laying: Manner = { preferred: {}, onBoard: ["lay tile"], firm: ["tile"] };
    expect(settle(laid, NOTHING, laying)).toEqual({ kind: "lay", args: {} });
    expect(settle(laid, pick(laid, NOTHING, "tile", "manager")!, laying).args).toEqual({
      tile: "manager",
      spot: "research",
    });
  });

  test("a spoken word is asked even if it is the only one, unless there is no other move", () => {
    const acts = [make("take", { spot: "gas" }), make("pass")];
    const spoken: Manner = { preferred: {}, onBoard: [], spoken: ["take spot"] };
    expect(settle(acts, NOTHING, spoken)).toEqual({ kind: "take", args: {} });
    expect(asked(acts, settle(acts, NOTHING, spoken), spoken)).toEqual([{ arg: "spot", tokens: ["gas"] }]);
    expect(meant(acts, settle(acts.slice(0, 1), NOTHING, spoken))?.text).toBe("take gas");
    expect(settle(acts, NOTHING, { preferred: {}, onBoard: [] }).args).toEqual({ spot: "gas" });
  });

  test("an argument may be on the board in one kind of move only", () => {
    expect(namedFor(manner.onBoard, "lay")).toEqual(["area", "tile"]);
    expect(namedFor(manner.onBoard, "return")).toEqual(["area"]);
  });
});
