/** What is mined, as every list by metal is ordered: from the cheapest to the most expensive. */
export const METALS = ["zinc", "copper", "silver", "gold"] as const;
export type Metal = (typeof METALS)[number];

/** The tokens of a told event, or of a catalogue's sentence: cubes by metal. */
export function byMetal(cubes: readonly number[]): Record<Metal, number> {
  const [zinc = 0, copper = 0, silver = 0, gold = 0] = cubes;
  return { zinc, copper, silver, gold };
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What cubes are worth at these prices. */
export const worth = (cubes: readonly number[], prices: readonly number[]) =>
  sum(cubes.map((count, k) => count * (prices[k] ?? 0)));
