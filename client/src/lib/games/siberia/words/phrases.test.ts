import { beforeAll, describe, expect, test } from "vitest";
import { move, told } from "$lib/board/samples";
import { speech } from "$lib/speech.svelte";
import { NOTHING, settle } from "$lib/table/choosing";
import { tale } from "$lib/table/telling";
import { earned, sources } from "../beside/income";
import {
  ACT_MOVES,
  actView,
  facingView,
  investment,
  joker,
  LAY_MOVES,
  NAMES,
  placingView,
  sampleView,
  SELL_MOVES,
  STEP_MOVES,
  tile,
  withOwn,
} from "../sample";
import { ask } from "./asking";
import { exchangeLine } from "./lines";
import {
  act,
  actionLine,
  attempt,
  brings,
  figuresLine,
  note,
  pieceName,
  seatFacts,
  stage,
  tilesOn,
  together,
} from "./phrases";
import { companyLine, moveLine, movesInGroups, reachLine, tableauLines, turnLine } from "./wordings";

beforeAll(() => speech.use("en"));
const action = (view: ReturnType<typeof sampleView>, name: string) =>
  view.seats[0]!.actions.find((one) => one.name === name)!;

describe("what the tableau says", () => {
  test("a tile, a joker, an investment, and what is not shown yet", () => {
    expect(pieceName(tile("worker-gas"), "gas")).toBe("worker / gas");
    expect([pieceName(joker, "coal"), pieceName(investment, "gas")]).toEqual(["joker", "investment for gas"]);
    expect(pieceName(tile("worker-gas", true), null)).toBe("worker / gas, not shown yet");
  });

  test("what an action would bring", () => {
    expect(brings(action(actView(), "gas"))).toBe("3 gas, 9,000 in Tokyo");
    expect(brings(action(actView(), "gas"), true)).toBe("3 for 9,000");
    expect(brings(action(actView(), "coal"))).toBe("2 coal, but no seller for it");
    expect(brings(action(actView(), "oil"))).toBe("nothing to mine now");
    expect(brings(action(actView(), "logistics"))).toBe("move workers");
    expect(actionLine(action(actView(), "gas"))).toBe(
      "gas: worker / gas and investment for gas. Ready: 3 gas, 9,000 in Tokyo.",
    );
  });

  test("jokers count as tiles, investments do not", () => expect(tilesOn(sampleView().seats[0])).toBe(5));
});

