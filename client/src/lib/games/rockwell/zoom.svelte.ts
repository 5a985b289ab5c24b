/** A closer look at the ground where it is small: by two fingers, a double tap or buttons. */
import { HALF, type Point } from "./geometry";

const NEAREST = 3;
/** What a button and a double tap do. */
const CLOSER = 2;
/** So far a finger trembles without dragging, in pixels. */
const TREMBLE = 8;
/** Two taps within this time and distance are one double tap. */
const TWICE = { time: 350, distance: 30 };

export class Zoom {
  scale = $state.raw(1);
  /** How far the ground is moved, in its own units. */
  at = $state.raw<Point>([0, 0]);
  /** Fingers are on it: it follows them at once. */
  held = $state.raw(false);
  #fingers = new Map<number, Point>();
  #dragged = false;
  #tapped: { at: Point; time: number } | null = null;

  readonly close = $derived.by(() => this.scale > 1);

  /** Larger or smaller around a point of the drawing, which stays where it is. */
  by(factor: number, [x, y]: Point = [0, 0]): void {
    const before = this.scale;
    const scale = Math.min(NEAREST, Math.max(1, before * factor));
    this.scale = scale;
    this.#move([x - ((x - this.at[0]) * scale) / before, y - ((y - this.at[1]) * scale) / before]);
  }

  /** A closer look at a point of the ground, in the middle. */
  to([x, y]: Point, scale = Math.max(CLOSER, this.scale)): void {
    this.scale = scale;
    this.#move([-x * scale, -y * scale]);
  }

  whole(): void {
    this.scale = 1;
    this.at = [0, 0];
  }

  /** Never so far that something else than the ground is seen. */
  #move([x, y]: Point): void {
    const most = HALF * (this.scale - 1);
    this.at = [Math.min(most, Math.max(-most, x)), Math.min(most, Math.max(-most, y))];
  }

  /** Whether a press is the end of a drag, or the second of a double tap: then it means no place. */
  swallows(event: MouseEvent): boolean {
    if (this.#dragged) return true;
    const [at, time] = [[event.clientX, event.clientY] as const, event.timeStamp];
    const before = this.#tapped;
    const twice =
      before !== null &&
      time - before.time < TWICE.time &&
      Math.hypot(at[0] - before.at[0], at[1] - before.at[1]) < TWICE.distance;
    this.#tapped = twice ? null : { at, time };
    if (!twice) return false;
    if (this.close) this.whole();
    else this.by(CLOSER, pointIn(event.currentTarget as Element, at));
    return true;
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    if (this.#fingers.size === 0) this.#dragged = false;
    this.#fingers.set(event.pointerId, pointIn(event.currentTarget as Element, [event.clientX, event.clientY]));
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = pointIn(event.currentTarget as Element, [event.clientX, event.clientY]);
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

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.held = false;
  };
}

/** A point of the screen in units of the drawing, which lies as large as it fits in the middle. */
function pointIn(drawing: Element, [x, y]: Point): Point {
  const box = drawing.getBoundingClientRect();
  const unit = (2 * HALF) / (Math.min(box.width, box.height) || 1);
  return [(x - box.left - box.width / 2) * unit, (y - box.top - box.height / 2) * unit];
}
