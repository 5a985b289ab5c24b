import { flushSync, tick, type ComponentProps } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { all, Easel } from "$lib/board/easel.svelte";
import { move, told } from "$lib/board/samples";
import { NOTHING } from "$lib/table/choosing";
import { faces } from "../pieces/tiles";
import { ACT_MOVES, actView, LAY_MOVES, NAMES, placingView, RETURN_MOVES, sampleView } from "../sample";
import Tableau from "./Tableau.svelte";

const easel = new Easel<ComponentProps<typeof Tableau>>(Tableau, () => ({
  view: placingView(),
  names: NAMES,
  moves: LAY_MOVES,
  choice: NOTHING,
  hinted: null,
  refused: null,
  log: [],
  onpick: vi.fn(),
}));

const field = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`)!;
const hand = () => all(".tray .piece");
const spots = (mark: string) => all(`[data-spot].${mark}`).map((one) => one.dataset.spot);
const held = { kind: "lay", args: { tile: "logistics-gas" } };

describe("tiles", () => {
  test("the half that works is strong, the other pale; in a hand both count", () => {
    expect(faces({ sort: "tile", tile: "worker-gas" }, "gas")).toEqual([
      { icon: "worker", strong: false },
      { icon: "gas", strong: true },
    ]);
    expect(faces({ sort: "tile", tile: "worker-gas" }, null).every(({ strong }) => strong)).toBe(true);
    expect(faces({ sort: "joker", tile: "manager" }, "gas").map(({ icon }) => icon)).toEqual(["manager", "star"]);
    expect(faces({ sort: "investment", tile: null }, "gas")).toEqual([{ icon: "gas", strong: true }]);
  });

  test("what is not shown to others yet is marked", () => {
    easel.show();
    expect(all(".tile.fresh")).toHaveLength(2);
  });
});

describe("laying", () => {
  test("no field is open before a tile is held, then those it may go to", () => {
    const props = easel.show();
    expect(spots("open")).toEqual([]);
    props.choice = held;
    flushSync();
    expect(spots("open")).toEqual(["logistics", "gas", "research"]);
    expect(all(".tray .chosen")).toHaveLength(1);
  });

  test("a tile and a field are told one after the other", () => {
    const { onpick } = easel.show();
    hand()[1]!.click();
    field("gas").querySelector("button")!.click();
    expect(vi.mocked(onpick).mock.calls.map(([spot]) => spot)).toEqual([
      { arg: "tile", token: "logistics-gas" },
      { arg: "spot", token: "gas" },
    ]);
  });

  test("a tile is dragged to its field; a trembling finger only presses", () => {
    const { onpick } = easel.show();
    const piece = hand()[3]!;
    piece.setPointerCapture = () => {};
    document.elementFromPoint = () => field("worker");
    const point = (kind: string, x: number) =>
      piece.dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: 0, button: 0, bubbles: true }));
    point("pointerdown", 0);
    point("pointermove", 3);
    expect(onpick).not.toHaveBeenCalled();
    point("pointermove", 40);
    point("pointerup", 40);
    piece.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    expect(vi.mocked(onpick).mock.calls.map(([spot]) => spot.token)).toEqual(["worker-coal", "worker"]);
  });

  test("by key one goes from the hand to the first open field, and Escape leads back", async () => {
    const props = easel.show();
    hand()[1]!.focus();
    hand()[1]!.click();
    props.choice = held;
    await tick();
    flushSync();
    expect(document.activeElement).toBe(field("logistics").querySelector("button"));
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(hand()).toContain(document.activeElement);
  });

  test("what was laid last can be taken back on the spot and beside the hand", () => {
    const onundo = vi.fn();
    easel.show({ onundo, log: [told("tile-laid", { seat: 0, tile: "seller-gas", spot: "seller" })] });
    all('[data-spot] button[aria-label^="Take back"]')[0]!.click();
    all(".tray .back")[0]!.click();
    expect(all('[data-spot] button[aria-label^="Take back"]')).toHaveLength(1);
    expect(onundo).toHaveBeenCalledTimes(2);
  });

  test("with a tile in hand nothing that lies there can be pressed: the whole field takes the tile", () => {
    const props = easel.show({
      onundo: vi.fn(),
      log: [told("tile-laid", { seat: 0, tile: "seller-gas", spot: "seller" })],
    });
    props.choice = held;
    flushSync();
    expect(all('[data-spot] button[aria-label^="Take back"]')).toHaveLength(0);
  });

  test("nothing is offered to take back where others would be asked", () => {
    easel.show({ onundo: null, log: [told("tile-laid", { seat: 0, tile: "seller-gas", spot: "seller" })] });
    expect(document.body.textContent).not.toContain("Take back");
  });
});

describe("acting", () => {
  test("what is ready stands out and says what it brings", () => {
    easel.show({ view: actView(), moves: ACT_MOVES });
    expect(spots("ready")).toEqual(["logistics", "gas"]);
    expect(field("gas").textContent).toContain("3 gas, 9,000 in Tokyo");
    expect(document.querySelector(".tray")).toBeNull();
  });

  test("chosen, hinted and refused fields are marked, and the action under way", () => {
    easel.show({
      view: actView(),
      moves: ACT_MOVES,
      choice: { kind: "take", args: { spot: "gas" } },
      hinted: ACT_MOVES[0]!,
      refused: { arg: "spot", token: "oil" },
    });
    expect([spots("chosen"), spots("hinted")]).toEqual([["gas"], ["logistics"]]);
    expect(field("oil").querySelector(".refused")).not.toBeNull();
    easel.show({ view: sampleView(), moves: [] });
    expect(spots("underway")).toEqual(["gas"]);
  });

  test("a joker goes to an action, not to a spot", () => {
    const { onpick } = easel.show({
      view: sampleView({ prompt: "joker", effect: { ...sampleView().effect!, action: "manager" } }),
      moves: [move("waive"), move("joker", { action: "oil" })],
      choice: { kind: "joker", args: {} },
    });
    expect(spots("open")).toEqual(["oil"]);
    field("oil").querySelector("button")!.click();
    expect(onpick).toHaveBeenCalledWith({ arg: "action", token: "oil" }, "key");
  });

  test("tiles that may be returned are pressed themselves", () => {
    const onmove = vi.fn();
    easel.show({
      view: actView({ prompt: "return", phase: "returning" }),
      moves: RETURN_MOVES,
      onmove,
      choice: { kind: "return", args: { action: "coal", tile: "manager" } },
    });
    const pressed = all('button[aria-label^="Return"]');
    expect(pressed.map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "false", "true"]);
    pressed[1]!.click();
    expect(onmove).toHaveBeenCalledWith(RETURN_MOVES[1]);
  });

  test("onlookers read the tableau of whoever acts", () => {
    easel.show({ view: sampleView({ viewer: 15, turn: 1 }), moves: [] });
    expect(document.body.textContent).toContain("Tableau of Jonas");
    expect(all("[data-spot]")).toHaveLength(0);
  });
});
