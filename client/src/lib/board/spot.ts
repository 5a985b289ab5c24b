/** What can be pointed at on a board, and with what. */

/** A thing on the board: an argument of a move and its token. */
export interface Spot {
  arg: string;
  token: string;
}

/** What somebody pointed with: fingers press twice by accident, keys do not. */
export type Means = "pointer" | "key";

/** Two presses of a pointer within this time, in milliseconds, are one double tap. */
export const TWICE = 400;
