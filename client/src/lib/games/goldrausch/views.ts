/** What the server shows of a position, by name. */
import type { ViewOf } from "$lib/api/types";

export type GoldrauschView = ViewOf<"goldrausch">;
export type GoldrauschContinent = GoldrauschView["continents"][number];
export type GoldrauschCompany = GoldrauschView["seats"][number];
