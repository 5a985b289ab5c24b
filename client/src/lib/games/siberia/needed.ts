/** Which part of the board a decision is made on, where there is room for one of them only. */
import type { SiberiaView } from "$lib/api/types";
import type { Tab } from "./Tabs.svelte";

/** By what is asked; the first opens by itself. */
const NEEDED: Readonly<Record<string, readonly Tab[]>> = {
  face: ["exchanges"],
  lay: ["tableau"],
  seal: ["tableau"],
  research: ["tableau"],
  act: ["tableau"],
  joker: ["tableau"],
  return: ["tableau"],
  invest: ["tableau"],
  find: ["map"],
  step: ["map"],
  enter: ["map"],
  post: ["exchanges", "map"],
  sell: ["exchanges"],
};

export function tabsFor({ prompt }: Pick<SiberiaView, "prompt">): readonly Tab[] {
  return NEEDED[prompt] ?? [];
}
