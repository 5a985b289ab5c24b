/** Where the rulebook says why somebody is paid what he is. */
import type { Profit } from "./settlement";

const ROLES: Readonly<Record<string, string>> = { alone: "5.3", several: "5.5", none: "5.2" };
const CUTS: Readonly<Record<string, string>> = { short: "5.7", disaster: "4.2" };
/** Users are served first. */
export const ORDER = "5.1";

/** In the order of section 7. */
const INCIDENTS = [
  "alms", "hard-working-azul", "rigorous-rosso", "thrifty-veridia", "free-market", "blue-rain", "red-rain", "green-rain", "drying-vein",
  "progress-azul", "progress-rosso", "progress-veridia", "old-days-azul", "old-days-rosso", "old-days-veridia", "crash", "equal-rights",
  "barren-land", "poor-mother-earth", "scarcity", "vultures", "subsidy", "change-of-managers", "whirlwind", "lost-files",
];

export const roleParagraph = ({ role }: Profit) => ROLES[role] ?? ORDER;
export const cutParagraph = ({ cut }: Profit) => CUTS[cut] ?? null;

export function incidentParagraph(incident: string): string | null {
  const place = INCIDENTS.indexOf(incident);
  return place < 0 ? null : `7.${place + 1}`;
}
