/** Carries commands to the server. Where nobody answers it tries again with the same words; the server hears them once. */
import { Offline } from "$lib/api/client";

/** A command that takes longer is talked about. */
const PATIENCE = 1000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 10_000;

export class Courier {
  /** A command is on its way. */
  busy = $state.raw(false);
  /** It has been for a while. */
  slow = $state.raw(false);
  /** Nobody answers at the moment. */
  waiting = $state.raw(false);
  #gone = false;

  /** The answer. Throws what the server refuses; nothing comes back if another command is under way or the page is left. */
  async carry<T>(command: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    const timer = setTimeout(() => (this.slow = true), PATIENCE);
    try {
      for (let wait = FIRST_WAIT; !this.#gone; wait = Math.min(wait * 2, LONGEST_WAIT)) {
        try {
          return await command();
        } catch (error) {
          if (!(error instanceof Offline)) throw error;
          this.waiting = true;
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      }
      return null;
    } finally {
      clearTimeout(timer);
      this.busy = false;
      this.slow = false;
      this.waiting = false;
    }
  }

  leave(): void {
    this.#gone = true;
  }
}
