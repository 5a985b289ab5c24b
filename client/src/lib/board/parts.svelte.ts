/** The parts of a board, where there is room for one of them only. */
import { untrack } from "svelte";

export class Parts<Part extends string> {
  shown = $state.raw() as Part;
  /** What the pending decision is made on. */
  needed = $state.raw<readonly Part[]>([]);
  #question = "";

  constructor(
    readonly all: readonly Part[],
    /** On which a question is decided, by its prompt; the first opens by itself. */
    readonly neededFor: Readonly<Record<string, readonly Part[]>>,
  ) {
    this.shown = all[0]!;
  }

  /**
   * What a decision needs opens by itself when it is asked; whoever looks elsewhere meanwhile stays there.
   * `prompt` is nothing for those who are asked nothing, `about` makes another question of the same prompt.
   */
  ask(prompt: string | null, about: string): void {
    const needed = (prompt === null ? undefined : this.neededFor[prompt]) ?? [];
    const question = [prompt, about].join(" ");
    if (question === this.#question) return;
    this.#question = question;
    this.needed = needed;
    this.shown = needed[0] ?? untrack(() => this.shown);
  }

  show(part: Part): void {
    this.shown = part;
  }
}
