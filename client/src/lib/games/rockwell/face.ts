import type { RockwellView } from "$lib/api/types";
import type { Face } from "../face";
import { ask } from "./asking";
import Board from "./Board.svelte";
import Company from "./Company.svelte";
import Desk from "./Desk.svelte";
import Facts from "./Facts.svelte";
import Form from "./Form.svelte";
import Key from "./Key.svelte";
import { act, aim, attempt, forms, label, note, seatFacts, stage, together, whole } from "./phrases";
import Score from "./Score.svelte";
import Words from "./Words.svelte";

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
