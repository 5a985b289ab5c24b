import type { AtacamaView } from "$lib/api/types";
import type { Face } from "../face";
import Key from "./beside/Key.svelte";
import Picture from "./beside/Picture.svelte";
import Score from "./beside/Score.svelte";
import Board from "./Board.svelte";
import { act, ask, note, progress, seatFacts } from "./words/phrases";
import Words from "./words/Words.svelte";

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
