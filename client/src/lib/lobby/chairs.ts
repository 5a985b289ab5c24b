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
}

/** What a seat is given before anybody chooses: the first is one's own, the others are bots. */
export function chairs(count: number, before: readonly Chair[] = []): Chair[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? { who: seat ? "club" : "me", name: "" });
}

/** One sits on one seat only: whoever takes another one leaves his old seat to who was there. */
export function seated(before: readonly Chair[], seat: number, who: Who): Chair[] {
  return before.map((chair, k) => {
    if (k === seat) return { ...chair, who };
    return who === "me" && chair.who === "me" ? { ...chair, who: before[seat]?.who ?? "open" } : chair;
  });
}

export function occupant({ who, name }: Chair, nameless: string): Occupant {
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
