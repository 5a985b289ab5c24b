import type { AtacamaView } from "$lib/api/types";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Key from "./Key.svelte";
import { act, ask, note, progress, seatFacts } from "./phrases";
import Picture from "./Picture.svelte";
import Score from "./Score.svelte";
import Words from "./Words.svelte";

export const atacama: Face<AtacamaView> = {
  Board,
  Words,
  Score,
  Legend: Key,
  Picture,
  onBoard: ["field"],
  preferred: { kind: "place", colour: "natural" },
  attempt: (choice, spot) => `place ${choice.args.colour ?? "natural"} ${spot.token}`,
  ask,
  act,
  note,
  seat: seatFacts,
  progress,
};
