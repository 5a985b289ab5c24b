/** The curtain between several people at one device: whose eyes look, when it falls, and what is known while it is down. */
import type { TableCard } from "$lib/api/types";
import { habits } from "./habits.svelte";

/** A covered table: who is to look next, if anybody; of the table only what a list of tables shows. */
export interface Covered {
  seat: number | null;
  card: TableCard;
}

export class Curtain {
  /** Whether there is one, should several people sit at this device. */
  wanted = $state.raw(false);
  /** It is down. */
  covered = $state.raw<Covered | null>(null);
  #secrets = false;

  constructor(readonly table: string) {}

  /** As people at this device have wished; where choices are secret there is always one. */
  hang(secrets: boolean): void {
    this.#secrets = secrets;
    this.wanted = secrets || habits.wantsCurtain(this.table);
  }

  switch(on: boolean): void {
    this.wanted = on;
    habits.switchCurtain(this.table, on);
  }

  /** Whether it comes between the people at this table now. */
  divides(card: TableCard): boolean {
    return this.wanted && card.status === "running" && ownSeats(card).length > 1;
  }

  /** Whether it falls before the next page, for whoever looks and owed what was owed on the page they see. */
  falls(card: TableCard, looks: number | null, owed: readonly number[]): boolean {
    const own = ownSeats(card);
    if (looks === null || !own.includes(looks)) return true;
    return curtainFalls({ own, looks, owed, actors: card.actors, secrets: this.#secrets });
  }

  /** Who is to look next. Somebody may have said already that it is them, and what they may see is on its way. */
  fall(card: TableCard, holder: number | null): void {
    this.covered = { seat: nextToLook(ownSeats(card), card.actors, holder), card };
  }

  rise(): void {
    this.covered = null;
  }
}

/** The seats of the people at this device. */
export function ownSeats(card: TableCard): number[] {
  return card.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
}

/** Who is to look next: whoever has the device, if they owe a move; else the next of them round the table who does. */
export function nextToLook(own: readonly number[], actors: readonly number[], holder: number | null): number | null {
  const owing = own.filter((seat) => actors.includes(seat));
  if (holder !== null && owing.includes(holder)) return holder;
  return owing.find((seat) => seat > (holder ?? -1)) ?? owing[0] ?? null;
}

export interface Watch {
  own: readonly number[];
  /** Who looks now, and who owed a move on the page they see. */
  looks: number;
  owed: readonly number[];
  actors: readonly number[];
  /** Where choices are secret nobody's page stays open while the others look on. */
  secrets: boolean;
}

/**
 * Whether the curtain falls before the next page. Whoever owes a move keeps looking; it falls once they owe none any more,
 * and when somebody else comes to owe one. Whoever came only to look stays until they cover the table themselves.
 */
export function curtainFalls({ own, looks, owed, actors, secrets }: Watch): boolean {
  const next = nextToLook(own, actors, looks);
  if (next === looks) return false;
  if (next === null) return secrets && owed.includes(looks);
  return owed.includes(looks) || !owed.includes(next);
}
