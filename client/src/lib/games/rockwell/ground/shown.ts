/** How everything on the ground is marked, from the view and the list of legal moves alone. */
import type { RockwellCrew, RockwellView } from "$lib/api/types";
import { marker, rankOf, UNMARKED, type Marks } from "$lib/board/marks";
import type { BoardProps } from "../../face";
import { crewKey, lastOf } from "../told";
import { crewToken, openCrews, openGoals } from "./picking";
import { BORDERS } from "./places";

type Asked = Pick<BoardProps<RockwellView>, "view" | "moves" | "choice" | "hinted" | "refused" | "newest">;

/** How a place is marked, and what a label says of it besides. */
export interface PlaceMarks extends Marks {
  /** A crew there may be chosen. */
  crew: boolean;
  /** The chosen crew would drill it, or one of the viewer's could. */
  drills: boolean;
}

export interface Shown {
  tiles: Readonly<Record<string, PlaceMarks>>;
  /** Borders, the centre and entrances. */
  place: (place: string) => PlaceMarks;
  crew: (crew: RockwellCrew) => Marks;
  shaft: (tile: string, number: number | undefined) => Marks;
  /** Where something may go or be done, the goal said, and the crew that was chosen. */
  goals: ReadonlySet<string>;
  goal: string | undefined;
  chosen: RockwellCrew | undefined;
  /** Borders that mean something now. */
  borders: ReadonlySet<string>;
  /** What would be drilled: by the chosen crew, or by any of the viewer's. */
  drilled: ReadonlySet<string>;
}

export function shownOn({ view, newest, ...pending }: Asked): Shown {
  const { moves, choice } = pending;
  const { args, kind } = choice;
  const last = lastOf(newest);
  const tokenOf = (crew: RockwellCrew) => crewToken(view, crew);

  const open = openCrews(moves, choice);
  // In the workshop tiles are only looked for once a shaft is meant.
  const goals =
    view.prompt === "work" && kind !== "sink" && kind !== "shift" ? new Set<string>() : openGoals(moves, choice);
  const reaches = view.reaches.filter(({ crew }) => args.crew === undefined || String(crew) === args.crew);
  const drilled = new Set(reaches.flatMap(({ place, drills }) => drills.filter((tile) => tile === place)));

  const goalMarks = marker(pending, ["place", "tile"], {
    open: goals,
    last: last.tiles,
    underway: new Set([view.extraction?.tile ?? ""]),
  });
  const crewMarks = marker(pending, ["crew"], { open });
  const shaftMarks = marker(pending, ["shaft"], { open: new Set(moves.flatMap((move) => move.args.shaft ?? [])) });

  const place = (name: string): PlaceMarks => ({
    ...goalMarks(name),
    crew: view.crews.some((crew) => crew.place === name && open.has(tokenOf(crew) ?? "")),
    drills: drilled.has(name),
  });

  return {
    tiles: Object.fromEntries(view.tiles.map(({ name }) => [name, place(name)])),
    place,
    crew: (crew) => {
      const token = tokenOf(crew);
      const marks = token === null ? UNMARKED : crewMarks(token);
      // The crew an advantage is used with goes without saying.
      const acting = crew.active && crew.owner === view.viewer && view.prompt === "help";
      return { ...marks, chosen: marks.chosen || acting, last: last.crews.has(crewKey(crew.owner, crew.number)) };
    },
    shaft: (tile, number) => ({
      ...(number === undefined ? UNMARKED : shaftMarks(String(number))),
      last: last.shafts.has(tile),
    }),
    goals,
    goal: args.place ?? args.tile,
    chosen: view.crews.find((crew) => args.crew !== undefined && tokenOf(crew) === args.crew),
    borders: new Set(
      BORDERS.filter((border) => {
        const marks = goalMarks(border);
        return rankOf(marks) !== null || marks.refused || view.crews.some((crew) => crew.place === border);
      }),
    ),
    drilled,
  };
}
