/** What is said at a table. */
import type { Meeting, TalkLine } from "$lib/api/types";

export const LONGEST = 300;

/** Lines told again replace those of the same number. */
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

/**
 * What stands above each line: the head of a part of the game where the line is its first, "" for a plain rule, else nothing.
 * Parts are called as the game calls them; where it does not, they end when words were put to the test.
 */
export function heads(
  lines: readonly TalkLine[],
  tested: readonly number[],
  call?: (at: number) => string,
): (string | null)[] {
  const partOf = ({ at }: TalkLine) =>
    call ? (at < 0 ? "" : call(at)) : String(tested.filter((number) => number <= at).length);
  let before = call ? "" : "0";
  return lines.map((line) => {
    const part = partOf(line);
    const begins = part !== before;
    before = part;
    return begins ? (call ? part : "") : null;
  });
}

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** By its mark the server knows a command that is sent twice. Other random sources are not there on plain http. */
export function newMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => SIGNS[byte & 63]).join("");
}
