import { describe, expect, test } from "vitest";
import { CORE, entrancePath, HALF, LARGE, needAt, needSize, pointOf, RADII, RIM, routePath, SMALL } from "./geometry";
import { fits, PIECE, standAtEntrance, standOn } from "./packing";
import { BORDERS, borderAfter, CENTRE, ENTRANCES, RINGS, siteOf, TILES, tilesAt } from "./places";
import { step } from "./steering";

describe("places", () => {
  test("there are 32 tiles and as many borders, each between two neighbours of a ring", () => {
    expect(TILES).toHaveLength(32);
    expect(new Set(BORDERS).size).toBe(32);
    expect(BORDERS).toContain("a7-a0");
    expect(tilesAt("b3-b4")).toEqual(["b3", "b4"]);
    expect(tilesAt("c5")).toEqual(["c5"]);
    expect(tilesAt(CENTRE)).toEqual([]);
    expect(siteOf("entrance-2")).toBeNull();
  });

  test("rings lie one in the other without a gap, around the centre", () => {
    expect(RINGS.map((ring) => RADII[ring][1])).toEqual([RADII.a[1], RADII.a[0], RADII.b[0], RADII.c[0]]);
    expect(RADII.d[0]).toBe(CORE);
  });

  test("sector 0 is right of the top, and they go round clockwise", () => {
    const [x, y] = pointOf("a0");
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(0);
    expect(pointOf("a1")[1]).toBeGreaterThan(y);
    expect(pointOf("a7")[0]).toBeLessThan(0);
    expect(pointOf("a7-a0")[0]).toBeCloseTo(0);
  });

  test("an entrance lies outside the rim, between the two tiles it leads to", () => {
    for (const entrance of ENTRANCES) {
      const [x, y] = pointOf(`entrance-${entrance}`);
      expect(Math.hypot(x, y)).toBeGreaterThan(RIM);
      const [bx, by] = pointOf(borderAfter({ ring: "a", sector: 2 * entrance }));
      expect(Math.atan2(y, x)).toBeCloseTo(Math.atan2(by, bx), 1);
      const corners = [...entrancePath(LARGE, entrance, 4).matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[AL]|z)/g)].flatMap(
        ([, cx, cy]) => [Math.abs(Number(cx)), Math.abs(Number(cy))],
      );
      expect(Math.max(...corners)).toBeLessThanOrEqual(HALF);
    }
  });
});

describe.each([
  ["large", LARGE],
  ["small", SMALL],
] as const)("pieces on the %s ground", (_, chart) => {
  const sizeOf = (scale: number) => ({
    width: PIECE.width * chart.piece * scale,
    height: PIECE.height * chart.piece * scale,
  });

  test.each(TILES)("stand on %s side by side, clear of its medallion, as many as there can be", (tile) => {
    const site = siteOf(tile)!;
    const [nx, ny] = needAt(site, chart);
    for (const n of [1, 2, 4, 6]) {
      const places = standOn(chart, tile, n);
      expect(places).toHaveLength(n);
      places.forEach(({ x, y, scale }, k) => {
        const size = sizeOf(scale);
        expect(fits(site, [x, y], size), `${n} ${k}`).toBe(true);
        for (const other of places.slice(0, k))
          expect(Math.abs(x - other.x) >= size.width - 0.1 || Math.abs(y - other.y) >= size.height - 0.1).toBe(true);
        expect(
          Math.hypot(Math.max(0, Math.abs(x - nx) - size.width / 2), Math.max(0, Math.abs(y - ny) - size.height / 2)),
        ).toBeGreaterThanOrEqual(15 * needSize(site.ring, chart));
      });
    }
  });

  test("however many there are, nobody is lost", () => {
    for (const tile of ["a0", "d1"]) expect(standOn(chart, tile, 17)).toHaveLength(17);
  });

  test("a few are at ease", () => {
    const least = (tile: string, n: number) => Math.min(...standOn(chart, tile, n).map(({ scale }) => scale));
    for (const tile of TILES) {
      expect(least(tile, 1), `${tile} 1`).toBeGreaterThanOrEqual(tile.startsWith("d") ? 0.75 : 0.95);
      expect(least(tile, 3), `${tile} 3`).toBeGreaterThanOrEqual(tile.startsWith("d") ? 0.45 : 0.6);
    }
  });

  test("one crew of each of four stands at an entrance", () => {
    for (const entrance of ENTRANCES) {
      for (const { x, y, scale } of standAtEntrance(chart, entrance, 4)) {
        const size = sizeOf(scale);
        expect(Math.max(Math.abs(x) + size.width / 2, Math.abs(y) + size.height / 2)).toBeLessThanOrEqual(HALF);
        expect(Math.hypot(Math.abs(x) - size.width / 2, Math.abs(y) - size.height / 2)).toBeGreaterThan(RIM - 6);
      }
    }
  });
});

describe("arrow keys", () => {
  const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

  test("lead to every tile, the centre, every entrance, and to borders where they are stops", () => {
    for (const borders of [new Set<string>(), new Set(BORDERS)]) {
      const seen = new Set(["a0"]);
      for (const from of seen) {
        for (const key of KEYS) {
          const to = step(key, from, borders);
          if (to) seen.add(to);
        }
      }
      expect(seen.size).toBe(37 + borders.size);
    }
  });

  test("lead the way they point", () => {
    for (const tile of TILES) {
      for (const key of KEYS) {
        const to = step(key, tile, new Set());
        // Entrances lie aslant.
        if (!to || to.startsWith("entrance")) continue;
        const [[x, y], [tx, ty]] = [pointOf(tile), pointOf(to)];
        const ahead = { ArrowUp: y - ty, ArrowDown: ty - y, ArrowLeft: x - tx, ArrowRight: tx - x }[key];
        expect(ahead, `${tile} ${key} ${to}`).toBeGreaterThan(0);
      }
    }
    expect(step("ArrowDown", "d0", new Set())).toBe(CENTRE);
    expect(step("ArrowUp", "a0", new Set())).toBe("entrance-0");
    expect(step("Enter", "a0", new Set())).toBeNull();
  });
});

test("a way bends along its ring and ends before its goal", () => {
  const { path, head } = routePath(pointOf("b3"), pointOf("b5"));
  const points = path
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number));
  const [x, y] = pointOf("b5");
  for (const [px, py] of points) expect(Math.hypot(px!, py!)).toBeCloseTo(Math.hypot(x, y), 0);
  expect(Math.hypot(head.at[0] - x, head.at[1] - y)).toBeGreaterThan(8);
  const [, last] = [points[0], points.at(-1)!];
  expect(Math.hypot(last[0]! - x, last[1]! - y)).toBeLessThan(30);
  expect(routePath(pointOf("d3"), [0, 0]).path).not.toContain("NaN");
});
