import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { GameView } from "$lib/api/types";
import type { Face } from "$lib/games/face";
import { siberia } from "$lib/games/siberia/face";
import { NAMES, placingView, sampleView } from "$lib/games/siberia/sample";
import { speech } from "$lib/speech.svelte";
import { sits, tableCard } from "./samples";
import Seats from "./Seats.svelte";

const face = siberia as unknown as Face<GameView>;
const card = tableCard({
  game: "siberia",
  preset: "four",
  seats: NAMES.names.map((name, seat) => sits(seat, { name, mine: seat === 0 })),
  actors: [0],
});

let shown: ReturnType<typeof mount> | undefined;
beforeAll(() => speech.use("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

function show(view: GameView, together = false): void {
  shown = mount(Seats, { target: document.body, props: { card, view, face, names: NAMES, together } });
  flushSync();
}
const text = (what: string) =>
  [...document.querySelectorAll(what)].map((one) => one.textContent?.replace(/\s+/g, " ").trim());

test("numbers are written as the reader writes them, with what is counted", async () => {
  show(sampleView());
  expect(text(".score")[0]).toContain("27,000dollars");
  await speech.use("de");
  flushSync();
  expect(text(".score")[0]).toContain("27.000Dollar");
  await speech.use("en");
});

test("a press on a name opens what the company has", () => {
  show(sampleView());
  expect(document.querySelector("dialog")?.open).toBe(false);
  document.querySelectorAll<HTMLElement>(".seat button")[1]!.click();
  flushSync();
  expect(document.querySelector("dialog")?.open).toBe(true);
  expect(text("dialog h2")).toEqual(["Jonas"]);
  expect(document.querySelectorAll("dialog .tile")).toHaveLength(3);
});

test("while all choose, everybody has an hourglass or a sealed letter", () => {
  show(placingView(), true);
  const signs = [...document.querySelectorAll(".facts > .icon use")].map((one) => one.getAttribute("href"));
  expect(signs).toEqual(["#i-hourglass", "#i-sealed", "#i-hourglass", "#i-sealed"]);
});
