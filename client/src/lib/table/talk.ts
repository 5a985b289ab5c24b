/** What is said at a table. */
import type { Meeting, TalkLine } from "$lib/api/types";

export const LONGEST = 300;

/** Lines told anew replace those of the same number. */
export function mergeTalk(lines: readonly TalkLine[], more: readonly TalkLine[]): TalkLine[] {
  const numbers = new Set(more.map((line) => line.number));
  return [...lines.filter((line) => !numbers.has(line.number)), ...more].sort((a, b) => a.number - b.number);
}

/** Lines of others after the last one that was read. */
export function unread(lines: readonly TalkLine[], read: number, own: number | null): number {
  return lines.filter((line) => line.number > read && line.seat !== own).length;
}

/** Whom a seat of so many can talk to apart from the others; nobody if all are together, or if he is alone. */
export function circle(meeting: Meeting | undefined, seat: number | null, seats: number): number[] {
  const near = meeting?.near ?? [];
  return near.length < seats ? near.filter((one) => one !== seat) : [];
}

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** By its mark the server knows a command that is sent twice. Other random sources are not there on plain http. */
export function newMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => SIGNS[byte & 63]).join("");
}