describe("what the prompt says", () => {
  test("a sale names cubes, where they come from and how far the decision is", () => {
    const asked = ask(sampleView(), SELL_MOVES, NOTHING);
    expect(asked).toMatchObject({
      question: "Where do you sell the 3 gas?",
      steps: ["gas action", "Exchange"],
      back: true,
    });
    expect(asked.means).toContain("Evenkia, Taimyr and Yamal");
    expect(note(sampleView(), "sell", "exchange", "tokyo")).toBe("3 × 3,000 = 9,000");
    expect(act(sampleView(), SELL_MOVES[2]!)).toBe("Sell in Tokyo for 9,000");
    expect(act(sampleView(), SELL_MOVES[0]!)).toBe("Mine and sell nothing");
  });

  test("actions say what they bring, passing that the round is over for you", () => {
    expect(note(actView(), "take", "spot", "gas")).toBe("3 gas, 9,000 in Tokyo");
    expect(ask(actView(), ACT_MOVES, { kind: "pass", args: {} }).means).toContain("out for the rest of the round");
    expect(ask(actView(), ACT_MOVES, { kind: "take", args: { spot: "gas" } }).means).toContain("3 gas, 9,000 in Tokyo");
    expect(ask(actView(), [move("pass")], NOTHING).question).toBe("You can only pass.");
  });

  test("a face of an exchange says what it would pay", () => {
    expect(note(facingView(), "face", "exchange", "dubai")).toBe("oil at 3,000 and gold at 5,000");
  });

  test("a tile that is held asks where it goes", () => {
    expect(ask(placingView(), LAY_MOVES, NOTHING)).toMatchObject({ count: "To lay: 4." });
    expect(ask(placingView(), LAY_MOVES, { kind: "lay", args: { tile: "logistics-gas" } }).question).toBe(
      "Where do you lay the logistics / gas tile?",
    );
  });

  test("whoever sells hears what closes then", () => {
    expect(ask(sampleView(), [], NOTHING).means).toContain(
      "This empties Yamal: it closes, and the workers there go back to their supplies.",
    );
    const none = sampleView({ effect: { ...sampleView().effect!, closes: [] } });
    expect(ask(none, [], NOTHING).means).not.toContain("closes");
  });

  test("of a manager's tiles one stays as the joker", () => {
    expect(ask(actView(), ACT_MOVES, { kind: "take", args: { spot: "manager" } }).means).toContain("becomes the joker");
  });

  test("steps are counted, and what is left of them can lapse", () => {
    const view = sampleView({ prompt: "step", effect: { ...sampleView().effect!, action: "logistics", steps: 2 } });
    expect(ask(view, STEP_MOVES, NOTHING).question).toBe("2 steps. Who goes where?");
    expect(act(view, STEP_MOVES[0]!)).toBe("Leave 2 steps unused");
  });

  test("tiles alike in research are counted", () => {
    const view = sampleView({
      prompt: "find",
      effect: { ...sampleView().effect!, action: "research", finds: ["gas", "manager", "manager"] },
    });
    expect(ask(view, [], NOTHING).means).toBe(
      "Tiles left: gas and 2 × manager. An area never holds the same resource twice.",
    );
    expect(ask(view, [], { kind: "find", args: { resource: "gas" } }).question).toBe("Where do you lay the gas?");
  });

  test("whoever points at what cannot be means a move, so that there is a reason", () => {
    const spot = { arg: "spot", token: "oil" };
    expect(attempt({ kind: "lay", args: { tile: "manager" } }, spot, placingView())).toBe("lay manager oil");
    expect(attempt(NOTHING, spot, placingView())).toBe("lay manager oil");
    expect(attempt(NOTHING, spot, actView())).toBe("take oil");
    expect(attempt({ kind: "joker", args: {} }, { arg: "action", token: "oil" }, actView())).toBe("joker oil");
    expect(attempt({ kind: "post", args: { figure: "supply" } }, { arg: "exchange", token: "tokyo" }, actView())).toBe(
      "post supply tokyo",
    );
    expect(attempt({ kind: "step", args: { place: "yamal" } }, { arg: "area", token: "altai" }, actView())).toBe(
      "step yamal altai",
    );
    expect(attempt({ kind: "find", args: { resource: "oil" } }, { arg: "area", token: "altai" }, actView())).toBe(
      "find oil altai",
    );
  });
});

describe("companies", () => {
  test("role and money", () => {
    expect(seatFacts(sampleView(), 1)).toMatchObject({ role: "starts", points: 29000, unit: { name: "dollars" } });
    expect(seatFacts(sampleView(), 3).role).toBe("passed");
    expect(seatFacts(sampleView({ results: [] }), 3).role).toBe("");
  });

  test("where the figures are", () =>
    expect(figuresLine(sampleView(), 2)).toBe(
      "Figures in the supply: 2. Workers: Irkutsk (2), Krasnoyarsk and Vladivostok. Sellers: Sydney.",
    ));

  test("round and phase; all lay at the same time, also while the last one does", () => {
    expect([stage(sampleView()), stage(placingView()), stage(sampleView({ round: 0 }))]).toEqual([
      "Round 5, actions",
      "Round 5, laying tiles",
      "Set-up",
    ]);
    expect([together(placingView({ actors: [2] })), together(sampleView())]).toEqual([true, false]);
  });

  test("income by resource and by exchange adds up to the same", () => {
    const [own] = sampleView().seats;
    for (const { source, tokens } of sources(sampleView()))
      expect(tokens.reduce((sum, token) => sum + earned(own!, source, token), 0)).toBe(27000);
    expect(earned(own!, "resource", "gas")).toBe(18000);
  });
});

