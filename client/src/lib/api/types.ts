/** What the server says and hears, by name. schema.ts is made from its description: `make api`. */
import type { components } from "./schema";

type Schemas = components["schemas"];

// ---- words all messages share

export type Token = Schemas["Token"];
export type Words = Record<string, Token>;
export type Refused = Schemas["Refused"];
export type Problem = Schemas["Problem"];

// ---- people and the lobby

export type Me = Schemas["Me"];
export type Program = Schemas["Program"];
export type MadeProgram = Schemas["MadeProgram"];
export type PresetInfo = Schemas["PresetInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type GameInfo = Schemas["GameInfo"];
export type Level = GameInfo["levels"][number];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatEnd = Schemas["SeatEnd"];
export type TableCard = Schemas["TableCard"];
export type Status = TableCard["status"];
export type Lobby = Schemas["Lobby"];
export type NewTable = Schemas["NewTable"];
export type Occupant = NewTable["seats"][number];
export type Branch = Schemas["Branch"];
export type SeatLink = Schemas["SeatLink"];

// ---- a table

export type Move = Schemas["Move"];
export type Told = Schemas["LogSentence"];
export type UndoAsked = Schemas["UndoAsked"];
export type Position = Schemas["Position"];
export type Page = Schemas["Page"];
export type TableEvent = Schemas["TableEvent"];
export type Past = Schemas["Past"];
export type Chosen = Schemas["Submission"];
export type Turn = Schemas["Turn"];
export type Consent = Schemas["Consent"];
export type Lesson = Schemas["Lesson"];
export type LessonStep = Schemas["LessonStep"];
export type Why = Schemas["Why"];
export type Advice = Schemas["Advice"];
export type Hint = Schemas["Hint"];

// ---- what is said there, and the sand-glass

export type TalkLine = Schemas["TalkLine"];
export type GivenWord = Schemas["GivenWord"];
export type Meeting = Schemas["Meeting"];
export type Standing = Schemas["Reputation"];
export type KeptWord = Schemas["WordOutcome"];
export type Glass = Schemas["Glass"];
export type Speech = Schemas["Speech"];
export type Pledge = Schemas["Pledge"];

// ---- views: one struct per game, told apart by `game`

export type GameView = Position["view"];
/** What every game's view has. */
export type View = Pick<GameView, "viewer" | "actors" | "prompt" | "results">;
/** The view of one game. */
export type ViewOf<Game extends GameView["game"]> = Extract<GameView, { game: Game }>;

// A game's own views are named in its folder. Its boards ask for them here, as for everything else of the API.
export type * from "../games/atacama/views";
export type * from "../games/goldrausch/views";
export type * from "../games/rockwell/views";
export type * from "../games/siberia/views";
