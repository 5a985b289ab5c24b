import type { RockwellView } from "$lib/api/types";
import type { Face } from "../face";
import Company from "./beside/Company.svelte";
import Desk from "./beside/Desk.svelte";
import Facts from "./beside/Facts.svelte";
import Key from "./beside/Key.svelte";
import Score from "./beside/Score.svelte";
import Board from "./Board.svelte";
import Form from "./forms/Form.svelte";
import { ask } from "./words/asking";
import { act, aim, attempt, forms, label, note, seatFacts, stage, together, whole } from "./words/phrases";
import Words from "./words/Words.svelte";

export const rockwell: Face<RockwellView> = {
  Board,
  Words,
  Own: Desk,
  Form,
  forms,
  Score,
  Facts,
  Company,
  Legend: Key,
  onBoard: [
    "go crew",
    "go place",
    "carry crew",
    "carry place",
    "stay crew",
    "bribe crew",
    "drill tile",
    "lead crew",
    "lead tile",
    "train crew",
    "post slot",
  ],
  preferred: { kind: "go" },
  firm: ["crew", "place", "shaft"],
  /* What costs money or cubes is never chosen by itself. */
  spoken: ["hire power", "raise crew", "deliver stack"],
  begun: ["go", "carry", "stay"],
  together,
  attempt,
  ask,
  act,
  hint: whole,
  label,
  note,
  seat: seatFacts,
  aim,
  stage,
};
