/** The face of a game that has none of its own: everything is read, and every move is a button. */
import type { View } from "$lib/api/types";
import type { Face } from "$lib/games/face";
import { speech } from "$lib/speech.svelte";
import TextBoard from "./TextBoard.svelte";

export const plain: Face<View & { game: string }> = {
  Board: TextBoard,
  onBoard: [],
  preferred: {},
  whole: true,
  attempt: (_, spot) => spot.token,
  /* How many points somebody has is known for certain at the end only. */
  seat: (view, seat) => ({
    role: "",
    facts: "",
    points: view.results?.[seat]?.points ?? 0,
    unit: { name: speech.say("points") },
    tally: { text: "", note: "" },
  }),
};
