/** The forms of the prompt: what is set there is handed in as one list of moves. */
import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { RockwellView } from "$lib/api/types";
import { Wall } from "$lib/board/easel.svelte";
import { move } from "$lib/board/samples";
import { NOTHING, type Choice } from "$lib/table/choosing";
import type { FormProps } from "../../face";
import { NAMES, sampleView, WORK_MOVES } from "../sample";
import Form from "./Form.svelte";

const wall = new Wall();

function show(view: RockwellView, more: Partial<FormProps<RockwellView>> = {}) {
  const calls = { onplay: vi.fn(), onpick: vi.fn(), onchoose: vi.fn() };
  wall.show(Form, {
    view,
    names: NAMES,
    moves: [],
    choice: NOTHING,
    hinted: null,
    refused: null,
    begun: false,
    busy: false,
    ...calls,
    ...more,
  });
  return calls;
}

const all = <E extends HTMLElement>(what: string) => [...document.querySelectorAll<E>(what)];
const main = () => document.querySelector<HTMLButtonElement>(".btn.main")!;
const press = (button: HTMLElement | undefined) => {
  button!.click();
  flushSync();
};
const write = (input: HTMLInputElement, text: string) => {
  input.value = text;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
};
const plus = (k: number) => all(".stepper")[k]!.querySelectorAll("button")[1];
const EMPTY = { cubes: [0, 0, 0, 0], money: 0, value: 0 };

describe("the tender", () => {
  const tender = (more: Partial<RockwellView> = {}) =>
    sampleView({ prompt: "tender", phase: "tender", seat: null, tray: EMPTY, ...more });

  test("cubes and money make one list with its seal", () => {
    const { onplay } = show(tender());
    press(plus(0));
    press(plus(2));
    press(all(".notes button")[1]);
    expect(main().textContent).toContain("2,200");
    press(main());
    expect(onplay).toHaveBeenCalledExactlyOnceWith(["offer zinc", "offer silver", "cash 1000", "seal"]);
  });

  test("nothing may be offered, and nothing more than there is", () => {
    const { onplay } = show(tender());
    const [zinc, , , gold, money] = all<HTMLInputElement>(".stepper input");
    expect(gold!.disabled).toBe(true);
    write(zinc!, "99");
    expect(zinc!.value).toBe("5");
    write(money!, "4633");
    expect(money!.value).toBe("4500");
    expect(plus(4)!.disabled).toBe(true);
    press(all(".btn.quiet")[0]);
    expect(all<HTMLInputElement>(".stepper input").map(({ value }) => value)).toEqual(["0", "0", "0", "0", "0"]);
    press(main());
    expect(onplay).toHaveBeenCalledWith(["seal"]);
  });

  test("what lies in the tray already stays there and is not sent again", () => {
    const { onplay } = show(tender({ tray: { cubes: [1, 0, 0, 0], money: 500, value: 900 } }));
    expect(all<HTMLInputElement>(".stepper input").map(({ value }) => value)).toEqual(["1", "0", "0", "0", "500"]);
    expect(all(".stepper")[0]!.querySelector("button")!.disabled).toBe(true);
    press(plus(0));
    press(main());
    expect(onplay).toHaveBeenCalledWith(["offer zinc", "seal"]);
  });

  test("who has sealed is to be seen", () => {
    const view = tender();
    view.seats[1]!.sealed = view.seats[3]!.sealed = true;
    show(view);
    expect(all(".sealed .token")).toHaveLength(2);
    expect(all(".sealed")[0]!.textContent).toContain("Jonas and Émile");
  });
});

test("insurance asks for cubes only, and says how much there is then", () => {
  const { onplay } = show(sampleView({ prompt: "insure", phase: "insurance", tray: EMPTY }));
  expect(all(".stepper")).toHaveLength(4);
  press(plus(1));
  press(plus(1));
  expect(all(".sum b")[0]!.textContent).toBe("4");
  press(main());
  expect(onplay).toHaveBeenCalledWith(["insure copper", "insure copper", "seal"]);
});

