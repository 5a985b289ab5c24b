/** A decision in the making: what is chosen, what was refused, what the bot would do. */
import type { Advice, Move, Problem } from "$lib/api/types";
import { TWICE, type Means, type Spot } from "$lib/board/spot";
import { choiceOf, isNothing, meant, NOTHING, pick, pickKind, settle, type Choice, type Manner } from "./choosing";

const CROSS = 1500;

export class Picker {
  moves = $state.raw<readonly Move[]>([]);
  /** What was said; `choice` adds what goes without saying. */
  said = $state.raw<Choice>(NOTHING);
  /** Why the last try was refused; it stays until the next one. */
  refusal = $state.raw<Problem | null>(null);
  /** Where the red cross is drawn. */
  crossed = $state.raw<Spot | null>(null);
  advice = $state.raw<readonly Advice[]>([]);
  /** Which piece of advice is shown. */
  advised = $state.raw(0);
  /** A second press came too soon to be meant. */
  hasty = $state.raw(false);
  #pressed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly choice = $derived.by(() => settle(this.moves, this.said, this.manner));
  readonly move = $derived.by(() => meant(this.moves, this.choice));
  readonly hint = $derived.by(() => this.advice[this.advised] ?? null);
  /** Whether the move was said in every word: then nothing of it only goes without saying. */
  readonly whole = $derived.by(
    () => this.move !== null && Object.keys(this.move.args).every((arg) => arg in this.said.args),
  );

  constructor(readonly manner: Manner) {}

  /** A new position: nothing of the old one is left. */
  reset(moves: readonly Move[]): void {
    this.moves = moves;
    this.advice = [];
    this.advised = 0;
    this.drop();
  }

  /** Whether some legal move has it. */
  point(spot: Spot, by: Means = "pointer"): "chosen" | "again" | "none" {
    const soon = this.#soon(by);
    if (this.move && this.said.args[spot.arg] === spot.token) return this.#again(soon);
    const said = pick(this.moves, this.choice, spot.arg, spot.token, this.manner.firm);
    if (!said) return "none";
    this.say(said);
    return "chosen";
  }

  /** A whole move was pressed, on its own button or on the board. */
  press(move: Move, by: Means = "key"): "chosen" | "again" {
    const soon = this.#soon(by);
    if (this.move?.text === move.text) return this.#again(soon);
    this.take(move);
    return "chosen";
  }

  #soon(by: Means): boolean {
    const before = this.#pressed;
    this.#pressed = Date.now();
    return by === "pointer" && this.#pressed - before < TWICE;
  }

  /** A second press on what is chosen means the whole move, unless it is half a double tap. */
  #again(soon: boolean): "chosen" | "again" {
    this.hasty = soon;
    return soon ? "chosen" : "again";
  }

  kind(kind: string): void {
    this.said = pickKind(this.moves, this.said, kind);
    this.forgive();
  }

  take(move: Move): void {
    this.say(choiceOf(move));
  }

  say(choice: Choice): void {
    this.said = choice;
    this.forgive();
  }

  /** Nothing is chosen any more; a hint stays. */
  drop(): void {
    this.said = NOTHING;
    this.forgive();
  }

  /** One step back; false if there was nothing to step back from. */
  clear(): boolean {
    if (this.refusal) this.forgive();
    else if (!isNothing(this.said)) this.said = NOTHING;
    else if (this.advice.length) this.advice = [];
    else return false;
    return true;
  }

  cross(spot: Spot | null): void {
    clearTimeout(this.#timer);
    this.crossed = spot;
    if (spot) this.#timer = setTimeout(() => (this.crossed = null), CROSS);
  }

  forgive(): void {
    this.refusal = null;
    this.hasty = false;
    this.cross(null);
  }
}
