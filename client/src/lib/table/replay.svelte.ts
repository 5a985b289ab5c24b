/** Going through a game again, submission by submission. */
import { api } from "$lib/api/client";
import type { Past, Told } from "$lib/api/types";

const STEP = 1200;

export class Replay {
  past = $state.raw<Past | null>(null);
  /** Through whose eyes; nobody's are an onlooker's. */
  eyes = $state.raw<number | null>(null);
  playing = $state.raw(false);
  fault = $state.raw<unknown>(null);
  /** What leads from the position shown before to this one; a step back leads nowhere. */
  recent = $state.raw<readonly Told[]>([]);
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly at = $derived.by(() => this.past?.at ?? 0);
  readonly last = $derived.by(() => this.past?.last ?? 0);

  constructor(
    readonly table: string,
    readonly moved: (at: number) => void,
  ) {}

  /** Shows a position. Of several asked for quickly only the last is shown. */
  async show(at: number): Promise<void> {
    const wanted = ++this.#wanted;
    try {
      const past = await api.past(this.table, at, this.eyes);
      if (wanted !== this.#wanted) return;
      this.past = past;
      this.recent = past.log.filter((told) => told.number === past.at);
      this.fault = null;
      this.moved(at);
    } catch (error) {
      if (wanted === this.#wanted) this.fault = error;
      this.pause();
    }
  }

  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.show(this.at);
  }

  step(by: number): void {
    this.pause();
    void this.show(Math.max(0, Math.min(this.last, this.at + by)));
  }

  jump(at: number): void {
    this.pause();
    void this.show(at);
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.at >= this.last) await this.show(0);
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.show(this.at + 1);
      if (this.at >= this.last) this.pause();
      else if (this.playing) this.#next();
    }, STEP);
  }
}
