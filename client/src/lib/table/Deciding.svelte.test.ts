/** The prompt of whoever is to move, with moves of several words, moves without any, and moves made at once. */
import { flushSync, tick } from "svelte";
import { expect, test, vi } from "vitest";
import { siberia } from "$lib/games/siberia/face";
import {
  ACT_MOVES,
  actView,
  LAY_MOVES,
  placingView,
  sampleView,
  SELL_MOVES,
  STEP_MOVES,
} from "$lib/games/siberia/sample";
import { Stage } from "./stage";

const stage = new Stage("siberia", siberia);
const labels = (what: string) => [...document.querySelectorAll(what)].map((one) => one.textContent?.trim());
function press(label: string): void {
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim().startsWith(label))!.click();
  flushSync();
}

test("what was decided before is told, and can be gone back on", async () => {
  await stage.show(sampleView(), SELL_MOVES);
  expect(labels(".steps li")).toEqual(["gas action", "Exchange"]);
  expect(labels("h2")).toEqual(["Where do you sell the 3 gas?"]);
  expect(labels(".row .btn")).toEqual(["Choose an exchange", "Back", "Mine and sell nothing"]);
  press("Back");
  expect(stage.sent[0]?.path).toContain("/undo");
});

test("a choice says what it brings and what the main button does", async () => {
  await stage.show(sampleView(), SELL_MOVES);
  expect(labels(".choice")).toEqual(["Frankfurt3 × 1,000 = 3,000", "Tokyo3 × 3,000 = 9,000"]);
  press("Tokyo");
  expect(labels(".btn.main")).toEqual(["Sell in Tokyo for 9,000"]);
});

test("a move without words stands beside the others, is chosen first and then made", async () => {
  await stage.show(actView(), ACT_MOVES);
  expect(document.querySelector(".kinds")).toBeNull();
  press("Pass for this round");
  expect(labels(".row .btn")).toEqual(["Pass for this round", "Clear"]);
  await tick();
  expect(document.activeElement?.textContent, "whoever chose by key goes on by key").toContain("Pass for this round");
  expect(labels(".choice")).toHaveLength(2);
  expect(stage.sent).toEqual([]);
  press("Clear");
  expect(labels(".btn.main")).toEqual(["Choose an action"]);
});

test("what does not go with the worker chosen is refused", async () => {
  await stage.show(
    sampleView({ prompt: "step", effect: { ...sampleView().effect!, action: "logistics", steps: 3 } }),
    STEP_MOVES,
  );
  press("Taimyr");
  stage.desk.point({ arg: "area", token: "tomsk" });
  expect(stage.desk.picker.crossed).toEqual({ arg: "area", token: "tomsk" });
  stage.desk.point({ arg: "area", token: "yamal" });
  flushSync();
  expect(labels(".btn.main")).toEqual(["Move a worker from Taimyr to Yamal"]);
});

test("where to is asked once a tile is held, and the tile is laid at once", async () => {
  await stage.show(placingView(), LAY_MOVES);
  expect(labels(".choice")).toEqual([]);
  stage.desk.point({ arg: "tile", token: "logistics-gas" });
  flushSync();
  expect(labels(".choice")).toEqual(["logistics", "gas", "research"]);
  press("gas");
  await vi.waitFor(() => expect(JSON.stringify(stage.sent[0]?.body)).toContain("lay logistics-gas gas"));
});

test("all lay at the same time, also when only one still does", async () => {
  await stage.show(placingView({ actors: [0] }), LAY_MOVES);
  expect(stage.desk.together).toBe(true);
});
