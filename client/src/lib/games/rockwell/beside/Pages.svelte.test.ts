/** What stands around the board: own stock, text table, companies, scene, result. */
import { flushSync, type Component, type ComponentProps } from "svelte";
import { expect, test, vi } from "vitest";
import type { RockwellView } from "$lib/api/types";
import { all, text, Wall } from "$lib/board/easel.svelte";
import { move, told } from "$lib/board/samples";
import { NOTHING } from "$lib/table/choosing";
import { crews, DRILL_MOVES, NAMES, sampleView, WORK_MOVES } from "../sample";
import Scene from "../scene/Scene.svelte";
import { AL } from "../words/phrases";
import Words from "../words/Words.svelte";
import Company from "./Company.svelte";
import Desk from "./Desk.svelte";
import Facts from "./Facts.svelte";
import Key from "./Key.svelte";
import Score from "./Score.svelte";

const wall = new Wall();

function show<Props extends ComponentProps<Component>>(what: Component<Props>, props: Props): string {
  wall.show(what, props);
  return text().replaceAll("\u00a0", " ");
}
const words = (view: RockwellView, more: { moves?: typeof DRILL_MOVES; onmove?: () => void } = {}) =>
  show(Words, { view, names: NAMES, moves: [], choice: NOTHING, onmove: vi.fn(), ...more });

test("behind the screen everything is counted", () => {
  const said = show(Desk, { view: sampleView() });
  expect(said).toContain("Behind your screen");
  expect(all("li b").map((one) => one.textContent)).toEqual(["5", "4", "2", "0", "2", "4", "$4,500"]);
});

test("every move is a button, by crew, and a press tells it", () => {
  const onmove = vi.fn();
  words(sampleView(), { moves: DRILL_MOVES, onmove });
  expect(all("button")).toHaveLength(DRILL_MOVES.length);
  expect(all(".group .title")).toHaveLength(5);
  all("button")[5]!.click();
  expect(onmove).toHaveBeenCalledWith(DRILL_MOVES[5]);
  expect(all("button").map((one) => one.textContent)).toContain("Move to B5 and drill");
});

test("every kind of move has its words", () => {
  const tender = [move("offer", { metal: "zinc" }), move("cash", { note: "500" }), move("seal")];
  const market = [move("buy", { metal: "zinc", lot: "5" }), move("sell", { metal: "gold", lot: "1" }), move("leave")];
  const others = [
    move("bribe", { crew: "blue-3", tile: "b4" }),
    move("hire", { power: "2" }),
    move("waive"),
    move("drill", { tile: "b4" }),
    move("save", { number: "1" }),
    move("post", { slot: "i-4" }),
  ];
  for (const moves of [
    tender,
    market,
    WORK_MOVES,
    others,
    [move("insure", { metal: "zinc" })],
    [move("lead", { crew: "1", tile: "a3" }), move("train", { crew: "1" })],
  ]) {
    words(sampleView({ prompt: "work" }), { moves });
    for (const label of all("button, .title").map((one) => one.textContent ?? ""))
      expect(label).not.toMatch(/^(act|move|words|work|prompt|crew)-/);
  }
});

test("the whole position is told", () => {
  const said = words(sampleView());
  for (const part of [
    "Turn 4",
    "Direction order: Noor, Mira, Jonas and Émile",
    "Ring A",
    "B5",
    "the centre",
    "entrance III",
    "Jonas",
    "of board II",
    "zinc $400",
    "5 zinc for 2 prestige",
    "At least 8 zinc and 8 copper",
    "Extraction cards: 3",
    "A1 (yields 1 zinc, 1 copper)",
  ]) {
    expect(said.toLowerCase()).toContain(part.toLowerCase());
  }
  expect(said).toContain("behind the screen");
});

