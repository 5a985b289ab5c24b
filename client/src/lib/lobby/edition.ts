/** What is played at a table, in a line: its variant, and how long people may talk. */
import type { TableCard } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";

export function editionOf(card: TableCard): string {
  const edition = speech.ofGame(card.game, `edition-${card.preset}`);
  return card.glass ? speech.say("edition-glass", { edition, time: glassTime(card.glass) }) : edition;
}

/** "two minutes"; "untimed" for none. */
export function glassTime(seconds: number): string {
  if (seconds === 0) return speech.say("glass-none");
  return seconds % 60 ? speech.say("glass-seconds", { seconds }) : speech.say("glass-minutes", { minutes: seconds / 60 });
}
