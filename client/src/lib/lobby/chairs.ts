/** Who is to sit where at a new table, before it is opened. */
import type { Level, Occupant } from "$lib/api/types";

/** A bot of a level, or one's own program by its id. */
export type Machine = Level | `program:${string}`;
export type Who = "me" | "device" | Machine | "open";

const PROGRAM = "program:";

export interface Chair {
  who: Who;
  /** Of somebody else at this device. */
  name: string;
  /** As chosen; nothing as long as nobody has. */
  look?: number;
}

/** What a seat is given before anybody chooses: the first is one's own, the others are bots. */
export function chairs(count: number, before: readonly Chair[] = []): Chair[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? { who: seat ? "club" : "me", name: "" });
}

/** One sits on one seat only: whoever takes another one leaves the old seat to who was there, and takes the own look along. */
export function seated(before: readonly Chair[], seat: number, who: Who): Chair[] {
  const from = who === "me" ? before.findIndex((chair) => chair.who === "me") : -1;
  return before.map((chair, k) => {
    if (k === seat) return dressed({ ...chair, who }, from < 0 ? chair.look : before[from]?.look);
    return k === from ? dressed({ ...chair, who: before[seat]?.who ?? "open" }, before[seat]?.look) : chair;
  });
}

/** Whoever comes to an open seat chooses for themselves. */
export function dressed({ who, name }: Chair, look: number | undefined): Chair {
  return who === "open" || look === undefined ? { who, name } : { who, name, look };
}

export function occupant(chair: Chair, nameless: string): Occupant {
  const sits = sitter(chair, nameless);
  return sits.kind === "open" || chair.look === undefined ? sits : { ...sits, look: chair.look };
}

function sitter({ who, name }: Chair, nameless: string): Occupant {
  if (who === "me" || who === "open") return { kind: who };
  if (who === "device") return { kind: "device", name: name.trim() || nameless };
  return machine(who);
}

export function machine(who: Machine): Occupant {
  if (who.startsWith(PROGRAM)) return { kind: "program", id: who.slice(PROGRAM.length) };
  return { kind: "bot", level: who as Level };
}

/** The sand-glasses on offer, in seconds; 0 is none. */
export const GLASSES = [0, 60, 120, 300];
const USUAL = 120;

/** The glass before anybody chooses: people elsewhere wait for each other; bots do not mind, and a device handed round takes its time. */
export function usualGlass(chairs: readonly Chair[]): number {
  return chairs.some(({ who }) => who === "open") ? USUAL : 0;
}
