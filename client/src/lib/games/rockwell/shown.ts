/** How everything on the ground is marked, from the view and the list of legal moves alone. */
import type { RockwellCrew, RockwellView } from "$lib/api/types";
import type { BoardProps } from "../face";
import { crewKey, lastOf, type PieceMarks, type TileMarks } from "./marks";
import { crewToken, goalOf, openCrews, openGoals } from "./picking";
import { BORDERS } from "./places";

type Asked = Pick<BoardProps<RockwellView>, "view" | "moves" | "choice" | "hinted" | "refused" | "newest">;

export interface Shown {
  tiles: Readonly<Record<string, TileMarks>>;
  crew: (crew: RockwellCrew) => PieceMarks;
  shaft: (tile: string, number: number | undefined) => PieceMarks;
  /** Borders, the centre and entrances. */
  place: (place: string) => { open: boolean; selected: boolean; hinted: boolean; refused: boolean; crew: boolean };
  /** Where something may go or be done, the goal said, and the crew that was chosen. */
  goals: ReadonlySet<string>;
  goal: string | undefined;
  chosen: RockwellCrew | undefined;
  /** Borders that mean something now. */
  borders: ReadonlySet<string>;
  /** What would be drilled: by the chosen crew, or by any of the viewer's. */
  drilled: ReadonlySet<string>;
}

export function shownOn({ view, moves, choice, hinted, refused, newest }: Asked): Shown {
  const { args, kind } = choice;
  const crews = openCrews(moves, choice);
  // In the workshop tiles are only looked for once a shaft is meant.
  const goals =
    view.prompt === "work" && kind !== "sink" && kind !== "shift" ? new Set<string>() : openGoals(moves, choice);
  const goal = args.place ?? args.tile;
  const hint = hinted ? goalOf(hinted) : undefined;
  const last = lastOf(newest);
  const tokenOf = (crew: RockwellCrew) => crewToken(view, crew);
  const crossed = (names: readonly string[], token: string | null) =>
    refused !== null && names.includes(refused.arg) && refused.token === token;
  const choosable = (place: string) =>
    view.crews.some((crew) => crew.place === place && crews.has(tokenOf(crew) ?? ""));
  const reaches = view.reaches.filter(({ crew }) => args.crew === undefined || String(crew) === args.crew);
  const drilled = new Set(reaches.flatMap(({ place, drills }) => drills.filter((tile) => tile === place)));
  const movable = new Set(moves.flatMap((move) => move.args.shaft ?? []));

  const tileMarks = (name: string): TileMarks => ({
    open: goals.has(name),
    crew: choosable(name),
    hinted: hint === name,
    under: view.extraction?.tile === name,
    selected: goal === name,
    drills: drilled.has(name),
    last: last.tiles.has(name),
    refused: crossed(["place", "tile"], name),
  });

  const place = (name: string) => ({
    open: goals.has(name),
    selected: goal === name,
    hinted: hint === name,
    refused: crossed(["place"], name),
    crew: choosable(name),
  });

  return {
    tiles: Object.fromEntries(view.tiles.map(({ name }) => [name, tileMarks(name)])),
    crew: (crew) => {
      const token = tokenOf(crew);
      // The crew an advantage is used with goes without saying.
      const acting = crew.active && crew.owner === view.viewer && view.prompt === "help";
      return {
        open: crews.has(token ?? ""),
        selected: acting || (token !== null && args.crew === token),
        hinted: token !== null && hinted?.args.crew === token,
        last: last.crews.has(crewKey(crew.owner, crew.number)),
        refused: crossed(["crew"], token ?? ""),
      };
    },
    shaft: (tile, number) => {
      const token = String(number);
      return {
        open: movable.has(token),
        selected: args.shaft === token,
        hinted: hinted?.args.shaft === token,
        last: last.shafts.has(tile),
        refused: false,
      };
    },
    place,
    goals,
    goal,
    chosen: view.crews.find((crew) => args.crew !== undefined && tokenOf(crew) === args.crew),
    borders: new Set(
      BORDERS.filter(
        (border) =>
          Object.values({ ...place(border), crew: false }).some(Boolean) ||
          view.crews.some((crew) => crew.place === border),
      ),
    ),
    drilled,
  };
}
