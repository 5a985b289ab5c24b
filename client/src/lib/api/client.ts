/** One function per endpoint. Errors are ApiProblem (the server said no) or Offline (nobody answered). */
import type {
  Branch,
  Chosen,
  Consent,
  GameInfo,
  Hint,
  Lesson,
  Lobby,
  MadeProgram,
  Me,
  NewTable,
  Occupant,
  Page,
  Past,
  Pledge,
  Problem,
  Program,
  SeatLink,
  Speech,
  TableCard,
  Turn,
  Why,
} from "./types";

/** The server refused: `problem` becomes a sentence by speech.problem. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(`E${problem.code}`);
    this.name = "ApiProblem";
  }
}

/** No answer. Commands may be sent again with the same body: the server plays them once. */
export class Offline extends Error {
  constructor() {
    super("offline");
    this.name = "Offline";
  }
}

/** Our own number for an answer that is no message of ours, say a proxy's error page. */
const OUR_FAULT = 600;

type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    // The header is what a foreign page cannot set: it proves that the command comes from us.
    init.headers = { "X-Motherlode": "1", "Content-Type": "application/json" };
    init.body = body === undefined ? "{}" : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Offline();
  }
  const said = await read(answer);
  if (answer.ok && said !== undefined) return said as T;
  if (isProblem(said)) throw new ApiProblem(answer.status, said);
  // A proxy that cannot reach the server: the same as no answer.
  if (answer.status >= 502 && answer.status <= 504) throw new Offline();
  throw new ApiProblem(answer.status, { code: OUR_FAULT, facts: { number: String(answer.status) }, refusal: null });
}

async function read(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}

function isProblem(said: unknown): said is Problem {
  return typeof said === "object" && said !== null && "code" in said && typeof said.code === "number";
}

function query(facts: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

function at(table: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  introduce: (name: string) => call<Me>("PUT", "/api/me", { name }),
  programs: () => call<Program[]>("GET", "/api/me/programs"),
  makeProgram: (name: string) => call<MadeProgram>("POST", "/api/me/programs", { name }),
  revokeProgram: (id: string) => call<Program[]>("DELETE", `/api/me/programs/${encodeURIComponent(id)}`),

  games: () => call<GameInfo[]>("GET", "/api/games"),
  lobby: () => call<Lobby>("GET", "/api/tables"),
  openTable: (table: NewTable) => call<TableCard>("POST", "/api/tables", table),
  sit: (table: string, seat: number, who: Occupant) => call<TableCard>("PUT", at(table, `/seats/${seat}`), who),
  chooseLook: (table: string, seat: number, look: number) =>
    call<TableCard>("PUT", at(table, `/seats/${seat}/look`), { look }),
  start: (table: string) => call<TableCard>("POST", at(table, "/start")),
  branch: (table: string, branch: Branch) => call<TableCard>("POST", at(table, "/branch"), branch),
  openLog: (log: string) => call<TableCard>("POST", "/api/logs", { log }),
  seatLink: (table: string, seat: number) => call<SeatLink>("POST", at(table, `/seats/${seat}/link`)),
  claimSeat: (token: string) => call<TableCard>("POST", "/api/links", { token }),

  page: (table: string, { eyes, after }: { eyes?: number | null; after?: number } = {}) =>
    call<Page>("GET", at(table, query({ eyes, after }))),
  move: (table: string, chosen: Chosen) => call<Page>("POST", at(table, "/moves"), chosen),
  why: (table: string, seat: number, move: string) => call<Why>("GET", at(table, `/why${query({ seat, move })}`)),
  undo: (table: string, turn: Turn) => call<Page>("POST", at(table, "/undo"), turn),
  answerUndo: (table: string, consent: Consent) => call<Page>("POST", at(table, "/undo/answer"), consent),
  hint: (table: string, turn: Turn) => call<Hint>("POST", at(table, "/hint"), turn),
  talk: (table: string, speech: Speech) => call<Page>("POST", at(table, "/talk"), speech),
  pledge: (table: string, pledge: Pledge) => call<Page>("POST", at(table, "/words"), pledge),
  past: (table: string, position: number, eyes?: number | null) =>
    call<Past>("GET", at(table, `/positions/${position}${query({ eyes })}`)),
  lesson: (table: string, seat: number) => call<Lesson>("GET", at(table, `/lessons/${seat}`)),
  askForLesson: (table: string, seat: number) => call<Lesson>("POST", at(table, `/lessons/${seat}`)),
  stopLesson: (table: string, seat: number) => call<Lesson>("DELETE", at(table, `/lessons/${seat}`)),
  logUrl: (table: string) => at(table, "/log"),
};
