import type { GoldrauschView } from "$lib/api/types";
import type { Face } from "../face";
import Key from "./beside/Key.svelte";
import Picture from "./beside/Picture.svelte";
import Score from "./beside/Score.svelte";
import Board from "./Board.svelte";
import { act, aim, ask, attempt, label, meeting, note, seatFacts, stage } from "./words/phrases";
import Words from "./words/Words.svelte";

export const goldrausch: Face<GoldrauschView> = {
  Board,
  Words,
  Score,
  Legend: Key,
  Picture,
  cards: ["card"],
  onBoard: ["continent"],
  preferred: {},
  attempt,
  ask,
  act,
  label,
  note,
  seat: seatFacts,
  aim,
  meeting,
  stage,
};
