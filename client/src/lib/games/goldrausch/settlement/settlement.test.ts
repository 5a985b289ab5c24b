import { describe, expect, test } from "vitest";
import { planningView, SAMPLE_LOG, told } from "../sample";
import { lastIncident, lastSettlement, viewAt } from "./settlement";

const view = planningView();
const settled = (log = SAMPLE_LOG) => lastSettlement(log, view)!;

describe("a settlement", () => {
  test("is what was told from the wheel on, in that order", () => {
    expect(settled().round).toBe(5);
    expect(settled().steps.map((step) => step.kind)).toEqual([
      "wheel",
      "incident",
      "cards",
      "profit",
      "profit",
      "profit",
      "profit",
      "profit",
      "sum",
    ]);
    expect(settled().steps.flatMap((step) => (step.kind === "profit" ? [step.profit.seat] : []))).toEqual([
      0, 1, 4, 2, 3,
    ]);
  });

  test("nothing is settled before the wheel has turned, nor what was taken back", () => {
    expect(lastSettlement(SAMPLE_LOG.slice(0, 6), view)).toBeNull();
    expect(
      lastSettlement(
        SAMPLE_LOG.map((one) => ({ ...one, stands: one.kind !== "wheel-stopped" })),
        view,
      ),
    ).toBeNull();
  });

  test("the chart shows what lay there before, then less with every payout", () => {
    const lying = settled().scenes.map((scene) => scene.lying.veridia);
    expect(lying).toEqual([25, 25, 25, 21, 17, 13, 13, 13, 13]);
    expect(settled().scenes[0]?.lying).toMatchObject({ azul: 1, rosso: 6 });
  });

  test("figures stand where their countries were shown, and move with the event", () => {
    const log = SAMPLE_LOG.map((one) =>
      one.kind === "maximum-fell" ? told("figure-moved", { seat: 2, continent: "rosso" }) : one,
    );
    const scenes = settled(log).scenes;
    expect(scenes[0]?.countries).toEqual(["veridia", "veridia", "azul", "azul", "veridia"]);
    expect(scenes[1]?.countries[2]).toBe("rosso");
  });

  test("a card that counts for another thing than was laid is shown as it counts", () => {
    const log = SAMPLE_LOG.flatMap((one) =>
      one.kind === "resource-revealed" ? [told("card-counts", { seat: 4, card: "use" }), one] : [one],
    );
    const cards = settled(log).steps.find((step) => step.kind === "cards");
    expect(cards?.kind === "cards" && cards.shown[4]).toEqual({ seat: 4, laid: "skip", counts: "use" });
    expect(settled(log).scenes[2]?.cards[4]).toBe("use");
  });

  test("a win at an event leaves out what did not happen any more", () => {
    const log = [
      told("wheel-stopped", { result: "incident" }),
      told("incident-drawn", { incident: "subsidy" }),
      told("game-ended", { reason: "goal" }),
    ];
    expect(settled(log).steps.map((step) => step.kind)).toEqual(["wheel", "incident", "sum"]);
    expect(settled(log).round).toBe(view.round);
  });

  test("everybody owns what he owned before, then what he is paid", () => {
    const points = settled().scenes.map((scene) => scene.points.join(" "));
    expect(points.slice(2, 5)).toEqual(["23 27 23 19 23", "27 27 23 19 23", "27 31 23 19 23"]);
    expect(points.at(-1)).toBe("27 31 22 18 29");
  });

  test("gold changes hands at an event, from what was told before", () => {
    const swap = told("gold-swapped", { seat: 0, gold: 3, other: 1, other_gold: 9 });
    const [wheel, game] = [told("wheel-stopped", { result: "incident" }), told("game-ended", { reason: "rounds" })];
    const points = (...log: Parameters<typeof lastSettlement>[0]) =>
      settled([...log]).scenes.map((scene) => scene.points.slice(0, 2));
    expect(points(wheel, told("incident-drawn", { incident: "crash" }), swap, game)).toEqual([
      [9, 3],
      [3, 9],
      [3, 9],
    ]);
    const shared = [told("incident-drawn", { incident: "equal-rights" }), told("gold-shared", { each: 6, rest: 0 })];
    expect(points(told("gold-lost", { seat: 0, amount: 1, gold: 8 }), wheel, ...shared)[0]).toEqual([8, 6]);
  });

  test("the companies' lines show the step, not how it ends", () => {
    const past = viewAt({ ...view, results: [] }, settled(), settled().scenes[0]!);
    expect([past.start, past.seats[0]?.gold, past.seats[0]?.country, past.results]).toEqual([0, 23, "veridia", null]);
  });

  test("event card and payouts have the paragraphs they were told with", () => {
    const rules = settled().steps.map((step) =>
      step.kind === "incident" ? step.rule : step.kind === "profit" ? [step.profit.rule, step.profit.cutRule] : null,
    );
    expect(rules.slice(1, 4)).toEqual(["7.18", null, ["5.5", null]]);
    expect(rules.slice(5, 7)).toEqual([
      ["5.2", null],
      ["5.5", "5.7"],
    ]);
  });

  test("the last event card is found however long ago it came up", () => {
    expect(lastIncident(SAMPLE_LOG, view)).toEqual({ incident: "barren-land", round: 5, state: "lasting" });
    expect(lastIncident([], view)).toEqual({ incident: "barren-land", round: 5, state: "lasting" });
    expect(lastIncident([], { ...view, incident: null })).toBeNull();
  });

  test("it is in force in its round, or for good; then it is spent", () => {
    const alms = { ...view, incident: "alms", out: [] };
    expect(lastIncident([], { ...alms, in_force: true })?.state).toBe("now");
    expect(lastIncident([], { ...alms, in_force: false })?.state).toBe("spent");
    const log = [told("round-began", { round: 3, seat: 0 }), told("incident-drawn", { incident: "alms", rule: 701 })];
    expect(lastIncident(log, view)).toEqual({ incident: "alms", round: 3, state: "spent" });
  });
});
