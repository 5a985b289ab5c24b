/** The parts of the board, and on which of them a decision is made. */

export const PARTS = ["ground", "boards"] as const;
export type Part = (typeof PARTS)[number];

/** By what is asked; the first opens by itself where there is room for one of them only. What has a form of its own needs neither. */
export const NEEDED: Readonly<Record<string, readonly Part[]>> = {
  post: ["boards"],
  drill: ["ground"],
  help: ["ground"],
  choose: ["ground"],
  lead: ["ground"],
  train: ["ground"],
  work: ["ground", "boards"],
};
