import { expect, test } from "vitest";
import { arrive, settle, wait, walk } from "./motion";
import { told } from "./samples";
import { Travel } from "./travel";

const step = (seat: number, place: string, area: string) => told("worker-stepped", { seat, place, area });
const RECENT = [
  step(0, "yamal", "tomsk"),
  told("sold", { exchange: "tokyo" }),
  step(1, "altai", "amur"),
  step(0, "tomsk", "altai"),
];
const travel = new Travel(RECENT, ({ kind, words }) =>
  kind === "worker-stepped" ? (words.area?.token ?? null) : null,
);

test("what moved is counted in the order it was told, and nothing else", () => {
  expect(travel.of).toBe(3);
  expect(travel.order("amur")).toEqual({ order: 1, of: 3 });
  expect(travel.order("evenkia")).toEqual({ order: 0, of: 3 });
  expect(travel.told("altai")?.words.place?.token).toBe("tomsk");
  expect(travel.told("evenkia")).toBeNull();
});

test("a journey is the way from where it was, seen from where it is", () => {
  expect(travel.journey("tomsk", [30, 10], [10, 40])).toEqual({ dx: 20, dy: -30, order: 0, of: 3 });
  expect(travel.journey("tomsk", undefined, [10, 40])).toBeNull();
  expect(travel.journey("evenkia", [30, 10], [10, 40])).toBeNull();
});

test("what moves later waits for what moves before, and all is over in time", () => {
  expect([0, 1, 2].map((order) => wait(320, { order, of: 3 }))).toEqual([0, 320, 640]);
  expect(wait(320, { order: 9, of: 10 })).toBe(1350);
  expect([wait(320, {}), wait(320, { order: -1, of: 2 })]).toEqual([0, 0]);
});

test("a piece that is only meant is there at once, one that was elsewhere walks, any other comes from above", () => {
  const node = document.createElement("i");
  const way = { dx: 4, dy: 0, order: 0, of: 1 };
  const css = (motion: { css?: (t: number, u: number) => string }) => motion.css?.(0, 1);
  expect(arrive(node, { ghost: true, journey: way })).toEqual({ duration: 0 });
  expect(css(arrive(node, { journey: way }))).toBe(css(walk(node, way)));
  expect(css(walk(node, way))).toContain("translate(4px, 0px)");
  expect(css(arrive(node, {}))).toBe(css(settle(node)));
});
