/** A closer look at a drawing where it is small: by two fingers, a double tap or buttons. */
import type { Attachment } from "svelte/attachments";
import type { Box, Point } from "./point";
import { TWICE } from "./spot";

const NEAREST = 3;
/** What a button and a double tap do. */
const CLOSER = 2;
/** How far a finger may tremble without dragging, in units of the drawing. */
const TREMBLE = 8;
/** Two taps this far apart are no double tap, in pixels. */
const APART = 30;

export class Zoom {
  scale = $state.raw(1);
  /** How far the drawing is moved, in its own units. */
  at = $state.raw<Point>([0, 0]);
  /** Fingers are on it: it follows them at once. */
  held = $state.raw(false);
  #fingers = new Map<number, Point>();
  #dragged = false;
  #tapped: { at: Point; time: number } | null = null;

  readonly close = $derived.by(() => this.scale > 1);
  /** For the group that holds all of the drawing. */
  readonly transform = $derived.by(() => `translate(${this.at[0]}px, ${this.at[1]}px) scale(${this.scale})`);

  /** The whole drawing, as its view box says. */
  constructor(readonly box: Box) {}

  get #middle(): Point {
    const { x, y, width, height } = this.box;
    return [x + width / 2, y + height / 2];
  }

  /** Larger or smaller around a point of what is seen, which stays where it is. */
  by(factor: number, [x, y]: Point = this.#middle): void {
    const before = this.scale;
    const scale = Math.min(NEAREST, Math.max(1, before * factor));
    this.scale = scale;
    this.#move([x - ((x - this.at[0]) * scale) / before, y - ((y - this.at[1]) * scale) / before]);
  }

  /** A closer look at a point of the drawing, in the middle. */
  to([x, y]: Point, scale = Math.max(CLOSER, this.scale)): void {
    const [middleX, middleY] = this.#middle;
    this.scale = scale;
    this.#move([middleX - x * scale, middleY - y * scale]);
  }

  whole(): void {
    this.scale = 1;
    this.at = [0, 0];
  }

  /** For the drawing. */
  listen: Attachment<Element> = (drawing) => {
    const listeners = { pointerdown: this.#down, pointermove: this.#drag };
    const ends = ["pointerup", "pointercancel", "pointerleave"];
    for (const [kind, listener] of Object.entries(listeners)) drawing.addEventListener(kind, listener as EventListener);
    for (const kind of ends) drawing.addEventListener(kind, this.#up as EventListener);
    // Before anybody else hears of it.
    drawing.addEventListener("click", this.#click as EventListener, true);
    return () => {
      for (const [kind, listener] of Object.entries(listeners))
        drawing.removeEventListener(kind, listener as EventListener);
      for (const kind of ends) drawing.removeEventListener(kind, this.#up as EventListener);
      drawing.removeEventListener("click", this.#click as EventListener, true);
    };
  };

  /** Never so far that anything but the drawing is seen. */
  #move([x, y]: Point): void {
    const { x: left, y: top, width, height } = this.box;
    const grown = this.scale - 1;
    const within = (value: number, from: number, to: number) => Math.min(-from * grown, Math.max(-to * grown, value));
    this.at = [within(x, left, left + width), within(y, top, top + height)];
  }

  /** The end of a drag, and the second of a double tap, mean no place. */
  #click = (event: MouseEvent): void => {
    if (this.#dragged || this.#twice(event)) event.stopImmediatePropagation();
  };

  #twice(event: MouseEvent): boolean {
    const [at, time] = [[event.clientX, event.clientY] as const, event.timeStamp];
    const before = this.#tapped;
    const twice =
      before !== null && time - before.time < TWICE && Math.hypot(at[0] - before.at[0], at[1] - before.at[1]) < APART;
    this.#tapped = twice ? null : { at, time };
    if (!twice) return false;
    if (this.close) this.whole();
    else this.by(CLOSER, this.#pointIn(event.currentTarget as Element, at));
    return true;
  }

  #down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    if (this.#fingers.size === 0) this.#dragged = false;
    this.#fingers.set(event.pointerId, this.#pointIn(event.currentTarget as Element, [event.clientX, event.clientY]));
  };

  #drag = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#pointIn(event.currentTarget as Element, [event.clientX, event.clientY]);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.#dragged && Math.hypot(dx, dy) < TREMBLE) return;
    this.#dragged = true;
    this.held = true;
    if (other) {
      const [was, is] = [
        Math.hypot(before[0] - other[0], before[1] - other[1]),
        Math.hypot(now[0] - other[0], now[1] - other[1]),
      ];
      this.by(is / Math.max(1, was), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    }
    if (this.close) this.#move([this.at[0] + (other ? dx / 2 : dx), this.at[1] + (other ? dy / 2 : dy)]);
    this.#fingers.set(event.pointerId, now);
  };

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.held = false;
  };

  /** A point of the screen in units of the drawing, which lies as large as it fits in the middle. */
  #pointIn(drawing: Element, [x, y]: Point): Point {
    const seen = drawing.getBoundingClientRect();
    const unit = Math.max(this.box.width / (seen.width || 1), this.box.height / (seen.height || 1));
    const [middleX, middleY] = this.#middle;
    return [middleX + (x - seen.left - seen.width / 2) * unit, middleY + (y - seen.top - seen.height / 2) * unit];
  }
}
