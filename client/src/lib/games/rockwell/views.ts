/** What the server shows of a position, by name. */
import type { ViewOf } from "$lib/api/types";

export type RockwellView = ViewOf<"rockwell">;
export type RockwellTile = RockwellView["tiles"][number];
export type RockwellCrew = RockwellView["crews"][number];
export type RockwellSlot = RockwellView["slots"][number];
export type RockwellReach = RockwellView["reaches"][number];
export type RockwellStack = RockwellView["stacks"][number];
export type RockwellAchievement = RockwellView["achievements"][number];
export type RockwellPrices = RockwellView["prices"];
export type RockwellCompany = RockwellView["seats"][number];
export type RockwellExtraction = NonNullable<RockwellView["extraction"]>;
export type RockwellShare = RockwellExtraction["shares"][number];
