import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speech } from "$lib/speech.svelte";
import LookChoice from "./LookChoice.svelte";

const TAKEN = new Map([[1, "Jonas"]]);

let shown: ReturnType<typeof mount>;
let refused = false;
const props = $state({
  look: 0,
  taken: TAKEN,
  onchoose: async (look: number) => {
    if (!refused) props.look = look;
  },
});
const figures = () => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
const chosen = () =>
  figures()
    .filter((one) => one.checked)
    .map((one) => Number(one.value));

beforeAll(() => speech.use("en"));
beforeEach(() => {
  props.look = 0;
  refused = false;
  shown = mount(LookChoice, { target: document.body, props });
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  document.body.replaceChildren();
});

test("six figures, each with a name, one of them chosen, in one group", () => {
  expect(figures().map((one) => one.getAttribute("aria-label"))).toEqual([
    "Red, hammer",
    "Blue, shovel, taken (Jonas)",
    "Yellow, drill",
    "Green, dynamite",
    "Mauve, chisel",
    "White, excavator",
  ]);
  expect(chosen()).toEqual([0]);
  expect(new Set(figures().map((one) => one.name)).size).toBe(1);
  expect(document.querySelector("legend")?.textContent).toBe("Colour and sign");
});

test("what others have is shown and cannot be had", () => {
  expect(figures().map((one) => one.disabled)).toEqual([false, true, false, false, false, false]);
});

test("a press chooses", async () => {
  figures()[3]!.click();
  await vi.waitFor(() => expect(props.look).toBe(3));
  flushSync();
  expect(chosen()).toEqual([3]);
});

test("what was refused is not chosen", async () => {
  refused = true;
  figures()[3]!.click();
  await vi.waitFor(() => expect(chosen()).toEqual([0]));
});
