/** Whether the page is as narrow as a phone's: where something is drawn in another place, not only otherwise. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 760px", false);
