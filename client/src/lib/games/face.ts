/** What a game shows of itself. The table page asks only through this and knows no game by name. */
import type { Component } from "svelte";
import type { Move, Told, View } from "$lib/api/types";
import type { Means, Spot } from "$lib/board/spot";
import type { SeatNames } from "$lib/names";
import type { Choice, Manner } from "$lib/table/choosing";

export interface BoardProps<V extends View> {
  view: V;
  names: SeatNames;
  /** What the seat may do; empty for onlookers and for those who wait. */
  moves: readonly Move[];
  choice: Choice;
  hinted: Move | null;
  refused: Spot | null;
  /** What was told since the position shown before, the last submission at least; oldest first. */
  recent: readonly Told[];
  /** What the newest submission told that stands. */
  newest: readonly Told[];
  /** Everything told so far, for what is older than the last submission. */
  log?: readonly Told[];
  /** What seats have announced at the meeting under way. */
  words?: readonly { seat: number; move: Move }[];
  /** Which table it is, for what a board remembers of it in this window; nothing when a game is looked at again. */
  table?: string;
  onpick: (spot: Spot, by?: Means) => void;
  /** A thing on the board that stands for a whole move: pressed once it chooses, pressed again it plays. */
  onmove?: (move: Move, by?: Means) => void;
  /** Takes back the viewer's last move; nothing where others would have to be asked. */
  onundo?: (() => void) | null;
  /** Told what the board shows while that is an earlier position than the present one; nothing when it has caught up. */
  onshow?: (view: V | null) => void;
}

/** What a form of the prompt is given: it makes up a list of moves, and hands it in as one decision. */
export interface FormProps<V extends View> extends Pick<
  BoardProps<V>,
  "view" | "names" | "moves" | "choice" | "hinted" | "refused" | "onpick"
> {
  /** Something of the choice was said, not only what goes without saying. */
  begun: boolean;
  /** A command is on its way. */
  busy: boolean;
  onchoose: (choice: Choice) => void;
  /** Makes these moves, all of them or none. */
  onplay: (texts: readonly string[]) => void;
}

export interface WordsProps<V extends View> {
  view: V;
  names: SeatNames;
  moves: readonly Move[];
  choice: Choice;
  log?: readonly Told[];
  words?: readonly { seat: number; move: Move }[];
  onmove: (move: Move) => void;
}

export interface SeatFacts {
  /** What the seat is, in a word or two. */
  role: string;
  facts: string;
  points: number;
  /** What is counted where it is not points: something owned, said without a sign, perhaps with its picture from the sheet of icons. */
  unit?: { name: string; icon?: string };
  /** Pictured beside the points where there is no room for the role. */
  sign?: Spot;
  /** What stands in place of the points as long as they are secret, and a note under it. */
  tally?: { text: string; note: string };
}

/** What the prompt says about a decision. */
export interface Asked {
  /** What the question means: a sentence, and one with a number that stands out. */
  means: string;
  count: string;
  /** The question itself, where it names what only the position knows. */
  question?: string;
  /** What has been decided of it, then what is decided now. */
  steps?: readonly string[];
  /** It has begun with a move that may be taken back: then a button beside the main one does so. */
  back?: boolean;
}

/** Two components and a catalogue are a game's face. Everything with a question mark makes it nicer. */
export interface Face<V extends View> extends Manner {
  Board: Component<BoardProps<V>>;
  /** The position in words, below the board; missing where the board is words already. */
  Words?: Component<WordsProps<V>>;
  /** The text of the move somebody means who points at a spot, legal or not. */
  attempt: (choice: Choice, spot: Spot, view: V) => string;

  /** Kinds of moves that are made as soon as every word of them is said, because they can be taken back. */
  atOnce?: readonly string[];
  /** Whether all choose at the same time, also while the last of them does; else that is so where several are to act. */
  together?: (view: V) => boolean;
  /** What the viewer alone has, below the prompt; on a phone above the board. */
  Own?: Component<{ view: V; names: SeatNames }>;
  /** Decisions that are made up of many small moves: their form, in place of the choices of the prompt. */
  Form?: Component<FormProps<V>>;
  /** Whether the question asked has a form. */
  forms?: (view: V) => boolean;
  /** The points of a finished game, one by one. */
  Score?: Component<{ view: V; names: SeatNames }>;
  /** A small picture of what a company has, beside its facts. */
  Facts?: Component<{ view: V; seat: number }>;
  /** All a company has, for whoever presses its name. */
  Company?: Component<{ view: V; names: SeatNames; seat: number }>;
  /** What the signs on the board mean, for screens where the board has no room to say so. */
  Legend?: Component<{ view: V; names: SeatNames }>;
  /** A small picture beside a choice in the prompt; a large one on a card. */
  Picture?: Component<{ view: V; arg: string; token: string; large?: boolean }>;
  /** Arguments that are cards: their choices in the prompt look like it. */
  cards?: readonly string[];
  ask?: (view: V, moves: readonly Move[], choice: Choice) => Asked;
  /** What the main button says. */
  act?: (view: V, move: Move) => string;
  /** A hint in the words of the page, where those of the catalogue are for who types moves. */
  hint?: (view: V, move: Move) => string;
  /** What a choice says in the prompt, where that is more than its name. */
  label?: (view: V, arg: string, token: string) => string | null;
  /** What stands under a choice, in a move of this kind. */
  note?: (view: V, kind: string | null, arg: string, token: string) => string | null;
  seat?: (view: V, seat: number) => SeatFacts;
  /** What everybody plays for, in a few words beside the head of the companies. */
  aim?: (view: V) => string;
  /** When words were put to the test that the submission of this number showed; else the meetings are counted. */
  meeting?: (log: readonly Told[], number: number) => string;
  /** How far the game is: this move, of so many at most. */
  progress?: (view: V) => { move: number; of: number };
  /** The same in the game's own words, where it counts something else than moves. */
  stage?: (view: V) => string;
  /** Every move has a button of its own on the board: the prompt does not put moves together word by word. */
  whole?: boolean;
}
