/** What the server shows of a position, by name. */
import type { ViewOf } from "$lib/api/types";

export type AtacamaView = ViewOf<"atacama">;
export type AtacamaField = AtacamaView["fields"][number];
export type AtacamaLine = AtacamaView["rows"][number];
export type AtacamaSeat = AtacamaView["seats"][number];
