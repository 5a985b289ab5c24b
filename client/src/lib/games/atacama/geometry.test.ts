import { expect, test } from "vitest";
import { neighbour, partOf, place } from "./geometry";

const [a1, i1, b1, a2, i9] = [0, 8, 1, 9, 80];

test("arrows lead from field to field and stop at the edge", () => {
  expect(neighbour(a1, "ArrowRight")).toBe(b1);
  expect(neighbour(a1, "ArrowDown")).toBe(a2);
  expect(neighbour(i1, "ArrowRight")).toBe(i1);
  expect(neighbour(a1, "ArrowUp")).toBe(a1);
  expect(neighbour(i9, "ArrowDown")).toBe(i9);
  expect(neighbour(b1, "End")).toBe(i1);
  expect(neighbour(a1, "x")).toBeNull();
});

test("fields lie on their maps", () => {
  expect([a1, i1, i9].map(partOf)).toEqual([0, 2, 8]);
  expect(place(b1).x - place(a1).x).toBe(place(a2).y - place(a1).y);
});
