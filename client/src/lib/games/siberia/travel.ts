/** How pieces come to the map. What is only meant stands there at once. */
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { milliseconds, settle } from "$lib/board/motion";

export interface Journey {
  /** Where it was, seen from where it is. */
  dx: number;
  dy: number;
  /** Which of so many that walk one after the other. */
  order: number;
  of: number;
}

/** All of them arrive in this time. */
const LONGEST = 1500;

/** A worker walks from where it was; what was not on the map comes from above. */
export function arrive(
  node: Element,
  { ghost, journey = null }: { ghost: boolean; journey?: Journey | null },
): TransitionConfig {
  if (ghost) return { duration: 0 };
  if (!journey) return settle(node);
  const { dx, dy, order, of } = journey;
  const duration = milliseconds("--move");
  return {
    duration,
    delay: order * Math.min(duration, LONGEST / of),
    easing: cubicInOut,
    css: (_, u) => `transform: translate(${dx * u}px, ${dy * u}px)`,
  };
}
