/** Words that are given at a meeting, as sentences of the game's own catalogue. */
import type { GivenWord, Move, TalkLine } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech, type Facts } from "$lib/speech.svelte";

/** "I will use it." */
export function wordOf(game: string, move: Move): string {
  return speech.ofGame(game, `word-${move.kind}`, factsOf(game, move));
}

/** "Mira, please use it." */
export function pleaOf(game: string, move: Move, asked: string): string {
  return speech.ofGame(game, `plea-${move.kind}`, { ...factsOf(game, move), seat: asked });
}

/** "used it" */
export function deedOf(game: string, move: Move): string {
  return speech.ofGame(game, `did-${move.kind}`, factsOf(game, move));
}

/** A sentence on a button has no full stop. */
export function onButton(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

export function givenBy(game: string, seat: number, { move, of }: GivenWord, names: SeatNames): string {
  const facts = { seat: speech.name(seat, names), you: names.you.includes(seat) ? "yes" : "no" };
  if (of === null) return speech.say("talk-announces", { ...facts, word: wordOf(game, move) });
  return speech.say("talk-asks", { ...facts, word: pleaOf(game, move, speech.name(of, names)) });
}

/** "Mira ran out of time." */
export function timeUp(seat: number, names: SeatNames): string {
  return speech.say("time-was-up", { seat: speech.name(seat, names), you: names.you.includes(seat) ? "yes" : "no" });
}

/** A line as it is read aloud. */
export function aloud(game: string, { seat, text, word }: TalkLine, names: SeatNames): string {
  return word
    ? givenBy(game, seat, word, names)
    : speech.say("labelled", { label: speech.name(seat, names), value: text ?? "" });
}

/** The main button of a move that leaves only one thing to do after it. */
export function actAndConfirm(game: string, move: Move, act: string): string {
  const key = `act-${move.kind}-on`;
  return speech.hasOfGame(game, key) ? speech.ofGame(game, key, factsOf(game, move)) : speech.say("act-on", { act });
}

/** Beside it: the button for that move alone. */
export function actOnly(game: string, move: Move, act: string): string {
  const key = `act-${move.kind}-only`;
  return speech.hasOfGame(game, key) ? speech.ofGame(game, key, factsOf(game, move)) : act;
}

function factsOf(game: string, move: Move): Facts {
  const entries = Object.entries(move.args);
  return Object.fromEntries(
    entries.flatMap(([name, token]) => [
      [`${name}-id`, token],
      [name, speech.word(game, name, token)],
    ]),
  );
}
