import { describe, expect, test } from "vitest";
import { NOTHING } from "$lib/table/choosing";
import { changed, marker, rankOf, UNMARKED, type Marks, type Pending } from "./marks";
import { move, told } from "./samples";

const MOVES = [
  move("step", { place: "yamal", area: "tomsk" }),
  move("step", { place: "yamal", area: "altai" }),
  move("step", { place: "taimyr", area: "yamal" }),
];
const pending = (more: Partial<Pending> = {}): Pending => ({
  moves: MOVES,
  choice: NOTHING,
  hinted: null,
  refused: null,
  ...more,
});
const names = (marks: Marks) => Object.entries(marks).flatMap(([name, is]) => (is ? name : []));

describe("marks", () => {
  test("what the moves offer next is open, once what comes before it is said", () => {
    const open = (more: Partial<Pending>, arg: string) =>
      ["yamal", "tomsk", "taimyr"].filter((token) => marker(pending(more), [arg])(token).open);
    expect(open({}, "place")).toEqual(["yamal", "taimyr"]);
    expect(open({}, "area")).toEqual([]);
    expect(open({ choice: { kind: "step", args: { place: "yamal" } } }, "area")).toEqual(["tomsk"]);
  });

  test("a game may know better what is open", () => {
    const marks = marker(pending(), ["area"], { open: new Set(["altai"]) });
    expect([marks("altai").open, marks("tomsk").open]).toEqual([true, false]);
  });

  test("chosen, hinted and refused are what was said, advised and tried, by any of its arguments", () => {
    const marks = marker(
      pending({
        choice: { kind: "step", args: { place: "taimyr" } },
        hinted: MOVES[1]!,
        refused: { arg: "area", token: "amur" },
      }),
      ["place", "area"],
    );
    expect(names(marks("taimyr"))).toEqual(["open", "chosen"]);
    expect(names(marks("altai"))).toEqual(["hinted"]);
    expect(names(marks("amur"))).toEqual(["refused"]);
    expect(marker(pending({ refused: { arg: "area", token: "amur" } }), ["place"])("amur")).toEqual(UNMARKED);
  });

  test("the last move and what is under way are known from what was told and seen", () => {
    const marks = marker(pending(), ["area"], { last: new Set(["amur"]), underway: new Set(["tomsk"]) });
    expect([names(marks("amur")), names(marks("tomsk"))]).toEqual([["last"], ["underway"]]);
  });

  test("one line is drawn: the one that matters most", () => {
    const all = { ...UNMARKED, last: true, open: true, hinted: true, underway: true, chosen: true };
    expect(rankOf(all)).toBe("chosen");
    expect(rankOf({ ...all, chosen: false })).toBe("underway");
    expect(rankOf({ open: true, hinted: true })).toBe("hinted");
    expect(rankOf({ open: true, last: true })).toBe("open");
    expect(rankOf({ ...UNMARKED, refused: true })).toBeNull();
  });
});

describe("what the last move changed", () => {
  const NEWEST = [
    told("cube-laid", { area: "yamal", resource: "gas" }),
    told("worker-stepped", { area: "amur", seat: 1 }),
    told(null, { area: "altai" }),
  ];

  test("is found by the kind of event, several words as one, seats as numbers", () => {
    expect(changed(NEWEST, ["cube-laid"], "area", "resource")).toEqual(new Set(["yamal gas"]));
    expect(changed(NEWEST, ["worker-stepped"], "area", "seat")).toEqual(new Set(["amur 1"]));
    expect(changed(NEWEST, ["cube-laid", "worker-stepped"], "area")).toEqual(new Set(["yamal", "amur"]));
    expect(changed(NEWEST, ["sold"], "exchange")).toEqual(new Set());
  });
});
