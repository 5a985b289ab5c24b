/** Where the figures stand and what is to be seen at them, at the moment shown. */
import type { GoldrauschView, Move } from "$lib/api/types";
import { signed } from "$lib/speech.svelte";
import { inRow, type Chart } from "../ground/geometry";
import type { Scene } from "../settlement/settlement";

export const SHIP = "ship";
/** How far apart figures stand where there is room. */
const EASE = 74;

export interface Placed {
  seat: number;
  /** A continent or the ship. */
  place: string;
  x: number;
  y: number;
  said: string | null;
  gain: string | null;
  card: string | null;
  sealed: boolean;
  ghost: boolean;
  active: boolean;
}

type Piece = Omit<Placed, "x" | "y">;
export interface Word {
  seat: number;
  move: Move;
}

/** `wish` is the continent the viewer has in mind. */
export function figures(
  view: GoldrauschView,
  chart: Chart,
  scene: Scene | null,
  wish: string | null,
  words: readonly Word[],
): Placed[] {
  const pieces = scene ? past(view, scene) : present(view, words);
  if (!scene && wish && view.phase === "planning" && view.seats[view.viewer]) {
    pieces.push({
      seat: view.viewer,
      place: wish,
      said: null,
      gain: null,
      card: null,
      sealed: false,
      ghost: true,
      active: false,
    });
  }
  return pieces.map((piece) => ({ ...piece, ...placeOf(piece, pieces, chart) }));
}

function present(view: GoldrauschView, words: readonly Word[]): Piece[] {
  const planning = view.phase === "planning";
  return view.seats.map((company, seat) => ({
    seat,
    // The own country is known before it is shown: until then the figure stays on board with the others.
    place: planning ? SHIP : (company.country ?? SHIP),
    said: view.phase === "meeting" ? (words.find((word) => word.seat === seat)?.move.args.card ?? null) : null,
    gain: null,
    card: planning
      ? company.chosen
        ? (company.country ?? "unknown")
        : null
      : company.laid
        ? (company.card ?? "unknown")
        : null,
    sealed: company.sealed && view.phase === "meeting",
    ghost: false,
    active: false,
  }));
}

function past(view: GoldrauschView, scene: Scene): Piece[] {
  return view.seats.map((_, seat) => {
    const profit = scene.profit?.seat === seat ? scene.profit : null;
    return {
      seat,
      place: scene.countries[seat] ?? SHIP,
      said: null,
      gain: profit ? signed(profit.mined - profit.paid) : null,
      card: scene.cards[seat] ?? (scene.countries[seat] ? "unknown" : null),
      sealed: false,
      ghost: false,
      active: profit !== null,
    };
  });
}

function placeOf(piece: Piece, all: readonly Piece[], chart: Chart): { x: number; y: number } {
  const row = all.filter((one) => one.place === piece.place);
  const site = chart.sites[piece.place];
  const [middle, y] = site?.crew ?? chart.ship;
  return { x: inRow(middle, site?.reach ?? chart.berths, EASE, row.length, row.indexOf(piece)), y };
}
