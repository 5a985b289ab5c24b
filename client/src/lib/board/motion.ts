/** Motion on a board. Every time comes from the tokens, so that whoever wants no motion gets none. */
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

type Time = "--quick" | "--move" | "--turn" | "--spin";

/** One thing after another, the whole in this time at most. */
const LONGEST = 1500;

/* Read once: asking in the middle of an update makes the browser work out all styles of the page again. */
const known = new Map<Time, number>();
globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").addEventListener("change", () => known.clear());

export function milliseconds(time: Time): number {
  const before = known.get(time);
  if (before !== undefined) return before;
  known.set(time, read(time));
  return milliseconds(time);
}

function read(time: Time): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(time).trim();
  const number = Number.parseFloat(text);
  if (!Number.isFinite(number)) return 0;
  return text.endsWith("ms") ? number : number * 1000;
}

/** Which in the row of things that happened, from 0. */
export interface Order {
  order?: number;
  of?: number;
}

/** How long a thing waits for those before it, each of which takes `step`. */
export function wait(step: number, { order = 0, of = 1 }: Order): number {
  return Math.max(0, order) * Math.min(step, LONGEST / Math.max(1, of));
}

const ease = (t: number) => 1 - (1 - t) ** 3;

/** A piece comes from above and stands. */
export function settle(_: Element, order: Order = {}): TransitionConfig {
  const duration = milliseconds("--move");
  return {
    duration,
    delay: wait(duration, order),
    easing: ease,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${-18 * u}px)`,
  };
}

/** A piece that is taken back leaves the way it came. */
export function lift(_: Element): TransitionConfig {
  return {
    duration: milliseconds("--move") / 2,
    easing: ease,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-18 * u}px)`,
  };
}

export interface Journey extends Order {
  /** Where it was, seen from where it is. */
  dx: number;
  dy: number;
  /** How much of its way one has gone when the next sets out: all of it, unless said otherwise. */
  gap?: number;
}

/** A piece comes from where it was. */
export function walk(_: Element, { dx, dy, gap = 1, ...order }: Journey): TransitionConfig {
  const duration = milliseconds("--move");
  return {
    duration,
    delay: wait(duration * gap, order),
    easing: cubicInOut,
    css: (_t, u) => `transform: translate(${dx * u}px, ${dy * u}px)`,
  };
}

/** A piece walks from where it was; what was not on the board comes from above, and what is only meant stands there at once. */
export function arrive(
  node: Element,
  { ghost = false, journey = null }: { ghost?: boolean; journey?: Journey | null },
): TransitionConfig {
  if (ghost) return { duration: 0 };
  return journey ? walk(node, journey) : settle(node);
}

/** A pennant unfurls from its staff, once the piece that raised it stands. */
export function unfurl(_: Element, order: Order = {}): TransitionConfig {
  const duration = milliseconds("--move");
  return {
    duration,
    delay: duration + wait(duration, order),
    easing: ease,
    css: (t) =>
      `transform-box: fill-box; transform-origin: 0 0; transform: scale(${t}, ${0.6 + 0.4 * t}); opacity: ${t}`,
  };
}

/** A tile that lies face down turns over and is gone. */
export function turnOver(_: Element, order: Order = {}): TransitionConfig {
  const duration = milliseconds("--turn");
  return {
    duration,
    delay: wait(duration / 2, order),
    easing: ease,
    css: (t) => `transform-box: fill-box; transform-origin: 50% 50%; transform: scaleX(${t})`,
  };
}

/** A press ends all motion at once. */
export function finishMotion(root: Element): void {
  for (const motion of root.getAnimations({ subtree: true })) motion.finish();
}
