/** The games this server offers, in its own order. */
import { api } from "./api/client";
import type { GameInfo } from "./api/types";

class Offered {
  games = $state.raw<readonly GameInfo[]>([]);

  async load(): Promise<readonly GameInfo[]> {
    this.games = await api.games();
    return this.games;
  }
}

export const offered = new Offered();