test("a tray, a deal and an extraction under way are told", () => {
  const tray = { cubes: [1, 0, 0, 0], money: 500, value: 900 };
  expect(words(sampleView({ phase: "tender", prompt: "tender", tray }))).toContain("900");
  expect(words(sampleView({ deal: { buys: false, metal: "gold", number: 2, money: 2000 } }))).toContain("$2,000");
  const shares = [
    { owner: 0, force: 2, share: [0, 1, 0, 0], surplus: [0, 0, 0, 1], loss: 1 },
    { owner: 1, force: 2, share: [0, 1, 0, 0], surplus: [0, 0, 0, 0], loss: 0 },
  ];
  const said = words(
    sampleView({
      phase: "danger",
      extraction: { tile: "b5", card: [0, 2, 0, 1], danger: true, active: 0, priority: 0, why: "active", shares },
    }),
  );
  for (const part of ["B5", "2 copper, 1 gold", "surplus 1 gold", "in danger", "because of a tie"])
    expect(said).toContain(part);
});

test("onlookers find no moves and nobody's stock", () => {
  const view = sampleView({ viewer: 15 });
  view.seats[0] = { ...view.seats[0]!, cubes: null, money: null, insurance: null, progress: null };
  expect(words(view)).not.toContain("4,500");
  expect(all("button")).toHaveLength(0);
});

test("Al's crews stand at the end", () => {
  const al = crews()[0]!;
  expect(words(sampleView({ crews: [...crews(), { ...al, owner: AL }] }))).toContain("Al’s crews");
});

test("a company shows what one may see of it", () => {
  const own = show(Company, { view: sampleView(), names: NAMES, seat: 0 });
  for (const part of ["$4,500", "Extraction cards: 3", "A1 (yields", "Zinc and copper"]) expect(own).toContain(part);
  const other = show(Company, { view: sampleView(), names: NAMES, seat: 2 });
  expect(other).toContain("behind the screen");
  expect(other).not.toContain("$");
  expect(other).toContain("Silver");
});

test("beside a name stand the improvements", () => {
  show(Facts, { view: sampleView(), seat: 2 });
  expect(all(".track").map((track) => track.querySelectorAll(".on").length)).toEqual([2, 0, 1]);
  expect(all(".track")[0]!.title).toBe("Protection: 2 of 3");
});

test("the legend names every sign", () => {
  show(Key, { view: sampleView() });
  expect(all("dd").every((one) => (one.textContent ?? "").length > 2)).toBe(true);
});

test("the result names every source of prestige, the winner first", () => {
  const score = (achievements: number, deliveries: number, bonus: number[]) => ({ achievements, deliveries, bonus });
  const view = sampleView({
    results: [
      { place: 2, points: 12 },
      { place: 1, points: 15 },
      { place: 3, points: 9 },
      { place: 4, points: 4 },
    ],
  });
  view.seats[0] = { ...view.seats[0]!, prestige: 12, score: score(7, 2, [3, 0, 0, 0, 0]) };
  view.seats[1] = { ...view.seats[1]!, prestige: 15, score: score(10, 0, [2, 3, 0, 0, 0]) };
  show(Score, { view, names: NAMES });
  const rows = all("tr").map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(rows[0]!.slice(1)).toEqual(["Jonas", "Mira", "Noor", "Émile"]);
  expect(rows).toHaveLength(9);
  expect(rows[1]!.slice(1, 3)).toEqual(["10", "7"]);
  expect(rows[3]!.slice(1, 3)).toEqual(["2", "3"]);
  expect(rows.at(-1)!.slice(1, 3)).toEqual(["15", "12"]);
});

test("the last extraction lies open until one's next move, and can be folded", () => {
  const cubes = { zinc: 3, copper: 0, silver: 0, gold: 0 };
  const log = [
    told("tile-drilled", { owner: 1, tile: "a2", force: 2, power: 2 }, 40, 1),
    told("card-drawn", { tile: "a2", ...cubes, danger: "none" }, 40, 15),
    told("share-set", { owner: 1, ...cubes }, 40, 15),
    told("card-kept", { owner: 1, cards: 1 }, 40, 15),
  ];
  show(Scene, { view: sampleView(), names: NAMES, log });
  expect(all("details")[0]!.hasAttribute("open")).toBe(true);
  all("summary")[0]!.click();
  flushSync();
  expect(all("details")[0]!.hasAttribute("open")).toBe(false);
  show(Scene, { view: sampleView(), names: NAMES, log: [...log, told("passed", { seat: 0 }, 41, 0)] });
  expect(all("details")[0]!.hasAttribute("open")).toBe(false);
});
