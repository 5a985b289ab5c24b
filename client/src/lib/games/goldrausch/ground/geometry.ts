/** Where things lie on the chart. Three sizes: where there is little room everything is written larger, and on a phone the ground is drawn narrower and higher. */
import type { Point } from "$lib/board/point";

export interface Site {
  /** The middle of the name, of the line with the gold, of the figures. */
  name: Point;
  row: Point;
  crew: Point;
  /** How far the first and the last figure may stand apart. */
  reach: number;
}

export interface Chart {
  width: number;
  height: number;
  /** How the ground is drawn. */
  stretch: string | undefined;
  /** Whether there is room beside the gold for how much there may be and the yield; else the yield is beside the name, and all is written larger. */
  wide: boolean;
  coin: number;
  /** How much higher each coin of a pile lies. */
  thick: number;
  figure: number;
  sites: Readonly<Record<string, Site>>;
  /** Where figures wait for their countries. */
  ship: Point;
  berths: number;
  /** Where gold leaves for the mine. */
  mine: Point;
}

export const LARGE: Chart = {
  width: 1000,
  height: 552,
  stretch: undefined,
  wide: true,
  coin: 1,
  thick: 7,
  figure: 1,
  sites: {
    veridia: { name: [278, 180], row: [282, 258], crew: [282, 362], reach: 290 },
    rosso: { name: [768, 127], row: [772, 172], crew: [774, 256], reach: 200 },
    azul: { name: [800, 403], row: [792, 432], crew: [786, 503], reach: 205 },
  },
  ship: [466, 500],
  berths: 205,
  mine: [900, 600],
};

/** A low window or a phone that lies: the ground of the large one. */
export const LOW: Chart = {
  ...LARGE,
  wide: false,
  thick: 5,
  sites: {
    veridia: { name: [278, 178], row: [282, 248], crew: [282, 360], reach: 290 },
    rosso: { name: [776, 128], row: [776, 172], crew: [774, 262], reach: 200 },
    azul: { name: [794, 401], row: [788, 437], crew: [786, 512], reach: 205 },
  },
};

export const SMALL: Chart = {
  width: 800,
  height: 690,
  stretch: "scale(.8 1.12)",
  wide: false,
  coin: 1,
  thick: 5,
  figure: 1.2,
  sites: {
    veridia: { name: [226, 206], row: [222, 272], crew: [226, 396], reach: 250 },
    rosso: { name: [622, 146], row: [620, 194], crew: [620, 294], reach: 190 },
    azul: { name: [634, 453], row: [630, 488], crew: [626, 576], reach: 205 },
  },
  ship: [318, 634],
  berths: 250,
  mine: [700, 740],
};

/** Where the k-th of n in a row stands: at ease where there is room, closer where there is none. */
export function inRow(middle: number, reach: number, ease: number, n: number, k: number): number {
  const step = n > 1 ? Math.min(ease, reach / (n - 1)) : 0;
  return middle + (k - (n - 1) / 2) * step;
}

/** Gold as coins of 10, 5 and 1, in two piles at most: tens, and the small ones. */
export function piles(gold: number): number[][] {
  const tens = Array<number>(Math.floor(gold / 10)).fill(10);
  const small = [...Array<number>(Math.floor((gold % 10) / 5)).fill(5), ...Array<number>(gold % 5).fill(1)];
  return [tens, small].filter((pile) => pile.length > 0);
}

export const COIN = 42;

/** How wide a paper tag must be for its text: letters are measured by the average of the face, at its size on the chart. */
export function tagWidth(chart: Chart, text: string): number {
  return Math.round(text.length * (chart.wide ? 7.6 : 11.2) + (chart.wide ? 22 : 16));
}

/** The line of the gold, centred: where the piles, the sum and the tag begin, measured from its middle. */
export function goldRow(
  chart: Chart,
  gold: number,
  most: string,
  tag: string,
): { piles: number; sum: number; tag: number } {
  const heaps = piles(gold).length * COIN * chart.coin;
  const digits = String(gold).length * (chart.wide ? 25 : 29);
  const beside = chart.wide ? 7 + most.length * 8.8 + 14 + tagWidth(chart, tag) : 0;
  const from = -(heaps + 8 + digits + beside) / 2;
  return { piles: from, sum: from + heaps + 8, tag: -from - (chart.wide ? tagWidth(chart, tag) : 0) };
}

/** The name and, on a phone, the tag beside it: where the middle of the one and the beginning of the other are. */
export function nameRow(chart: Chart, name: string, tag: string): { name: number; tag: number } {
  if (chart.wide) return { name: 0, tag: 0 };
  const [wide, beside] = [name.length * 20, tagWidth(chart, tag)];
  return { name: -(beside + 8) / 2, tag: (wide + 8 - beside) / 2 };
}

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

/** A field of the wheel: the k-th of n, the first on top. */
export function wheelField(k: number, n: number): string {
  const step = 360 / n;
  const from = k * step - 90 - step / 2;
  return `M${at(98, from)}A98 98 0 0 1 ${at(98, from + step)}L${at(26, from + step)}A26 26 0 0 0 ${at(26, from)}z`;
}

export function wheelMiddle(k: number, n: number): { x: number; y: number } {
  const angle = ((k * 360) / n - 90) * (Math.PI / 180);
  return { x: 74 * Math.cos(angle), y: 74 * Math.sin(angle) };
}

/** The field the wheel stops at. Where several show the result, the round decides which: for everybody the same. */
export function stoppedAt(wheel: readonly string[], result: string, round: number): number {
  const fields = wheel.flatMap((name, k) => (name === result ? [k] : []));
  return fields[round % fields.length] ?? 0;
}

/** The next angle with this field on top, so many whole turns further on. */
export function turnedTo(field: number, n: number, from: number, turns: number): number {
  const target = -(field * 360) / n;
  const rest = (((target - from) % 360) + 360) % 360;
  return from + turns * 360 + rest;
}
