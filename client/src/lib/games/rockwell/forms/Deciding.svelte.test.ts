/** A form in the prompt: one press hands in the whole decision as one command. */
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { move } from "$lib/board/samples";
import { Stage } from "$lib/table/stage";
import { rockwell } from "../face";
import { sampleView, WORK_MOVES } from "../sample";

const stage = new Stage("rockwell", rockwell);
const press = (what: string) => {
  document.querySelector<HTMLButtonElement>(what)!.click();
  flushSync();
};

test("an offer is one command, and the prompt has no other choices beside its form", async () => {
  const tray = { cubes: [0, 0, 0, 0], money: 0, value: 0 };
  const moves = [move("offer", { metal: "zinc" }), move("cash", { note: "100" }), move("seal")];
  await stage.show(sampleView({ prompt: "tender", phase: "tender", seat: null, actors: [0, 1], tray }), moves);
  expect(document.querySelectorAll(".choices, .kinds")).toHaveLength(0);
  expect(document.querySelectorAll(".btn.main")).toHaveLength(1);
  press(".stepper button:last-child");
  press(".stepper button:last-child");
  press(".btn.main");
  expect(stage.sent.map((one) => one.body)).toEqual([
    { seat: 0, turn: 7, moves: ["offer zinc", "offer zinc", "seal"], forced: false },
  ]);
});

test("what is pressed in the price list is chosen, and played by the main button", async () => {
  await stage.show(sampleView({ prompt: "work", phase: "workshop", round: 0 }), WORK_MOVES);
  press(".crews .work");
  expect(stage.desk.picker.move?.text).toBe("raise 1");
  press(".btn.main");
  expect(stage.sent.map((one) => one.body)).toEqual([{ seat: 0, turn: 7, moves: ["raise 1"], forced: false }]);
});

test("a shaft's tile is pressed on the board", async () => {
  await stage.show(sampleView({ prompt: "work", phase: "workshop", round: 0 }), WORK_MOVES);
  press(".shifts .work");
  expect(stage.desk.picker.choice).toEqual({ kind: "shift", args: { shaft: "1" } });
  stage.desk.point({ arg: "tile", token: "b0" });
  flushSync();
  press(".btn.main");
  expect(stage.sent.map((one) => one.body)).toEqual([{ seat: 0, turn: 7, moves: ["shift 1 b0"], forced: false }]);
});
