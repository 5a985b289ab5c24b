import { describe, expect, test, vi } from "vitest";
import type { RockwellView } from "$lib/api/types";
import { all, click, Easel, press } from "$lib/board/easel.svelte";
import { placeOf } from "$lib/board/places";
import { move, STILL, told } from "$lib/board/samples";
import type { BoardProps } from "../face";
import Board from "./Board.svelte";
import { CENTRE } from "./ground/places";
import { crews, DIE_MOVES, DRILL_MOVES, HELP_MOVES, helpView, NAMES, sampleView, WORK_MOVES } from "./sample";

const easel = new Easel<BoardProps<RockwellView>>(Board, () => ({
  ...STILL,
  view: sampleView(),
  names: NAMES,
  moves: DRILL_MOVES,
  onpick: vi.fn(),
  onmove: vi.fn(),
}));

function show(more: Partial<BoardProps<RockwellView>> = {}) {
  const { onpick, onmove } = easel.show(more);
  return { onpick: vi.mocked(onpick), onmove: vi.mocked(onmove!) };
}

const place = (name: string) => document.querySelector<SVGElement>(`g[data-place="${name}"]`)!;
const crew = (key: string) => document.querySelector<SVGElement>(`[data-crew="${key}"]`)!;
/** The tiles that are marked like this. */
const framed = (rank: string) =>
  all(`.mark.${rank} > use.line`)
    .map((line) => line.getAttribute("href")!.replace("#rockwell-in-", ""))
    .sort();
const SECOND = { kind: "go", args: { crew: "2" } };

describe("the ground", () => {
  test("shows every tile, crew, die and shaft", () => {
    show();
    expect(all(".tile")).toHaveLength(32);
    expect(all("[data-crew]")).toHaveLength(16);
    expect(all(".die")).toHaveLength(1);
    expect(all(".shaft")).toHaveLength(4);
    expect(all(".shaft.idle").map((shaft) => shaft.dataset.place)).toEqual(["c0"]);
    expect(crew("0 3").querySelector("text")?.textContent).toBe("3");
  });

  test("a turned tile shows what it yields, the others the power they take and what of it is there", () => {
    show();
    expect(all(".tile").filter((tile) => tile.querySelector(".rock") === null)).toHaveLength(9);
    expect([...place("b2").querySelectorAll("use.yield")].map((cube) => cube.getAttribute("href"))).toEqual([
      "#i-copper",
      "#i-silver",
    ]);
    expect(place("b5").querySelector(".power")?.textContent).toBe("4");
    expect(place("b5").querySelectorAll(".part.there")).toHaveLength(3);
  });

  test("what lacks little shows what is missing, and what a crew of one's own would drill is marked", () => {
    show({ view: sampleView({ reaches: [] }) });
    expect(place("b5").querySelectorAll(".part:not(.there)")).toHaveLength(1);
    expect(place("c4").querySelectorAll(".part:not(.there)")).toHaveLength(0);
    expect(all("g.drills")).toHaveLength(0);
    show();
    expect(all("g.drills").map((need) => need.closest<SVGElement>("[data-place]")?.dataset.place)).toEqual([
      "b5",
      "d1",
    ]);
  });

  test("crews that may move are open, then the places the chosen one reaches", () => {
    show();
    expect(all(".crew.can").map((one) => one.dataset.crew)).toEqual(["0 1", "0 2", "0 3", "0 4"]);
    expect(framed("open")).toEqual([]);
    show({ choice: SECOND });
    expect(framed("open")).toEqual(["a3", "b2", "b4", "b5", "c3"]);
    expect(crew("0 2").querySelector(".mark.chosen")).not.toBeNull();
  });

  test("the chosen way is drawn, its goal framed; a hint is dotted, a refusal crossed out", () => {
    show({
      choice: { kind: "go", args: { crew: "2", place: "b5" } },
      hinted: move("go", { crew: "3", place: "d1" }),
      refused: { arg: "place", token: "d7" },
    });
    expect(framed("chosen")).toEqual(["b5"]);
    expect(framed("hinted")).toEqual(["d1"]);
    expect(all("path.head")).toHaveLength(1);
    expect(place("b5").querySelector("[role=button]")?.getAttribute("aria-pressed")).toBe("true");
    expect(place("d7").querySelector(".refused")).not.toBeNull();
  });

  test("borders are there where they can be chosen or somebody is astride", () => {
    show({ choice: SECOND, moves: DIE_MOVES });
    expect(all(".border").map((border) => border.dataset.place)).toEqual(["b3-b4"]);
    expect(place(CENTRE).querySelector(".mark.open")).not.toBeNull();
    show({ view: sampleView({ crews: crews([["a7 1", "b3-b4 2", "c1 3", "b0 1"]]) }), moves: [] });
    expect(all(".border").map((border) => border.dataset.place)).toEqual(["b3-b4"]);
  });

  test("the last move is framed, and a tile under extraction", () => {
    const newest = [
      told("crew-moved", { owner: 1, crew: "3", power: 2, from: "b4", to: "b5" }, 40, 1),
      told("shaft-sunk", { seat: 3, tile: "a5", price: 1500 }, 40, 3),
    ];
    show({
      newest,
      view: sampleView({
        extraction: { tile: "b5", card: null, danger: false, active: 1, priority: null, why: null, shares: [] },
      }),
    });
    expect(crew("1 3").querySelector(".mark.last")).not.toBeNull();
    expect(all(".shaft .mark.last")).toHaveLength(1);
    expect(framed("underway")).toEqual(["b5"]);
  });

  test("whoever has arrived is in the centre, with their sign alone", () => {
    show({ view: sampleView({ crews: crews([["centre 2", "b3 2", "c1 3", "b0 1"], ["centre 1"]]) }), moves: [] });
    expect(crew("0 1").querySelector("text")).toBeNull();
    expect(place(CENTRE).querySelector("[role=button]")?.getAttribute("aria-label")).toContain("2 crews have arrived");
    expect(document.querySelector(".end")?.textContent).toContain("2; the game ends with 3");
  });
});

