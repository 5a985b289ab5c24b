/** Which part of the board a decision is made on, where there is room for one of them only. */
import type { RockwellView } from "$lib/api/types";
import type { Tab } from "./Tabs.svelte";

/** By what is asked; the first opens by itself. What has a form of its own needs neither. */
const NEEDED: Readonly<Record<string, readonly Tab[]>> = {
  post: ["boards"],
  drill: ["ground"],
  help: ["ground"],
  choose: ["ground"],
  lead: ["ground"],
  train: ["ground"],
  work: ["ground", "boards"],
};

export function tabsFor({ prompt }: Pick<RockwellView, "prompt">): readonly Tab[] {
  return NEEDED[prompt] ?? [];
}
