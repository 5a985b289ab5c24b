import type { Cover } from "../cover";
import Art from "./CoverArt.svelte";

export const cover: Cover = { Art, ground: "var(--ocean-4)", swatch: "var(--ocean-2)" };
