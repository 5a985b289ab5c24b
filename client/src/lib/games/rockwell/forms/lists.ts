/** Decisions of many small moves, written out as the list of moves that is handed in. */
import { METALS, type Metal } from "../pieces/metals";

const NOTES = [5000, 1000, 500, 100];
const LOTS = [25, 5, 1];

/** As few parts as possible, the largest first. */
export function split(amount: number, parts: readonly number[]): number[] {
  const out: number[] = [];
  let left = amount;
  for (const part of parts) {
    for (; left >= part; left -= part) out.push(part);
  }
  return out;
}

const cubesBy = (kind: string, cubes: readonly number[]) =>
  METALS.flatMap((metal, k) => Array<string>(cubes[k] ?? 0).fill(`${kind} ${metal}`));

/** Cubes and money go into the tray, and it is sealed. */
export function tenderMoves(cubes: readonly number[], money: number): string[] {
  return [...cubesBy("offer", cubes), ...split(money, NOTES).map((note) => `cash ${note}`), "seal"];
}

export function insureMoves(cubes: readonly number[]): string[] {
  return [...cubesBy("insure", cubes), "seal"];
}

/** One transaction: so many cubes of one metal. */
export function dealMoves(kind: "buy" | "sell", metal: Metal, number: number): string[] {
  return [...split(number, LOTS).map((lot) => `${kind} ${metal} ${lot}`), "seal"];
}
