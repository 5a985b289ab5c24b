import type { SiberiaView } from "$lib/api/types";
import type { Face } from "../face";
import Company from "./beside/Company.svelte";
import Facts from "./beside/Facts.svelte";
import Income from "./beside/Income.svelte";
import Key from "./beside/Key.svelte";
import Picture from "./beside/Picture.svelte";
import Board from "./Board.svelte";
import { ask } from "./words/asking";
import { act, aim, attempt, note, seatFacts, stage, together } from "./words/phrases";
import Words from "./words/Words.svelte";

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
