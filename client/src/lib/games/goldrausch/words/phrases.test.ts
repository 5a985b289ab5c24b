import { beforeAll, describe, expect, test } from "vitest";
import { speech } from "$lib/speech.svelte";
import { GO_MOVES, LAY_MOVES, planningView, sampleView } from "../sample";
import { act, ask, companyLine, continentLine, label, meeting, note, seatFacts, stage, wheelLine } from "./phrases";

const NAMES = { names: ["Mira", "Jonas", "Noor", "Émile", "Tamsin"], you: [0] };
beforeAll(() => speech.use("en"));

describe("what the table says", () => {
  test("the question names what the continent yields", () => {
    expect(ask(sampleView()).means).toBe(
      "Veridia yields 6. The only user there gets 12. Two or more get 6 each, while it lasts, and owe a fine of 2 each.",
    );
    expect(ask(planningView()).means).toContain("in secret");
  });

  test("it promises no more than lies there", () => {
    const lies = (lying: number) =>
      ask(sampleView({ continents: sampleView().continents.map((one) => ({ ...one, lying })) })).means;
    expect(lies(12)).not.toContain("no more than");
    expect(lies(7)).toContain("Veridia yields 6. The only user there gets 12, but no more than the 7 gold there.");
    expect(lies(2)).toContain("yields 6, but only 2 gold is there.");
    expect(lies(0)).toContain("there is nothing there to mine");
  });

  test("words were put to the test in the round before the one that begins", () => {
    const began = (number: number, round: number) => ({
      number,
      seat: 15,
      stands: true,
      timed: false,
      undoes: null,
      kind: "round-began",
      words: { round: { words: "number", token: String(round) } },
    });
    expect(meeting([began(0, 1), began(12, 2), began(30, 3)], 30)).toBe("Round 2");
    expect(meeting([began(0, 1), began(12, 2)], 12)).toBe("Round 1");
  });

  test("buttons say what happens", () => {
    expect(act(planningView(), GO_MOVES[2]!)).toBe("Go to Veridia");
    expect(act(sampleView(), LAY_MOVES[0]!)).toBe("Lay the green card face down");
    expect(label(sampleView(), "card", "skip")).toBe("do not use it");
    expect(note(sampleView(), "lay", "card", "skip")).toBe("red card");
  });

  test("seats tell gold, place and how far they are, and nothing hidden", () => {
    expect(seatFacts(sampleView(), 0)).toMatchObject({ role: "", facts: "Veridia, choosing", points: 27 });
    expect(seatFacts(sampleView(), 1)).toMatchObject({ role: "starts", facts: "Veridia, card confirmed" });
    const seats = planningView().seats.map((seat, k) => (k === 2 ? { ...seat, chosen: true } : seat));
    expect(seatFacts(planningView({ seats }), 2).facts).toBe("continent chosen");
    expect(companyLine(sampleView(), NAMES, 2)).toBe("Noor owns 22 gold: Rosso, card laid.");
    expect(companyLine(sampleView(), NAMES, 4, [{ seat: 4, move: LAY_MOVES[0]! }])).toContain(
      "Announced: I will use it.",
    );
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
