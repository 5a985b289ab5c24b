import { expect, test, vi } from "vitest";
import type { RockwellView } from "$lib/api/types";
import { all, Wall } from "$lib/board/easel.svelte";
import { move } from "$lib/board/samples";
import { NOTHING } from "$lib/table/choosing";
import type { BoardProps } from "../../face";
import { NAMES, sampleView } from "../sample";
import { boardNow } from "./boards";
import Rail from "./Rail.svelte";

const wall = new Wall();

function show(view: RockwellView, more: Partial<BoardProps<RockwellView>> = {}) {
  const onpick = vi.fn();
  wall.show(Rail, { view, names: NAMES, moves: [], choice: NOTHING, hinted: null, refused: null, onpick, ...more });
  return onpick;
}
const POSTS = ["i-4", "iii-3"].map((slot) => move("post", { slot }));

test("slots are buttons only while a vice-president is to be posted", () => {
  show(sampleView());
  expect(all(".slots button")).toHaveLength(0);
  expect(all(".slots .vp")).toHaveLength(8);
  const onpick = show(sampleView({ prompt: "post", phase: "posting", round: 0 }), {
    moves: POSTS,
    choice: { kind: "post", args: { slot: "i-4" } },
  });
  expect(all(".slots .can")).toHaveLength(2);
  expect(all(".slots .ghost")).toHaveLength(1);
  all(".slots button")[9]!.click();
  expect(onpick).toHaveBeenCalledWith({ arg: "slot", token: "iii-3" }, "key");
});

test("the board in play stands out, with the actions left there", () => {
  const view = sampleView({ phase: "market", round: 0, prompt: "wait" });
  view.slots = view.slots.map((slot) => (slot.name === "ii-1" ? { ...slot, left: 2 } : slot));
  show(view);
  expect(all(".phase.now h3").map((head) => head.textContent)).toEqual([expect.stringContaining("Market")]);
  expect(all(".phase.now .slots b").map((count) => count.textContent)).toEqual(["2", "0", "0"]);
});

test("drilling that the workshop caused belongs to board III", () => {
  expect(boardNow(sampleView({ phase: "danger", round: 0 }))).toBe("iii");
  expect(boardNow(sampleView({ phase: "danger", round: 2 }))).toBe("i");
  expect(boardNow(sampleView({ phase: "tender", round: 0 }))).toBeNull();
});

test("whoever acts is marked in the order that counts", () => {
  show(sampleView());
  expect(all(".orders .now").map((one) => one.title)).toEqual(["Mira"]);
});

test("achievements show who has them and how far one is", () => {
  show(sampleView());
  const goals = all(".goals li");
  expect(goals).toHaveLength(9);
  expect(goals[0]!.querySelectorAll(".token")).toHaveLength(1);
  expect(goals[0]!.querySelector(".bar")).toBeNull();
  expect(goals[1]!.querySelector("rect")!.getAttribute("width")).toBe("50");
  expect(goals[1]!.title).toContain("3 of 6");
});

test("a stack that is used up offers nothing", () => {
  const view = sampleView();
  view.stacks[0] = { ...view.stacks[0]!, left: 0, prestige: 0, cubes: [0, 0, 0, 0] };
  show(view);
  expect(all(".deliver .none")).toHaveLength(1);
});
