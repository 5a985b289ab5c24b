/** What is played at a table, in a line: its variant, and how long its sand-glass runs. */
import type { TableCard } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";

export function editionOf({ game, preset, glass }: TableCard): string {
  const edition = speech.ofGame(game, `edition-${preset}`);
  if (glass === 0) return edition;
  return glass % 60
    ? speech.say("edition-seconds", { edition, seconds: glass })
    : speech.say("edition-minutes", { edition, minutes: glass / 60 });
}

/** "two minutes"; "untimed" for none. */
export function glassTime(seconds: number): string {
  if (seconds === 0) return speech.say("glass-none");
  return seconds % 60
    ? speech.say("glass-seconds", { seconds })
    : speech.say("glass-minutes", { minutes: seconds / 60 });
}
