/** What stands around the board: text table, companies, income. */
import type { Component, ComponentProps } from "svelte";
import { expect, test, vi } from "vitest";
import { all, text, Wall } from "$lib/board/easel.svelte";
import { NOTHING } from "$lib/table/choosing";
import { ACT_MOVES, actView, LAY_MOVES, NAMES, placingView, sampleView } from "../sample";
import Words from "../words/Words.svelte";
import Company from "./Company.svelte";
import Facts from "./Facts.svelte";
import Income from "./Income.svelte";

const wall = new Wall();

function show<Props extends ComponentProps<Component>>(what: Component<Props>, props: Props): string {
  wall.show(what, props);
  return text();
}

test("every move is a button, and a press tells it", () => {
  const onmove = vi.fn();
  show(Words, { view: actView(), names: NAMES, moves: ACT_MOVES, choice: NOTHING, onmove });
  const buttons = all("button");
  expect(buttons.map((one) => one.textContent)).toEqual([
    "Take the logistics action: move workers",
    "Take the gas action: 3 gas, 9,000 in Tokyo",
    "Pass",
  ]);
  buttons[1]!.click();
  expect(onmove).toHaveBeenCalledWith(ACT_MOVES[1]);
});

test("the whole position is told, the own hand too", () => {
  const said = show(Words, { view: placingView(), names: NAMES, moves: LAY_MOVES, choice: NOTHING, onmove: vi.fn() });
  for (const part of [
    "Round 5, laying tiles",
    "Your hand",
    "Yamal: gas, coal and oil",
    "Vladivostok",
    "London",
    "Open investments",
    "Jonas has 29,000 dollars",
    "Has confirmed",
    "coal: worker / coal and seller / coal. Ready",
  ])
    expect(said).toContain(part);
  expect(all("button")).toHaveLength(LAY_MOVES.length);
  expect(all("ul li").filter((one) => one.textContent === "logistics / gas")).toHaveLength(2);
});

test("onlookers find no hand and no moves", () => {
  const said = show(Words, {
    view: sampleView({ viewer: 15 }),
    names: NAMES,
    moves: [],
    choice: NOTHING,
    onmove: vi.fn(),
  });
  expect(said).not.toContain("Your hand");
  expect(all("button")).toHaveLength(0);
});

test("income adds up by resource and by exchange, the richest first", () => {
  show(Income, { view: sampleView(), names: NAMES });
  const rows = all("tr").map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(rows[0]).toEqual(["Income", "Jonas", "Mira", "Noor", "Émile"]);
  expect(rows.find(([name]) => name === "gas")).toEqual(["gas", "–", "18,000", "–", "–"]);
  expect(rows.find(([name]) => name === "Tokyo")).toEqual(["Tokyo", "–", "24,000", "–", "–"]);
  expect(rows.at(-1)).toEqual(["total", "29,000", "27,000", "22,000", "19,000"]);
});

test("a company shows its tableau to be read only, and what it earned where", () => {
  const said = show(Company, { view: sampleView(), seat: 0 });
  for (const part of ["Workers: Evenkia, Taimyr and Yamal.", "Sellers: Frankfurt and Tokyo.", "5 tiles"])
    expect(said).toContain(part);
  expect(all("button")).toHaveLength(0);
  expect(all("tbody tr").map((row) => row.lastElementChild?.textContent)).toEqual(["3,000", "24,000"]);
});

test("beside a name lies the tableau in little", () => {
  const said = show(Facts, { view: placingView(), seat: 0 });
  expect([all(".mini i").length, all(".mini .tile").length, all(".mini .investment").length]).toEqual([20, 5, 1]);
  expect(said).toContain("5 action tiles, 1 investment.");
  expect(said).toContain("1 figure left");
});
