import type { SiberiaView } from "$lib/api/types";
import type { Face } from "../face";
import { ask } from "./asking";
import Board from "./Board.svelte";
import Company from "./Company.svelte";
import Facts from "./Facts.svelte";
import Income from "./Income.svelte";
import Key from "./Key.svelte";
import { act, aim, attempt, note, seatFacts, stage, together } from "./phrases";
import Picture from "./Picture.svelte";
import Words from "./Words.svelte";

export const siberia: Face<SiberiaView> = {
  Board,
  Words,
  Score: Income,
  Facts,
  Company,
  Legend: Key,
  Picture,
  onBoard: ["area", "lay tile"],
  preferred: { kind: "find", figure: "supply" },
  firm: ["tile", "resource", "place", "figure", "action"],
  spoken: ["take spot"],
  atOnce: ["lay"],
  together,
  attempt,
  ask,
  act,
  note,
  seat: seatFacts,
  aim,
  stage,
};
