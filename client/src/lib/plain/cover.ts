import type { Cover } from "$lib/games/cover";
import Art from "./CoverArt.svelte";

export const cover: Cover = { Art, ground: "var(--paper-raised)", swatch: "var(--paper-raised)" };