describe("pressing", () => {
  test("a crew, then a place; both at once where only one crew gets there", () => {
    const { onpick } = show();
    click(crew("0 2"));
    click(place("b5"));
    expect(onpick.mock.calls).toEqual([
      [{ arg: "crew", token: "2" }, "pointer"],
      [{ arg: "crew", token: "2" }, "pointer"],
      [{ arg: "place", token: "b5" }, "pointer"],
    ]);
  });

  test("a foreign crew is bribed, a shaft moved, a tile sunk", () => {
    const { onpick } = show({ view: helpView(), moves: HELP_MOVES });
    click(crew("2 3"));
    expect(onpick).toHaveBeenLastCalledWith({ arg: "crew", token: "yellow-3" }, "pointer");
    expect(crew("0 2").querySelector(".mark.chosen")).not.toBeNull();
    const work = show({
      view: sampleView({ prompt: "work", phase: "workshop" }),
      moves: WORK_MOVES,
      choice: { kind: "sink", args: {} },
    });
    expect(framed("open")).toEqual(["b7", "c3"]);
    click(document.querySelector("[data-shaft]")!);
    expect(work.onpick).toHaveBeenLastCalledWith({ arg: "shaft", token: "1" }, "pointer");
    click(place("c3"));
    expect(work.onmove.mock.calls).toEqual([[move("sink", { tile: "c3" }), "pointer"]]);
  });

  test("in the workshop tiles are open only once a shaft is meant", () => {
    show({ view: sampleView({ prompt: "work", phase: "workshop" }), moves: WORK_MOVES });
    expect(framed("open")).toEqual([]);
    expect(all(".crew.can").map((one) => one.dataset.crew)).toEqual(["0 1", "0 4"]);
  });

  test("one place is reached by Tab, the others by arrows, Enter chooses", () => {
    const { onpick } = show({ choice: SECOND });
    expect(all('.map [tabindex="0"]')).toHaveLength(1);
    place("b4").querySelector<SVGElement>(".spot")!.focus();
    press("ArrowLeft");
    press("Enter");
    expect(onpick).toHaveBeenCalledWith({ arg: "place", token: "b5" }, "key");
  });
});

test("the board says where everything is that a move names", () => {
  show();
  const found = (arg: string, token: string) => placeOf(arg, token)?.element;
  for (const arg of ["place", "tile"]) expect(found(arg, "b5")).toBe(place("b5"));
  expect(found("place", CENTRE)).toBe(place(CENTRE));
  expect(found("crew", "2")).toBe(crew("0 2"));
  expect(found("shaft", "1")).toBe(document.querySelector('[data-shaft="1"]'));
  expect(found("slot", "i-4")).toBe(document.querySelector('[data-slot="i-4"]'));
  expect(found("crew", "yellow-3")).toBeUndefined();
  show({ view: helpView(), moves: HELP_MOVES });
  expect(found("crew", "yellow-3")).toBe(crew("2 3"));
});

test("every place says what is there and what may be done", () => {
  show({ choice: SECOND });
  const label = (name: string) => place(name).querySelector("[role=button]")?.getAttribute("aria-label");
  expect(label("b5")).toBe(
    "B5: power 4, 3 there, 1 missing. It can be chosen. Going there drills it. There: Jonas’s crew of power 2 and Noor’s crew of power 1.",
  );
  expect(label("a1")).toBe("A1: drilled. A shaft there yields 1 zinc, 1 copper each turn. Your shaft, active.");
  expect(label("d1")).toContain("Noor’s crew of power 2 with a die of 3");
  expect(label("b0")).toContain("A crew there can be chosen.");
  expect(label("entrance-2")?.toLowerCase()).toContain("entrance iii");
});
