/** The sand-glass: counted down from what was left when a page came, by a clock that nobody sets. Nothing is decided by it. */
import type { Glass } from "$lib/api/types";

/** When the glass has run out, in the time of performance.now. */
export function endOf(glass: Glass | null, received: number): number | null {
  return glass ? received + glass.left : null;
}

/** Whole seconds, of which the last one is there until it is over. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** 1:12 */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** From here on it is emphasised. */
export const LAST = 10;
const TOLD = [60, 30, LAST];

/** What is said aloud when so much was left before and so much is now; nothing most of the time. */
export function told(before: number, now: number): number | null {
  return TOLD.find((mark) => now <= mark && mark < before && now > mark - 5) ?? null;
}
