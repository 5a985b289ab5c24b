/** Places, exchanges and supply in sentences: what the map's labels say, and the text table. */
import type { SiberiaArea, SiberiaExchange, SiberiaFace, SiberiaView } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech } from "$lib/speech.svelte";
import { bought, say, word } from "./phrases";

const areas = (tokens: readonly string[]) => speech.list(tokens.map((area) => word("area", area)));

function crew(key: string, counts: readonly number[], names: SeatNames): string[] {
  return counts.flatMap((count, seat) => (count ? say(key, { count, seat: speech.name(seat, names) }) : []));
}

export function areaLine(area: SiberiaArea, names: SeatNames, open = false): string {
  const facts = {
    area: word("area", area.name),
    cubes: speech.list(area.cubes.map((resource) => word("resource", resource))),
  };
  if (area.closed) return say("line-closed", facts);
  return [
    say("line-area", facts),
    ...(open ? [say("line-open")] : []),
    ...crew("line-workers", area.workers, names),
    say("line-near", { areas: areas(area.near), count: area.near.length }),
  ].join(" ");
}

export function portLine(view: SiberiaView, names: SeatNames): string {
  const workers = view.seats.map(({ port }) => port);
  return [
    say("line-port", { place: word("place", "vladivostok") }),
    ...crew("line-workers", workers, names),
    say("line-near", { areas: areas(view.port_near), count: view.port_near.length }),
  ].join(" ");
}

/** The figures in the viewer's own supply. */
export function homeLine(figures: number): string {
  return say("line-home", { figures });
}

function buys({ name, prices }: SiberiaFace): string {
  return say("line-exchange", { exchange: word("exchange", name), prices: bought(prices) });
}

/** A side of an exchange tile that is not turned up yet. */
export function faceLine(tile: number, { name, prices }: SiberiaFace): string {
  return say("line-face", { exchange: word("exchange", name), tile, prices: bought(prices) });
}

export function exchangeLine(exchange: SiberiaExchange, names: SeatNames): string {
  if (exchange.name === null)
    return [say("line-faces", { tile: exchange.tile }), ...exchange.faces.map(buys)].join(" ");
  return [
    buys({ name: exchange.name, prices: exchange.prices }),
    ...crew("line-sellers", exchange.sellers, names),
  ].join(" ");
}

export function supplyLine({ resource, left, sold }: SiberiaView["supply"][number]): string {
  return say("line-supply", { resource: word("resource", resource), left, sold });
}

export function stackLine({ investments, stack }: SiberiaView): string {
  return say("line-investments", {
    actions: speech.list(investments.map((action) => word("action", action))),
    count: investments.length,
    stack,
  });
}
