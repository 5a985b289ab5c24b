/** Where arrow keys lead among things that lie in no fixed order, as the fields of a tableau on screens of every size. */
interface Point {
  x: number;
  y: number;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The nearest that lies that way; what lies aside is farther than it is. */
export function toward<T extends Point>(key: string, from: T, all: readonly T[]): T | null {
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
