import type { GoldrauschView } from "$lib/api/types";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Key from "./Key.svelte";
import { act, aim, ask, attempt, label, meeting, note, seatFacts, stage } from "./phrases";
import Picture from "./Picture.svelte";
import Score from "./Score.svelte";
import Words from "./Words.svelte";

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
