import { expect, test } from "vitest";
import { FIELDS, place, step } from "./geometry";

test("arrows lead from field to field and stop at the edge", () => {
  expect(step("ArrowRight", "a1")).toBe("b1");
  expect(step("ArrowDown", "a1")).toBe("a2");
  expect(step("ArrowRight", "i1")).toBeNull();
  expect(step("ArrowUp", "a1")).toBeNull();
  expect(step("ArrowDown", "i9")).toBeNull();
  expect([step("End", "b1"), step("Home", "c7")]).toEqual(["i1", "a7"]);
  expect(step("x", "a1")).toBeNull();
});

test("fields lie row by row", () => {
  expect([0, 8, 9, 80].map((k) => FIELDS[k]?.name)).toEqual(["a1", "i1", "a2", "i9"]);
  expect(place(1).x - place(0).x).toBe(place(9).y - place(0).y);
});
