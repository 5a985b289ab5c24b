/** Where arrow keys lead from one spot of a board to the next. */
import type { Named } from "./point";

/** The spot a key leads to from another; nothing where it leads nowhere, or is no such key. */
export type Step = (key: string, from: string) => string | null;

interface Middle {
  x: number;
  y: number;
}

const WAYS: Readonly<Record<string, Middle>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

export const isArrow = (key: string): boolean => key in WAYS;

/** The nearest that lies that way; what lies aside is farther than it is. */
export function toward<T extends Middle>(key: string, from: T, all: readonly T[]): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const to of all) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= aside / 4 || ahead + 2 * aside >= least) continue;
    best = to;
    least = ahead + 2 * aside;
  }
  return best;
}

/** Among things that lie in no fixed order: to the nearest that way. */
export function byPlace(places: () => readonly Named[]): Step {
  return (key, from) => {
    const all = places();
    const at = all.find(({ name }) => name === from);
    return at ? (toward(key, at, all)?.name ?? null) : null;
  };
}

/** On and back along a list; at its ends the keys stay, or lead around to the other end. */
export function along(names: () => readonly string[], around = false): Step {
  return (key, from) => {
    const way = WAYS[key];
    const all = names();
    const at = all.indexOf(from);
    if (!way || at < 0) return null;
    const to = at + way.x + way.y;
    return all[around ? (to + all.length) % all.length : to] ?? null;
  };
}
