import { beforeAll, expect, test } from "vitest";
import type { Told } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";
import { tale } from "./telling";

const NAMES = { names: ["Mira", "Jonas"], you: [0] };
const told = (
  number: number,
  kind: string | null,
  seat: string,
  words: Record<string, string>,
  more: Partial<Told> = {},
): Told => ({
  number,
  seat: 0,
  stands: true,
  timed: false,
  undoes: null,
  kind,
  ...more,
  words: {
    seat: { words: "seat", token: seat },
    ...Object.fromEntries(Object.entries(words).map(([name, token]) => [name, { words: name, token }])),
  },
});
const drawn = (number: number, seat: string, tile: string) => told(number, "tile-drawn", seat, { tile });
beforeAll(() => speech.use("en"));

test("what happened several times in a row is one sentence", () => {
  expect(
    tale("siberia", [drawn(1, "red", "manager"), drawn(1, "red", "manager"), drawn(1, "red", "worker-gas")], NAMES),
  ).toEqual(["You drew these tiles: manager, manager and worker / gas."]);
});

test("what another did, what was handed in later, and what stands alone is told by itself", () => {
  const all = [drawn(1, "red", "manager"), drawn(1, "blue", "manager"), drawn(2, "blue", "manager")];
  expect(tale("siberia", all, NAMES)).toEqual([
    "You drew the manager tile.",
    "Jonas drew the manager tile.",
    "Jonas drew the manager tile.",
  ]);
});

test("kinds without such a sentence are told one by one, and so is taking back", () => {
  const passed = [told(1, "passed", "red", {}), told(1, "passed", "red", {})];
  expect(tale("siberia", passed, NAMES)).toEqual(["You passed.", "You passed."]);
  const undone = [told(1, null, "red", {}, { undoes: 0 }), told(1, null, "red", {}, { undoes: 0 })];
  expect(tale("siberia", undone, NAMES)).toEqual(["You took back a move.", "You took back a move."]);
});
