/** Where things are on the boards of this page, for whatever points at them: a leader, a flag, a pencilled ghost. */
import type { Attachment } from "svelte/attachments";
import type { Spot } from "./spot";

export interface Place {
  element: Element;
  /** Where it is on the screen; without extent while the part of the board that has it is not shown. */
  box: DOMRect;
}

/** What a board calls a thing that moves name: its own attributes and what they say, the likeliest first. */
export type Lookup = (spot: Spot) => readonly Spot[];

const boards = new Map<Element, Lookup>();

/** For the root of a board. Without a lookup things are called as moves name them: data-field="e5". */
export function findable(lookup: Lookup = (spot) => [spot]): Attachment<Element> {
  return (root) => {
    boards.set(root, lookup);
    return () => boards.delete(root);
  };
}

/** What an argument of a move names, where it is to be seen if it is to be seen anywhere; nothing where there is none. */
export function placeOf(arg: string, token: string): Place | null {
  let hidden: Place | null = null;
  for (const [root, lookup] of boards) {
    for (const spot of lookup({ arg, token })) {
      for (const element of root.querySelectorAll(`[data-${spot.arg}="${CSS.escape(spot.token)}"]`)) {
        const box = element.getBoundingClientRect();
        if (box.width > 0 || box.height > 0) return { element, box };
        hidden ??= { element, box };
      }
    }
  }
  return hidden;
}
