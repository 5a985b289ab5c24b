/** The lesson of one seat: looked for, asked for, waited for. */
import { api } from "$lib/api/client";
import type { Lesson } from "$lib/api/types";

const POLL = 1000;

export class LessonBook {
  seat = $state.raw(0);
  lesson = $state.raw<Lesson | null>(null);
  fault = $state.raw<unknown>(null);
  busy = $state.raw(false);
  /** Of several answers only the one asked for last is shown. */
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    seat: number,
  ) {
    this.seat = seat;
  }

  async look(seat: number = this.seat): Promise<void> {
    if (seat !== this.seat) this.lesson = null;
    this.seat = seat;
    await this.#show(() => api.lesson(this.table, seat));
  }

  async ask(): Promise<void> {
    await this.#command(() => api.askForLesson(this.table, this.seat));
  }

  async stop(): Promise<void> {
    await this.#command(() => api.stopLesson(this.table, this.seat));
  }

  leave(): void {
    this.#wanted += 1;
    clearTimeout(this.#timer);
  }

  async #command(call: () => Promise<Lesson>): Promise<void> {
    this.busy = true;
    await this.#show(call);
    this.busy = false;
  }

  async #show(call: () => Promise<Lesson>): Promise<void> {
    const wanted = ++this.#wanted;
    clearTimeout(this.#timer);
    try {
      const lesson = await call();
      if (wanted !== this.#wanted) return;
      this.lesson = lesson;
      this.fault = null;
    } catch (error) {
      if (wanted !== this.#wanted) return;
      this.fault = error;
    }
    if (this.lesson?.state === "open") this.#timer = setTimeout(() => void this.look(), POLL);
  }
}
