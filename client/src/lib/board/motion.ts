/** Motion on a board. Every time comes from the tokens, so that whoever wants no motion gets none. */
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

interface Order {
  /** Which in the row of things that happened, from 0. */
  order?: number;
  of?: number;
}

function wait(step: number, { order = 0, of = 1 }: Order): number {
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
