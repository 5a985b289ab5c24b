/** What somebody means who presses something on the ground, from the view and the list of legal moves alone. */
import type { Move, RockwellCrew, RockwellView } from "$lib/api/types";
import type { Spot } from "$lib/board/spot";
import { seatToken } from "$lib/companies";
import { openFor, type Choice } from "$lib/table/choosing";
import { AL } from "../words/phrases";
import { entranceOf } from "./places";

/** A place of the ground; perhaps the crew, or the own shaft, that was pressed there. */
export interface Pressed {
  place: string;
  crew?: RockwellCrew;
  shaft?: number;
}

/** Said one after the other; or a whole move, where a place stands for it. */
export type Meaning = { spots: readonly Spot[] } | { move: Move };

type Asked = Pick<RockwellView, "viewer" | "prompt" | "crews">;

/** Whose crews are chosen, as a decision names them: one's own and Al's by number, those of others with their colour. */
export function crewToken(
  { viewer, prompt }: Pick<RockwellView, "viewer" | "prompt">,
  { owner, number }: RockwellCrew,
): string | null {
  if (prompt === "help") return owner === viewer ? null : `${owner === AL ? "al" : seatToken(owner)}-${number}`;
  const chosen = prompt === "lead" || prompt === "train" ? AL : viewer;
  return owner === chosen ? String(number) : null;
}

/** The crews that may be chosen now: where a goal is said first, those that can go there. */
export function openCrews(moves: readonly Move[], { args }: Choice): ReadonlySet<string> {
  const goal = args.place ?? args.tile;
  const fitting = goal === undefined || args.crew !== undefined ? moves : moves.filter((move) => goalOf(move) === goal);
  return openFor(fitting, { kind: null, args: {} }, "crew");
}

/** Where a move leads. */
export const goalOf = ({ args }: Move): string | undefined => args.place ?? args.tile;

/** Where something may go, or be done, now. Where one crew alone can go, it goes without saying. */
export function openGoals(moves: readonly Move[], choice: Choice): ReadonlySet<string> {
  const [only, ...others] = openFor(moves, { kind: null, args: {} }, "crew");
  const said =
    only !== undefined && others.length === 0 ? { kind: choice.kind, args: { crew: only, ...choice.args } } : choice;
  return new Set([...openFor(moves, said, "place"), ...openFor(moves, said, "tile")]);
}

/** The argument a place is in the moves there are. */
function argOf(moves: readonly Move[], { prompt }: Pick<RockwellView, "prompt">): "place" | "tile" {
  return moves.some(({ args }) => "tile" in args) || ["help", "choose", "lead", "work"].includes(prompt)
    ? "tile"
    : "place";
}

/** The crews at a place that may be chosen, those after the chosen one first: who presses again means the next. */
function crewsAt(moves: readonly Move[], choice: Choice, view: Asked, place: string): string[] {
  const open = openCrews(moves, choice);
  const here = view.crews
    .filter((crew) => crew.place === place)
    .flatMap((crew) => crewToken(view, crew) ?? [])
    .filter((token) => open.has(token));
  const at = here.indexOf(choice.args.crew ?? "");
  return [...here.slice(at + 1), ...here.slice(0, at + 1)];
}

const staying = (moves: readonly Move[], crew: string | undefined) =>
  moves.find(({ kind, args }) => kind === "stay" && args.crew === crew);

/** Nothing, where pressing means nothing. */
export function meaningOf(
  moves: readonly Move[],
  choice: Choice,
  view: Asked,
  { place, crew, shaft }: Pressed,
): Meaning | null {
  const goals = openGoals(moves, choice);
  const said = choice.args.crew;
  if (shaft !== undefined && openFor(moves, choice, "shaft").has(String(shaft)))
    return { spots: [{ arg: "shaft", token: String(shaft) }] };
  const token = crew ? crewToken(view, crew) : null;
  if (token !== null && (openCrews(moves, choice).has(token) || !goals.has(place))) {
    const goes = ["drill", "step", "lead"].includes(view.prompt);
    if (token !== said || !goes) return { spots: [{ arg: "crew", token }] };
    // Who presses the chosen one again does not mean it to go.
    const stay = staying(moves, said);
    return stay ? { move: stay } : null;
  }
  const arg = argOf(moves, view);
  const able = [...new Set(moves.filter((move) => goalOf(move) === place).flatMap((move) => move.args.crew ?? []))];
  /** The one crew that can get there, and where. */
  const alone: readonly Spot[] | null =
    said === undefined && able.length === 1
      ? [
          { arg: "crew", token: able[0]! },
          { arg, token: place },
        ]
      : null;
  if (goals.has(place)) {
    // Without a word before it, a tile is the whole move: not another kind that would need one.
    const whole = moves.find((move) => move.args.tile === place && Object.keys(move.args).length === 1);
    return whole && choice.args.shaft === undefined ? { move: whole } : { spots: alone ?? [{ arg, token: place }] };
  }
  const [first] = crewsAt(moves, choice, view, place);
  if (first !== undefined && first !== said) return { spots: [{ arg: "crew", token: first }] };
  if (first !== undefined && staying(moves, said)) return { move: staying(moves, said)! };
  if (entranceOf(place) !== null) return null;
  return { spots: alone ?? [{ arg, token: place }] };
}
