import { describe, expect, test, vi } from "vitest";
import type { SiberiaView } from "$lib/api/types";
import { all, click, Easel, press } from "$lib/board/easel.svelte";
import { placeOf } from "$lib/board/places";
import { move, STILL, told } from "$lib/board/samples";
import type { BoardProps } from "../face";
import Board from "./Board.svelte";
import { facingView, NAMES, placingView, sampleView, SELL_MOVES, STEP_MOVES } from "./sample";

const easel = new Easel<BoardProps<SiberiaView>>(Board, () => ({
  ...STILL,
  view: sampleView(),
  names: NAMES,
  moves: SELL_MOVES,
  onpick: vi.fn(),
}));
const show = (more: Partial<BoardProps<SiberiaView>> = {}) => vi.mocked(easel.show(more).onpick);

const place = (name: string) => document.querySelector<SVGElement>(`[data-place="${name}"]`)!;
const ticket = (name: string) => document.querySelector(`[data-exchange="${name}"]`)!.closest("li")!;
/** The areas that are marked like this, in the order they are drawn. */
const framed = (rank: string) =>
  all(`.mark.${rank} > use.line`).map((line) => line.getAttribute("href")?.replace("#siberia-", ""));
const stepping = (more: Partial<BoardProps<SiberiaView>> = {}) =>
  show({ view: sampleView({ prompt: "step", effect: null }), moves: STEP_MOVES, ...more });
const FROM_TAIMYR = { kind: "step", args: { place: "taimyr" } };

describe("the map", () => {
  test("shows every cube, every worker and the closed areas", () => {
    show();
    expect(all(".map .cube")).toHaveLength(sampleView().areas.flatMap(({ cubes }) => cubes).length);
    expect(place("irkutsk").querySelectorAll(".worker")).toHaveLength(2);
    expect(place("vladivostok").querySelectorAll(".worker")).toHaveLength(2);
    expect(all(".closing")).toHaveLength(3);
  });

  test("a crowd stands as one figure for each company, with numbers", () => {
    const view = sampleView();
    view.areas[13]!.workers = [6, 1, 0, 3];
    show({ view });
    expect(place("altai").querySelectorAll(".worker")).toHaveLength(3);
    expect(place("altai").querySelector(".worker text")?.textContent).toBe("6");
  });

  test("what would be mined is marked while it is sold", () => {
    show();
    expect(framed("underway")).toEqual(["evenkia", "taimyr", "yamal"]);
    expect(all(".cube .mark.underway")).toHaveLength(3);
  });

  test("first the workers that can move are open, then the areas they can reach", () => {
    stepping();
    expect(all(".worker.can")).toHaveLength(2);
    expect(all(".wash")).toHaveLength(0);
    stepping({ choice: FROM_TAIMYR });
    expect(framed("open").sort()).toEqual(["north-yakutia", "yamal"]);
    expect(all("use.wash")).toHaveLength(2);
  });

  test("an area means the worker there, or where the chosen one goes; its figure always the worker", () => {
    const [first, then] = [stepping(), vi.fn()];
    click(place("yamal"));
    expect(first).toHaveBeenLastCalledWith({ arg: "place", token: "yamal" }, "pointer");
    stepping({ choice: FROM_TAIMYR, onpick: then });
    click(place("yamal"));
    click(place("yamal").querySelector(".worker")!);
    click(place("altai"));
    click(place("vladivostok"));
    expect(then.mock.calls.map(([spot]) => spot)).toEqual([
      { arg: "area", token: "yamal" },
      { arg: "place", token: "yamal" },
      { arg: "area", token: "altai" },
      { arg: "place", token: "vladivostok" },
    ]);
  });

  test("what is chosen stands there as a ghost, what was refused is crossed out, the hint is dotted", () => {
    stepping({
      choice: { kind: "step", args: { place: "taimyr", area: "yamal" } },
      refused: { arg: "area", token: "altai" },
      hinted: STEP_MOVES[2]!,
    });
    expect(place("yamal").querySelectorAll(".ghost")).toHaveLength(1);
    expect(place("yamal").querySelector("[role=button]")?.getAttribute("aria-pressed")).toBe("true");
    expect(place("altai").querySelector(".refused")).not.toBeNull();
    expect(framed("hinted")).toEqual(["north-yakutia"]);
    expect(framed("chosen")).toEqual(["yamal"]);
  });

  test("a cube in research: first the supply, then the areas", () => {
    const moves = ["amur", "tomsk"].map((area) => move("find", { resource: "coal", area }));
    const onpick = show({ view: sampleView({ prompt: "find" }), moves });
    const fields = all('section[aria-label="Supply"] button');
    expect(fields.map((field) => field.classList.contains("can"))).toEqual([false, true, false, false, false]);
    click(fields[1]!);
    expect(onpick).toHaveBeenLastCalledWith({ arg: "resource", token: "coal" }, "pointer");
    show({
      view: sampleView({ prompt: "find" }),
      moves,
      choice: { kind: "find", args: { resource: "coal", area: "tomsk" } },
    });
    expect(place("tomsk").querySelectorAll(".cube .ghost")).toHaveLength(1);
  });

  test("one place is reached by Tab, the others by arrows, Enter chooses", () => {
    const onpick = stepping();
    expect(all('.map [tabindex="0"]')).toHaveLength(1);
    place("taimyr").querySelector<SVGElement>(".spot")!.focus();
    press("ArrowLeft");
    press("Enter");
    expect(onpick).toHaveBeenCalledWith({ arg: "place", token: "yamal" }, "key");
  });

  test("the last step is framed where it ended", () => {
    show({ newest: [told("worker-stepped", { seat: 0, place: "taimyr", area: "yamal" })] });
    expect(all(".worker .mark.last")).toHaveLength(1);
    expect(place("yamal").querySelector(".worker .mark.last")).not.toBeNull();
  });

  test("the board says where everything is that a move names", () => {
    show();
    const found = (arg: string, token: string) => placeOf(arg, token)?.element;
    expect(found("area", "yamal")).toBe(place("yamal"));
    expect(found("figure", "supply")).toBe(place("supply"));
    expect(found("exchange", "tokyo")).toBe(document.querySelector('.name[data-exchange="tokyo"]'));
    expect(found("figure", "tokyo")).toBe(found("exchange", "tokyo"));
    expect(found("resource", "oil")).toBe(document.querySelector('section[aria-label="Supply"] [title="oil"]'));
    for (const arg of ["spot", "action"]) expect(found(arg, "gas")).toBe(document.querySelector('[data-spot="gas"]'));
    expect(found("area", "nowhere")).toBeUndefined();
  });

  test("every place says what is there", () => {
    show();
    const label = (name: string) => place(name).querySelector("[role=button]")?.getAttribute("aria-label");
    expect(label("tomsk")).toBe("Tomsk: oil. One step leads to Krasnoyarsk, Yamal and Altai.");
    expect(label("amur")).toContain("closed");
    expect(label("irkutsk")).toContain("2 workers of Noor.");
    expect(label("supply")).toBe("One figure is in your supply.");
  });
});

