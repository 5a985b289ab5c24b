/** Going through a settlement step by step, by itself or by hand. */
import { milliseconds } from "$lib/board/motion";
import type { Scene, Settlement, Step } from "./settlement";

/** How long the whole takes at most, and a step, in milliseconds. */
const WHOLE = 12000;
const STEP = 1500;

export class Walk {
  settlement = $state.raw<Settlement | null>(null);
  at = $state.raw(0);
  playing = $state.raw(false);
  opened = $state.raw(false);
  /** The wheel has stopped; before that nobody knows where. */
  landed = $state.raw(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #landing: ReturnType<typeof setTimeout> | undefined;

  readonly last = $derived.by(() => (this.settlement?.steps.length ?? 1) - 1);
  readonly step = $derived.by((): Step | null => (this.opened ? (this.settlement?.steps[this.at] ?? null) : null));
  /** What the chart shows instead of the present; at the last step it is the present. */
  readonly scene = $derived.by((): Scene | null =>
    this.opened && this.at < this.last ? (this.settlement?.scenes[this.at] ?? null) : null,
  );

  /** From the beginning, with a turn of the wheel or without. Whoever wants no motion goes on by hand. */
  start(settlement: Settlement, spins = true): void {
    this.pause();
    this.settlement = settlement;
    this.opened = true;
    this.at = 0;
    if (milliseconds("--move") === 0) return;
    this.landed = !spins;
    this.#landing = setTimeout(() => (this.landed = true), milliseconds("--spin"));
    this.play();
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    this.landed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#landing);
  }

  go(at: number): void {
    this.pause();
    this.at = Math.max(0, Math.min(this.last, at));
  }

  close(): void {
    this.pause();
    this.opened = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.at += 1;
      if (this.at >= this.last) this.pause();
      else this.#wait();
    }, this.#pace());
  }

  /** The wheel needs its time, and time to be read; the steps after it share the rest. */
  #pace(): number {
    const wheel = milliseconds("--spin") + 3 * milliseconds("--move");
    return this.at === 0 ? wheel : Math.min(STEP, (WHOLE - wheel) / Math.max(1, this.last - 1));
  }
}
