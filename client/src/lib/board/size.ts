/** How much room there is for a board: which of its charts is drawn, and whether all of its parts can be seen at once. */
import { MediaQuery } from "svelte/reactivity";
import { phone } from "$lib/ui/phone";

/** A phone that lies: low, and not much wider. */
const lying = new MediaQuery("(min-width: 761px) and (max-width: 1180px) and (max-height: 560px)", false);
const low = new MediaQuery("(min-width: 761px) and (max-height: 760px)", false);

/** A board drawn for windows of several sizes, where that makes a difference to it. */
export interface Charts<Chart> {
  large: Chart;
  /** For low windows. */
  low?: Chart;
  /** For a phone that lies. */
  lying?: Chart;
  /** For a phone that stands. */
  small?: Chart;
}

export function chartFor<Chart>({ large, ...charts }: Charts<Chart>): Chart {
  if (phone.current) return charts.small ?? large;
  if (lying.current) return charts.lying ?? charts.low ?? charts.small ?? large;
  return (low.current ? charts.low : undefined) ?? large;
}

/** There is room for one part of a board at a time. */
export const isTight = (): boolean => phone.current || lying.current;