describe("the exchanges", () => {
  test("say what selling brings where it is possible, and underline the best prices", () => {
    show();
    expect(all(".sale > :last-child").map((sale) => sale.textContent)).toEqual([
      "3 × 1,000 = 3,000",
      "3 × 3,000 = 9,000",
    ]);
    expect(all(".ticket.can")).toHaveLength(2);
    expect(all(".best").map((best) => best.textContent)).toEqual(["5", "4", "4", "3", "5"]);
  });

  test("a seller of one's own can be taken from where it is", () => {
    const moves = [
      move("post", { figure: "supply", exchange: "london" }),
      move("post", { figure: "tokyo", exchange: "london" }),
    ];
    const onpick = show({ view: sampleView({ prompt: "post", effect: null }), moves });
    expect(all(".ticket .own")).toHaveLength(1);
    click(ticket("tokyo").querySelector(".own")!);
    click(document.querySelector('[data-exchange="london"]')!);
    click(place("supply"));
    expect(onpick.mock.calls.map(([spot]) => spot)).toEqual([
      { arg: "figure", token: "tokyo" },
      { arg: "exchange", token: "london" },
      { arg: "figure", token: "supply" },
    ]);
  });

  test("of a tile that is not turned up both faces can be seen, and chosen when it is its turn", () => {
    const onpick = show({
      view: facingView(),
      moves: ["johannesburg", "zurich"].map((exchange) => move("face", { exchange })),
    });
    expect(all("[data-exchange]")).toHaveLength(10);
    expect(all("button.can[data-exchange]").map((face) => face.dataset.exchange)).toEqual(["johannesburg", "zurich"]);
    const zurich = document.querySelector('[data-exchange="zurich"]')!;
    expect(zurich.querySelector(".prices")?.textContent?.replaceAll(/\s/g, "")).toBe("–––53");
    expect(zurich.getAttribute("aria-label")).toBe(
      "Zurich, a side of exchange tile 2. It buys gold at 5,000 and diamond at 3,000.",
    );
    expect(all(".best")).toHaveLength(0);
    click(zurich);
    expect(onpick).toHaveBeenCalledWith({ arg: "exchange", token: "zurich" }, "pointer");
  });
});

describe("the common stocks", () => {
  test("investments that can be taken are marked, and how many lie face down", () => {
    const onpick = show({
      view: sampleView({ prompt: "invest", effect: null }),
      moves: [move("waive"), move("invest", { action: "oil" })],
    });
    const tiles = all('section[aria-label="Investments"] button');
    expect(tiles.map((tile) => tile.classList.contains("can"))).toEqual([true, false, false, false]);
    expect(document.querySelector('section[aria-label="Investments"]')?.textContent).toContain("9 face down");
    click(tiles[0]!);
    expect(onpick).toHaveBeenCalledWith({ arg: "action", token: "oil" }, "pointer");
  });

  test("how near the end is", () => {
    show({ view: sampleView({ idle: 2 }) });
    expect(all('section[aria-label="Closed areas"] i.on')).toHaveLength(3);
    expect(document.body.textContent).toContain("3 of 8");
    expect(document.body.textContent).toContain("Standstill: 2 of 5 rounds");
  });
});

test("nothing on the map is open while tiles are laid", () => {
  show({ view: placingView(), moves: [move("lay", { tile: "manager", spot: "research" })] });
  expect(all(".wash, .worker.can, .ticket.can")).toHaveLength(0);
});
