/**
 * The games the browser can draw, an entry each; everything else about a game is in its folder. A game the server offers
 * and that has no entry is shown plainly and played as a text table.
 */
import type { GameView } from "$lib/api/types";
import { cover as plain } from "$lib/plain/cover";
import { cover as atacama } from "./atacama/cover";
import type { Cover } from "./cover";
import type { Face } from "./face";
import { cover as goldrausch } from "./goldrausch/cover";
import { cover as rockwell } from "./rockwell/cover";
import { cover as siberia } from "./siberia/cover";

/** The cover is for lists of games. The face, larger by far, is fetched when somebody sits down at a table. */
interface Entry {
  cover: Cover;
  /** A face of the game's own views. */
  face: () => Promise<unknown>;
}

const GAMES: Readonly<Record<string, Entry>> = {
  atacama: { cover: atacama, face: async () => (await import("./atacama/face")).atacama },
  goldrausch: { cover: goldrausch, face: async () => (await import("./goldrausch/face")).goldrausch },
  siberia: { cover: siberia, face: async () => (await import("./siberia/face")).siberia },
  rockwell: { cover: rockwell, face: async () => (await import("./rockwell/face")).rockwell },
};

export function coverOf(game: string): Cover {
  return GAMES[game]?.cover ?? plain;
}

export async function faceOf(game: string): Promise<Face<GameView>> {
  const own = GAMES[game] ? await GAMES[game].face() : (await import("$lib/plain/face")).plain;
  // A view only ever meets the face of its own game: both are found by the same name.
  return own as Face<GameView>;
}
