/** The one list of games the browser can show. */
import type { GameView } from "$lib/api/types";
import { atacama } from "./atacama/face";
import type { Face } from "./face";
import { goldrausch } from "./goldrausch/face";
import { rockwell } from "./rockwell/face";
import { siberia } from "./siberia/face";

/* A view only ever meets the face of its own game: both are found by the same name. */
const FACES = { atacama, goldrausch, rockwell, siberia } as unknown as Record<string, Face<GameView>>;

export function faceOf(game: string): Face<GameView> | null {
  return FACES[game] ?? null;
}
