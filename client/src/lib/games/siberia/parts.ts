/** The parts of the board, and on which of them a decision is made. */

export const PARTS = ["map", "exchanges", "tableau"] as const;
export type Part = (typeof PARTS)[number];

/** By what is asked; the first opens by itself where there is room for one of them only. */
export const NEEDED: Readonly<Record<string, readonly Part[]>> = {
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
