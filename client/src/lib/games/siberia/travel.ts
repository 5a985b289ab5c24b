/** A worker walks from where it was; one that was not on the map comes from above. */
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { milliseconds, settle } from "$lib/board/motion";

export interface Journey {
  /** Where it was, seen from where it is. */
  dx: number;
  dy: number;
  order: number;
}

export function arrive(node: Element, journey: Journey | null): TransitionConfig {
  if (!journey) return settle(node);
  const { dx, dy, order } = journey;
  const duration = milliseconds("--move");
  return { duration, delay: order * duration, easing: cubicInOut, css: (_, u) => `transform: translate(${dx * u}px, ${dy * u}px)` };
}
