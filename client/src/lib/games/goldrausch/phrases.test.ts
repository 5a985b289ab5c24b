import { beforeAll, describe, expect, test } from "vitest";
import { speech } from "$lib/speech.svelte";
import { act, ask, companyLine, continentLine, note, seatFacts, stage, wheelLine } from "./phrases";
import { GO_MOVES, LAY_MOVES, planningView, sampleView } from "./sample";

const NAMES = { names: ["Mira", "Jonas", "Noor", "Émile", "Tamsin"], you: [0] };
beforeAll(() => speech.use("en"));

describe("what the table says", () => {
  test("the question names what the continent yields", () => {
    expect(ask(sampleView()).means).toBe("Veridia yields 6. The only user there gets 12; two or more get 6 and owe a fine of 2.");
    expect(ask(planningView()).means).toContain("unseen");
  });

  test("buttons say what happens", () => {
    expect(act(planningView(), GO_MOVES[2]!)).toBe("Go to Veridia");
    expect(act(sampleView(), LAY_MOVES[0]!)).toBe("Lay the green card face down");
    expect(note(sampleView(), "lay", "card", "skip")).toBe("do not use it");
  });

  test("seats tell gold, place and how far they are, and nothing hidden", () => {
    expect(seatFacts(sampleView(), 0)).toMatchObject({ role: "", facts: "Veridia, choosing", points: 27 });
    expect(seatFacts(sampleView(), 1)).toMatchObject({ role: "starts", facts: "Veridia, card confirmed" });
    const seats = planningView().seats.map((seat, k) => (k === 2 ? { ...seat, chosen: true } : seat));
    expect(seatFacts(planningView({ seats }), 2).facts).toBe("country chosen");
    expect(companyLine(sampleView(), NAMES, 2)).toBe("Noor owns 22 gold: Rosso, card laid.");
    expect(companyLine(sampleView(), NAMES, 4, [{ seat: 4, move: LAY_MOVES[0]! }])).toContain("Announced: I use it.");
  });

  test("a continent names those who are there", () => {
    expect(continentLine(sampleView(), NAMES, "veridia")).toContain("Mira, Jonas and Tamsin");
    expect(continentLine(planningView(), NAMES, "azul")).not.toContain("Mira");
  });

  test("round and phase, and the wheel of the round before", () => {
    expect(stage(sampleView())).toBe("Round 6 of 10, meeting");
    expect(wheelLine(sampleView())).toContain("round 5");
    expect(wheelLine(sampleView({ spun: null }))).toBe("The wheel has not turned yet.");
  });
});
