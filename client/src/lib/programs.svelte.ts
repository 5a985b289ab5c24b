/** The programs of whoever plays in this browser: bots somewhere else, each with a token of its own. */
import { api } from "./api/client";
import type { Program } from "./api/types";
import { guest } from "./guest.svelte";

class Programs {
  list = $state.raw<readonly Program[]>([]);

  async load(): Promise<void> {
    await guest.load();
    // Whom nobody knows yet has none.
    this.list = guest.name === null ? [] : await api.programs();
  }

  /** The token of a new one, which the server tells only now. */
  async make(name: string): Promise<string> {
    await guest.ensure();
    const { program, token } = await api.makeProgram(name);
    this.list = [...this.list, program];
    return token;
  }

  async revoke(id: string): Promise<void> {
    this.list = await api.revokeProgram(id);
  }
}

export const programs = new Programs();
