/** From numbers and words to sentences, in the reader's language. The browser's twin of terminal/speech.py. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ApiProblem } from "./api/client";
import type { Move, Problem, Told, Words } from "./api/types";
import { colourKey, SEATS, seatNumber, seatToken } from "./companies";
import { keep, kept } from "./kept";
import { looks } from "./looks.svelte";
import { NOBODY, type SeatNames } from "./names";

export type { SeatNames } from "./names";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, string | number>;
export interface Reason {
  text: string;
  rule?: { game: string; rule: string };
}

/** Whose habits dates and lists follow: our English is British. */
const REGIONS = { en: "en-GB", de: "de", fr: "fr" } as const;
const SHARED = ["table", "errors", "browser", "sheet"];
const OF_ALL_GAMES = "table";
const files = import.meta.glob<string>(["../../../locale/*/*.ftl", "!../../../locale/*/terminal.ftl"], {
  query: "?raw",
  import: "default",
});

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** What was chosen here before, or the browser's first language that we have. Regions do not matter: de-AT is de. */
export function preferredLanguage(): Language {
  const wishes = [kept("language") ?? "", ...navigator.languages];
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

class Speech {
  language = $state.raw<Language>("en");
  #shared = $state.raw(new FluentBundle("en"));
  #games = $state.raw(new Map<string, FluentBundle>());

  /** Loads a language and switches to it; every text on the page follows at once. */
  async use(language: Language): Promise<void> {
    const catalogues = await load(language);
    this.#shared = bundle(language, SHARED, catalogues);
    this.#games = new Map(
      [...catalogues.keys()]
        .filter((name) => !SHARED.includes(name))
        .map((name) => [name, bundle(language, [OF_ALL_GAMES, name], catalogues)]),
    );
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    keep("language", language);
    await this.use(language);
  }

  say = (key: string, facts: Facts = {}): string => format(this.#shared, key, facts);

  ofGame(game: string, key: string, facts: Facts = {}): string {
    return format(this.#games.get(game), key, facts);
  }

  hasOfGame(game: string, key: string): boolean {
    return this.#games.get(game)?.hasMessage(key) ?? false;
  }

  /** What the game is called; a game without a catalogue by the name of its files. */
  title(game: string): string {
    return this.hasOfGame(game, "title") ? this.ofGame(game, "title") : game;
  }

  /** A token in the reader's language; fields and the like are the same in all. Seats, and what is theirs, are called by the colour they show. */
  word(game: string, words: string, token: string): string {
    const key = `${words}-${token}`;
    const [owner = "", number] = token.split("-");
    const seat = seatNumber(owner);
    if (seat >= 0 && words === "seat") return this.colour(seat);
    if (seat >= 0 && number && this.hasOfGame(game, `${words}-of-seat`))
      return this.ofGame(game, `${words}-of-seat`, { seat: this.colour(seat), number });
    return this.hasOfGame(game, key) ? this.ofGame(game, key) : token;
  }

  /** A move without its words' lists: an argument's name is the name of its list wherever a sentence needs it. */
  move(game: string, move: Move): string {
    const words = Object.entries(move.args).map(([name, token]) => [name, { words: name, token }]);
    return this.#sentence(game, `move-${move.kind}`, Object.fromEntries(words), NOBODY);
  }

  told(game: string, told: Told, names: SeatNames): string {
    if (told.undoes !== null) return this.say("told-undone", this.#who("seat", told.seat, names));
    return this.#sentence(game, `event-${told.kind}`, told.words, names);
  }

  /** Several things told in one sentence: words that differ are listed, `count` says how many they are. */
  toldTogether(game: string, key: string, row: readonly Told[], names: SeatNames): string {
    const facts = row.map(({ words }) => this.#facts(game, words, names));
    const joined = Object.keys(facts[0] ?? {}).map((name) => {
      const values = facts.map((one) => one[name] ?? "");
      return [name, values.every((value) => value === values[0]) ? values[0]! : this.list(values.map(String))];
    });
    return format(this.#games.get(game), key, { ...Object.fromEntries(joined), count: row.length });
  }

  /** Why something cannot be, and the paragraph that says so. */
  problem(problem: Problem, names: SeatNames = NOBODY): Reason {
    const refusal = problem.refusal;
    if (refusal) {
      const text = this.#sentence(refusal.game, `refusal-${refusal.kind}`, refusal.words, names);
      return { text, rule: { game: refusal.game, rule: refusal.rule } };
    }
    const facts: Facts = { ...problem.facts };
    const game = String(facts.game ?? "");
    const rule = String(facts.rule ?? "none");
    if (game) facts.game = this.title(game);
    const seat = seatNumber(String(facts.seat));
    if (seat >= 0) Object.assign(facts, this.#who("seat", seat, names));
    const text = this.say(`error-${problem.code}`, facts);
    return game && rule !== "none" ? { text, rule: { game, rule } } : { text };
  }

  /** The same for whatever a call to the server threw. */
  fault(error: unknown, names: SeatNames = NOBODY): Reason {
    if (error instanceof ApiProblem) return this.problem(error.problem, names);
    return { text: this.say("offline") };
  }

  /** Whoever sits there by name, or by colour where nobody has one. */
  name(seat: number, names: SeatNames): string {
    return names.names[seat] || this.colour(seat);
  }

  /** A seat of the table shown by its colour. */
  colour(seat: number): string {
    return this.say(colourKey(looks.of(seat)));
  }

  /** The same in a word or two, where there is little room and his disc is beside it. */
  short(seat: number, names: SeatNames): string {
    return names.short?.[seat] || this.name(seat, names);
  }

  /** How long ago, in the reader's words: "2 hours ago", "yesterday". */
  since(moment: string, now: number = Date.now()): string {
    const seconds = Math.min(0, (Date.parse(moment) - now) / 1000);
    const format = new Intl.RelativeTimeFormat(REGIONS[this.language], { numeric: "auto" });
    if (seconds > -60) return this.say("just-now");
    if (seconds > -3600) return format.format(Math.ceil(seconds / 60), "minute");
    if (seconds > -86400) return format.format(Math.ceil(seconds / 3600), "hour");
    return format.format(Math.ceil(seconds / 86400), "day");
  }

  /** 27,000 or 27.000 as the reader writes it, with a real minus sign. */
  number(number: number): string {
    return new Intl.NumberFormat(REGIONS[this.language]).format(number).replace("-", "−");
  }

  /** "Mira, Jonas and Noor". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(REGIONS[this.language]).format(names);
  }

  /** "2, 3 or 4". */
  either(names: readonly string[]): string {
    return new Intl.ListFormat(REGIONS[this.language], { type: "disjunction" }).format(names);
  }

  /** Each argument comes three ways: as a word, as its token (-id), and with a sign (-signed); a seat also as -you. */
  #sentence(game: string, key: string, words: Words, names: SeatNames): string {
    return format(this.#games.get(game), key, this.#facts(game, words, names));
  }

  #facts(game: string, words: Words, names: SeatNames): Facts {
    const facts: Facts = {};
    for (const [name, { words: list, token }] of Object.entries(words)) {
      facts[`${name}-id`] = token;
      if (list === "number") {
        facts[name] = Number(token);
        facts[`${name}-signed`] = signed(Number(token));
      } else if (list === "seat" && (SEATS as readonly string[]).includes(token)) {
        Object.assign(facts, this.#who(name, seatNumber(token), names));
      } else {
        facts[name] = this.word(game, list, token);
      }
    }
    return facts;
  }

  #who(name: string, seat: number, names: SeatNames): Facts {
    const you = names.you.includes(seat) ? "yes" : "no";
    return { [name]: this.name(seat, names), [`${name}-id`]: seatToken(seat), [`${name}-you`]: you };
  }
}

export const speech = new Speech();

/** +12, 0, −12 with a real minus sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace("-", "−");
}

async function load(language: Language): Promise<Map<string, string>> {
  const texts = Object.entries(files)
    .map(([path, read]) => ({ name: path.match(/([^/]+)\.ftl$/)?.[1] ?? "", lang: path.split("/").at(-2), read }))
    .filter(({ lang }) => lang === language);
  return new Map(await Promise.all(texts.map(async ({ name, read }) => [name, await read()] as const)));
}

function bundle(language: Language, names: readonly string[], catalogues: Map<string, string>): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const name of names) made.addResource(new FluentResource(catalogues.get(name) ?? ""));
  return made;
}

/** A key nobody has written yet shows itself instead of breaking the page; tests find it. */
function format(from: FluentBundle | undefined, key: string, facts: Facts): string {
  const pattern = from?.getMessage(key)?.value;
  if (!from || !pattern) return key;
  return from.formatPattern(pattern, facts, []);
}
