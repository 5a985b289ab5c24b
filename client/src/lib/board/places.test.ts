import { afterEach, beforeEach, expect, test } from "vitest";
import { findable, placeOf, type Lookup } from "./places";

let root: HTMLElement;
let stop: () => void = () => {};

function board(lookup?: Lookup): void {
  stop = findable(lookup)(root) as () => void;
}

beforeEach(() => {
  root = document.createElement("div");
  root.innerHTML = `<i data-place="b3"></i><i data-crew="0 2"></i><i data-spot="gas"></i><i data-place="a0-a1"></i>`;
  document.body.append(root);
  root.querySelectorAll("i").forEach((element, k) => {
    const size = element.dataset.spot ? 0 : 10;
    element.getBoundingClientRect = () => new DOMRect(10 * k, 0, size, size);
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test("a thing is found by the argument and token a move names it with, in pixels of the screen", () => {
  board();
  const place = placeOf("place", "b3");
  expect([place?.element, place?.box.width]).toEqual([root.firstElementChild, 10]);
  expect(placeOf("place", "a0-a1")?.box.x).toBe(30);
  expect([placeOf("place", "b4"), placeOf("tile", "b3")]).toEqual([null, null]);
});

test("a board says what it calls a thing that moves name otherwise", () => {
  board(({ arg, token }) =>
    arg === "crew" ? [{ arg, token: `0 ${token}` }] : [{ arg: arg === "tile" ? "place" : arg, token }],
  );
  expect(placeOf("tile", "b3")?.element).toBe(root.children[0]);
  expect(placeOf("crew", "2")?.element).toBe(root.children[1]);
});

test("what is to be seen comes first; what is hidden is found all the same", () => {
  board(({ token }) => ["spot", "place"].map((arg) => ({ arg, token })));
  const other = document.createElement("i");
  other.dataset.place = "gas";
  other.getBoundingClientRect = () => new DOMRect(0, 0, 5, 5);
  expect(placeOf("action", "gas")?.element).toBe(root.children[2]);
  root.append(other);
  expect(placeOf("action", "gas")?.element).toBe(other);
});

test("nothing is found on a board that is gone", () => {
  board();
  stop();
  expect(placeOf("place", "b3")).toBeNull();
});
