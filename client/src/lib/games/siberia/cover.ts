import type { Cover } from "../cover";
import Art from "./CoverArt.svelte";

export const cover: Cover = { Art, ground: "var(--ice-sea)", swatch: "var(--ice-land)" };
