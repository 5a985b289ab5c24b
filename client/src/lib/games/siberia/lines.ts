/** Places, exchanges and supply in sentences: what the map's labels say, and the text table. */
import type { SiberiaArea, SiberiaExchange, SiberiaView } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";
import { say, word } from "./phrases";
import { RESOURCES } from "./tiles";

const areas = (tokens: readonly string[]) => speech.list(tokens.map((area) => word("area", area)));

function crew(key: string, counts: readonly number[], names: SeatNames): string[] {
  return counts.flatMap((count, seat) => (count ? say(key, { count, seat: speech.name(seat, names) }) : []));
}

export function areaLine(area: SiberiaArea, names: SeatNames): string {
  const facts = { area: word("area", area.name), cubes: speech.list(area.cubes.map((resource) => word("resource", resource))) };
  if (area.closed) return say("line-closed", facts);
  return [say("line-area", facts), ...crew("line-workers", area.workers, names), say("line-near", { areas: areas(area.near), count: area.near.length })].join(" ");
}

export function portLine(view: SiberiaView, names: SeatNames): string {
  const workers = view.seats.map(({ port }) => port);
  return [say("line-port", { place: word("place", "vladivostok") }), ...crew("line-workers", workers, names), say("line-near", { areas: areas(view.port_near), count: view.port_near.length })].join(" ");
}

/** The figures in the viewer's own supply. */
export function homeLine(figures: number): string {
  return say("line-home", { figures });
}

export function exchangeLine(exchange: SiberiaExchange, names: SeatNames): string {
  if (exchange.name === null) return say("line-faces", { tile: exchange.tile, faces: speech.list(exchange.faces.map((face) => word("exchange", face))) });
  const bought = exchange.prices.flatMap((price, k) => (price ? say("line-price", { resource: word("resource", RESOURCES[k] ?? ""), price }) : []));
  return [say("line-exchange", { exchange: word("exchange", exchange.name), prices: speech.list(bought) }), ...crew("line-sellers", exchange.sellers, names)].join(" ");
}

export function supplyLine({ resource, left, sold }: SiberiaView["supply"][number]): string {
  return say("line-supply", { resource: word("resource", resource), left, sold });
}

export function stackLine({ investments, stack }: SiberiaView): string {
  return say("line-investments", { actions: speech.list(investments.map((action) => word("action", action))), count: investments.length, stack });
}