describe("the market", () => {
  const MOVES = [
    ...["zinc", "copper"].flatMap((metal) => [move("sell", { metal, lot: "1" }), move("buy", { metal, lot: "1" })]),
    move("leave"),
  ];
  const market = (more: Partial<RockwellView> = {}) =>
    sampleView({ prompt: "deal", phase: "market", round: 0, ...more });
  const ways = () => all<HTMLButtonElement>(".way");

  test("one metal, one way, a number; then one list", () => {
    const { onplay } = show(market(), { moves: MOVES });
    expect(main().disabled).toBe(true);
    press(ways()[0]);
    expect(main().textContent).toContain("Sell 5 zinc for $2,000");
    press(all(".stepper button")[0]);
    press(main());
    expect(onplay).toHaveBeenCalledExactlyOnceWith([
      "sell zinc 1",
      "sell zinc 1",
      "sell zinc 1",
      "sell zinc 1",
      "seal",
    ]);
  });

  test("to buy begins with one, up to what can be paid", () => {
    show(market(), { moves: MOVES });
    press(ways()[3]);
    const field = all<HTMLInputElement>(".stepper input")[0]!;
    expect([field.value, field.max]).toEqual(["1", "7"]);
  });

  test("what cannot be done answers with the reason", () => {
    const { onpick } = show(market(), { moves: MOVES });
    expect(ways()[6]!.getAttribute("aria-disabled")).toBe("true");
    press(ways()[6]);
    expect(onpick).toHaveBeenCalledWith({ arg: "move", token: "sell gold 1" });
  });

  test("a deal begun in the text table is only closed or added to", () => {
    const deal = { buys: true, metal: "copper", number: 2, money: 1200 };
    const { onplay } = show(market({ prompt: "close", deal }), {
      moves: [move("buy", { metal: "copper", lot: "1" }), move("seal")],
    });
    press(main());
    expect(onplay).toHaveBeenCalledWith(["seal"]);
  });

  test("giving up is chosen first, then done", () => {
    const { onchoose } = show(market(), { moves: MOVES });
    press(all(".btn.quiet")[0]);
    expect(onchoose).toHaveBeenCalledWith({ kind: "leave", args: {} });
    const { onplay } = show(market(), { moves: MOVES, choice: { kind: "leave", args: {} }, begun: true });
    press(main());
    expect(onplay).toHaveBeenCalledWith(["leave"]);
  });
});

describe("danger", () => {
  const share = { owner: 0, force: 2, share: [0, 1, 0, 1], surplus: [0, 0, 0, 0], loss: 2 };
  const extraction = {
    tile: "b5",
    card: [0, 3, 0, 3],
    danger: true,
    active: 1,
    priority: 1,
    why: "power",
    shares: [share],
  };
  const MOVES = ["0", "1", "2"].map((number) => move("save", { number }));

  test("begins with all that can be saved and goes down to nothing", () => {
    const { onplay } = show(sampleView({ prompt: "save", phase: "danger", extraction }), { moves: MOVES });
    expect(main().textContent).toContain("lose nothing");
    press(all(".stepper button")[0]);
    press(main());
    expect(onplay).toHaveBeenCalledWith(["save 1"]);
  });

  test("who has no insurance can only lose", () => {
    const { onplay } = show(sampleView({ prompt: "save", phase: "danger", extraction }), { moves: MOVES.slice(0, 1) });
    expect(all(".stepper")).toHaveLength(0);
    press(main());
    expect(onplay).toHaveBeenCalledWith(["save 0"]);
  });
});

describe("the workshop", () => {
  const workshop = sampleView({ prompt: "work", phase: "workshop", round: 0 });
  const works = () => all(".work");
  const named = (name: string) => works().find((one) => one.textContent?.includes(name));
  const shop = (choice: Choice = NOTHING) => show(workshop, { moves: WORK_MOVES, choice, begun: choice.kind !== null });

  test("lists everything with its price, and what cannot be had", () => {
    shop();
    expect(works().map((one) => one.getAttribute("aria-disabled") === "false")).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(named("Protection 2")!.textContent).toContain("2,000");
  });

  test("a press chooses, the main button does it", () => {
    const { onchoose } = shop();
    press(works()[0]);
    expect(onchoose).toHaveBeenCalledWith({ kind: "raise", args: { crew: "1" } });
    const { onplay } = shop({ kind: "raise", args: { crew: "1" } });
    expect(works()[0]!.getAttribute("aria-pressed")).toBe("true");
    press(main());
    expect(onplay).toHaveBeenCalledWith(["raise 1"]);
  });

  test("a shaft waits for its tile", () => {
    const { onchoose } = shop();
    press(named("Shaft 2"));
    expect(onchoose).toHaveBeenCalledWith({ kind: "sink", args: {} });
    shop({ kind: "sink", args: {} });
    expect(main().disabled).toBe(true);
    shop({ kind: "sink", args: { tile: "c3" } });
    expect(main().textContent).toContain("C3");
    expect(main().disabled).toBe(false);
  });

  test("what cannot be had answers with the reason", () => {
    const { onpick } = shop();
    press(works()[1]);
    expect(onpick).toHaveBeenCalledWith({ arg: "move", token: "raise 2" });
  });
});
