/** Who plays in this browser. Nobody has to say a name before one is needed. */
import { api } from "./api/client";
import { refreshLine } from "./line/line";
import { speech } from "./speech.svelte";

class Guest {
  /** Null until somebody has introduced himself. */
  name = $state.raw<string | null>(null);
  /** What stands in the name field: kept here, so that it survives going from page to page. */
  draft = $state("");

  async load(): Promise<void> {
    this.name = (await api.me()).name;
  }

  async introduce(name: string): Promise<void> {
    const first = this.name === null;
    this.name = (await api.introduce(name)).name;
    // The open stream does not know him yet.
    if (first) refreshLine();
  }

  /** Before the first command: takes the name typed so far, or the one for people without. */
  async ensure(): Promise<void> {
    if (this.name === null) await this.introduce(this.draft.trim() || speech.say("guest-default"));
  }
}

export const guest = new Guest();
