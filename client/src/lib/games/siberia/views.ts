/** What the server shows of a position, by name. */
import type { ViewOf } from "$lib/api/types";

export type SiberiaView = ViewOf<"siberia">;
export type SiberiaArea = SiberiaView["areas"][number];
export type SiberiaExchange = SiberiaView["exchanges"][number];
export type SiberiaFace = SiberiaExchange["faces"][number];
export type SiberiaCompany = SiberiaView["seats"][number];
export type SiberiaAction = SiberiaCompany["actions"][number];
export type SiberiaPiece = SiberiaAction["pieces"][number];
