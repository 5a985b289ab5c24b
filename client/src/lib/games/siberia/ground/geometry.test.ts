import { describe, expect, test } from "vitest";
import type { Point } from "$lib/board/point";
import { byPlace } from "$lib/board/steps";
import { layCubes, linesOf, middles, standAt, standInBox, type Place } from "./geometry";
import { TINTS } from "./ground";
import { BORDERS, OUTLINES, SHORE } from "./land";
import { LARGE, LYING, SMALL, type Chart } from "./sites";

const data = Object.values(
  import.meta.glob<string>("../../../../../../src/motherlode/games/siberia/data.toml", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join();
/** Every border as the data tell it, each once. */
const wanted = [
  ...data.slice(data.indexOf("[map.borders]"), data.indexOf("[exchanges]")).matchAll(/^([a-z-]+) = \[(.*)\]$/gm),
].flatMap(([, area, list]) => [...list!.matchAll(/"([a-z-]+)"/g)].map(([, other]) => [area!, other!].sort().join(" ")));

function inside(outline: readonly Point[], [x, y]: Point): boolean {
  return outline.reduce((is, [x1, y1], k) => {
    const [x2, y2] = outline[(k + 1) % outline.length]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !is : is;
  }, false);
}

const stretched = (chart: Chart, name: string): Point[] => OUTLINES[name]!.map(([x, y]) => [x, y * chart.stretch]);
/** The corners of a piece as wide as `size`. */
const corners = ({ x, y, size }: Place, high: number): Point[] =>
  [-1, 1].flatMap((h) => [-1, 1].map((v): Point => [x + (h * size) / 2, y + (v * size * high) / 2]));
const TALL = 37 / 30;

describe("the map", () => {
  test("what touches is what borders", () => {
    expect(wanted).toHaveLength(54);
    expect(BORDERS.map((pair) => [...pair].sort().join(" ")).sort()).toEqual([...new Set(wanted)].sort());
  });

  test("neighbours differ in tint", () => {
    for (const [one, other] of BORDERS) expect(TINTS[one]).not.toBe(TINTS[other]);
  });

  test("every outline is closed, and all of them lie within the shore", () => {
    expect(Object.keys(OUTLINES)).toHaveLength(14);
    for (const points of Object.values(OUTLINES)) expect(new Set(points.map(String)).size).toBe(points.length);
    for (const { at } of Object.values(LARGE.sites)) expect(inside(SHORE, at)).toBe(true);
  });
});

/** From nobody to all six figures of four companies. */
const CREWS = [[], [1], [0, 2, 0, 0], [1, 1, 1, 1], [3, 2, 2, 1], [2, 1, 0, 0], [6, 6, 6, 6]];

describe.each([
  ["large", LARGE],
  ["lying", LYING],
  ["small", SMALL],
] as const)("pieces on the %s map", (_, chart) => {
  test.each(Object.keys(chart.sites))("stay inside %s, however many", (name) => {
    const outline = stretched(chart, name);
    for (let n = 1; n <= 5; n++) {
      const { cubes, number } = layCubes(chart, chart.sites[name]!, n);
      expect(cubes).toHaveLength(n);
      const points = [...cubes.flatMap((place) => corners(place, 1)), ...(chart.numbered ? [number] : [])];
      expect(points.filter((point) => !inside(outline, point))).toEqual([]);
    }
    for (const crew of CREWS) {
      const points = standAt(chart, chart.sites[name]!, crew).flatMap((place) => corners(place, TALL));
      expect(points.filter((point) => !inside(outline, point))).toEqual([]);
    }
  });

  test("everybody can be told apart: nobody hides another's sign, and numbers say how many there are", () => {
    for (const [name, site] of Object.entries(chart.sites)) {
      for (const crew of CREWS) {
        const figures = standAt(chart, site, crew);
        crew.forEach((count, seat) =>
          expect(
            figures.filter((figure) => figure.seat === seat).reduce((sum, figure) => sum + figure.count, 0),
            name,
          ).toBe(count),
        );
        figures.forEach((figure, k) =>
          expect((figures[k + 1]?.x ?? Infinity) - figure.x).toBeGreaterThanOrEqual(figure.size * 0.6),
        );
        for (const { size } of figures) expect(size).toBeGreaterThan(30 * chart.piece * 0.7);
      }
    }
  });

  test("boxes hold all figures there are", () => {
    for (const box of [chart.port, chart.home]) {
      for (const { x, size } of standInBox(chart, box, [6, 6, 6, 6])) {
        expect(x - size / 2).toBeGreaterThanOrEqual(box.at[0]);
        expect(x + size / 2).toBeLessThanOrEqual(box.at[0] + box.width);
      }
    }
  });
});

test("arrows lead to every place and back", () => {
  const step = byPlace(() => Object.values(middles(LARGE)));
  const seen = new Set(["vladivostok"]);
  for (const name of seen) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const to = step(key, name);
      if (to) seen.add(to);
    }
  }
  expect(seen.size).toBe(16);
  expect(step("ArrowLeft", "taimyr")).toBe("yamal");
  expect(step("ArrowUp", "taimyr")).toBeNull();
});

test("long names stand on several lines", () => {
  expect(linesOf("North Yakutia")).toEqual(["North", "Yakutia"]);
  expect(linesOf("Iakoutie du Sud")).toEqual(["Iakoutie", "du Sud"]);
  expect(linesOf("Altai")).toEqual(["Altai"]);
});
