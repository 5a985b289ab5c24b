/** The prompt at a table where one may lay no card. */
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Stage } from "$lib/table/stage";
import { goldrausch } from "../face";
import { LAY_MOVES, sampleView } from "../sample";
import { aim, ask, companyLine } from "./phrases";

const stage = new Stage("goldrausch", goldrausch);
const labels = (what: string) => [...document.querySelectorAll(what)].map((one) => one.textContent?.trim());
const ABSTAIN = { text: "abstain", kind: "abstain", args: {}, leads_on: true };

test("to lay no card stands beside the two cards, and is confirmed at once", async () => {
  await stage.show(sampleView(), [...LAY_MOVES, ABSTAIN]);
  expect(labels(".row .btn")).toEqual(["Choose a card", "Lay no card"]);
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === "Lay no card")!.click();
  flushSync();
  expect(labels(".btn.main")[0]).toContain("Lay no card");
  expect(stage.sent).toEqual([]);
});

test("whoever lays none reads so, and not that a red card lies", () => {
  const seats = sampleView().seats.map((seat, k) =>
    k === 0 ? { ...seat, laid: true, card: "skip", abstains: true } : seat,
  );
  const view = sampleView({ prompt: "seal", seats });
  expect(ask(view).means).toContain("You lay no card.");
  expect(companyLine(view, { names: ["Mira"], you: [0] }, 0)).toContain("No card was laid.");
});

test("the aim says when a win ends the game", () => {
  expect(aim(sampleView())).toBe("first to 50 gold wins");
  expect(aim(sampleView({ win: "end_of_round" }))).toBe("last round once somebody owns 50 gold");
});