describe("the text table", () => {
  test("moves of two words stand together by their first, bare ones come last", () => {
    const groups = movesInGroups(sampleView({ prompt: "step" }), STEP_MOVES);
    expect(groups.map(({ title, moves }) => [title, moves.length])).toEqual([
      ["Worker in Taimyr", 2],
      ["Worker in Yamal", 1],
      ["Move your workers.", 1],
    ]);
    expect(movesInGroups(sampleView(), SELL_MOVES)[0]?.moves.map(({ kind }) => kind)).toEqual([
      "sell",
      "sell",
      "waive",
    ]);
    expect(moveLine(actView(), ACT_MOVES[1]!)).toBe("Take the gas action: 3 gas, 9,000 in Tokyo");
  });

  test("exchanges, also those that are not turned up", () => {
    const [, london, second] = facingView().exchanges.map((exchange) => exchangeLine(exchange, NAMES));
    expect(london).toBe("London buys gold at 3,000 and diamond at 5,000. One seller of Jonas. One seller of Émile.");
    expect(second).toBe(
      "Exchange tile 2 has not been turned up yet. It has two sides. Johannesburg buys gold at 4,000 and diamond at 4,000. Zurich buys gold at 5,000 and diamond at 3,000.",
    );
  });

  test("turn, companies, tableaus", () => {
    expect(turnLine(sampleView(), NAMES)).toBe("It is your turn. In progress: gas.");
    expect(turnLine(sampleView({ turn: 1, effect: null }), NAMES)).toBe("It is Jonas’s turn.");
    expect(companyLine(placingView(), NAMES, 2)).toContain("Tiles still to lay: 4.");
    expect(tableauLines(actView(), 0).slice(-2)).toEqual([
      "Empty: manager, seller, worker, investor, oil, gold and diamond.",
      "Research: empty.",
    ]);
    expect(reachLine(actView(), 0)).toBe("Could be mined now: 3 gas, 9,000 in Tokyo; 2 coal, but no seller for it.");
    expect(reachLine(withOwn(actView(), { actions: [] }), 0)).toBe("");
  });
});

describe("the log", () => {
  test("six tiles are one sentence, and so are the areas that were mined", () => {
    const drawn = ["manager", "worker-gas"].map((one) => told("tile-drawn", { seat: 0, tile: one }));
    const mined = ["yamal", "taimyr", "evenkia"].map((area) => told("cube-mined", { seat: 1, resource: "gas", area }));
    const single = told("cube-mined", { seat: 1, resource: "diamond", area: "yamal" }, 41);
    expect(tale("siberia", [...drawn, ...mined, single], NAMES)).toEqual([
      "You drew these tiles: manager and worker / gas.",
      "Jonas mined gas in Yamal, Taimyr and Evenkia.",
      "Jonas mined a diamond in Yamal.",
    ]);
  });

  test("in German and French too", async () => {
    const mined = ["yamal", "altai"].map((area) => told("cube-mined", { seat: 0, resource: "gold", area }));
    await speech.use("de");
    expect(tale("siberia", mined, NAMES)).toEqual(["Du hast Gold abgebaut: Jamal und Altai."]);
    await speech.use("fr");
    expect(tale("siberia", mined, NAMES)).toEqual(["Vous avez extrait de l’or\u00a0: Yamal et Altaï."]);
    await speech.use("en");
  });
});

test("a settled choice of research prefers tiles of a resource", () => {
  const moves = [
    move("find", { resource: "gas", area: "yamal" }),
    move("find-any", { resource: "oil", area: "yamal" }),
  ];
  expect(settle(moves, NOTHING, { preferred: { kind: "find" }, onBoard: ["area"], firm: ["resource"] })).toEqual({
    kind: "find",
    args: { resource: "gas" },
  });
});
