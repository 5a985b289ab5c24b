/** Several people at one device: whose eyes look, and when the curtain falls between them. */

/** Who is to look next: whoever has the device, if he owes a move; else the next of them round the table who does. */
export function nextToLook(own: readonly number[], actors: readonly number[], holder: number | null): number | null {
  const owing = own.filter((seat) => actors.includes(seat));
  if (holder !== null && owing.includes(holder)) return holder;
  return owing.find((seat) => seat > (holder ?? -1)) ?? owing[0] ?? null;
}

export interface Watch {
  own: readonly number[];
  /** Who looks now, and who owed a move on the page he sees. */
  looks: number;
  owed: readonly number[];
  actors: readonly number[];
  /** Where choices are secret nobody's page stays open while the others look on. */
  secrets: boolean;
}

/**
 * Whether the curtain falls before the next page. Whoever owes a move keeps looking; it falls once he owes none any more,
 * and when another one comes to owe one. Whoever came only to look stays until he covers the table himself.
 */
export function curtainFalls({ own, looks, owed, actors, secrets }: Watch): boolean {
  const next = nextToLook(own, actors, looks);
  if (next === looks) return false;
  if (next === null) return secrets && owed.includes(looks);
  return owed.includes(looks) || !owed.includes(next);
}
