/** What a game shows of itself before anybody sits down: its sheet in the index. */
import type { Component } from "svelte";

export interface Cover {
  /** A drawing that fills its parent. */
  Art: Component;
  /** The colour behind the drawing. */
  ground: string;
  /** The colour of the small square that stands for the game in lists; ink is legible on it. */
  swatch: string;
}
