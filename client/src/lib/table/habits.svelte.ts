/** How somebody likes his tables, remembered by this browser. */
import { keep, kept } from "$lib/kept";

class Habits {
  /** H, U and ? without a modifier: in the way of some who speak to their browser. */
  singleKeys = $state(kept("single-keys") !== "off");
  wordsOpen = $state(kept("words") === "open");

  /** Whoever has not played here yet is told how a move is confirmed. */
  played = $state(kept("played") === "yes");

  hasPlayed(): void {
    this.played = true;
    keep("played", "yes");
  }

  /** Whoever has not talked here yet is told what bots understand. */
  talked = $state(kept("talked") === "yes");

  hasTalked(): void {
    this.talked = true;
    keep("talked", "yes");
  }

  switchKeys(on: boolean): void {
    this.singleKeys = on;
    keep("single-keys", on ? "on" : "off");
  }

  openWords(open: boolean): void {
    this.wordsOpen = open;
    keep("words", open ? "open" : "closed");
  }

  wantsCurtain(table: string): boolean {
    return kept(`curtain.${table}`) === "on";
  }

  switchCurtain(table: string, on: boolean): void {
    keep(`curtain.${table}`, on ? "on" : "off");
  }
}

export const habits = new Habits();
