/**
 * A position in words, made from the view alone, for games that have no words of their own. The browser's twin of
 * terminal/boards/outline.py: both pass the cases of tests/terminal/outline.json.
 */
import type { View } from "$lib/api/types";
import type { SeatNames } from "$lib/names";
import { speech, type Facts } from "$lib/speech.svelte";

export interface Line {
  text: string;
  inside: readonly Line[];
}

type Scalar = string | number | boolean | null;
type Value = Scalar | readonly Scalar[] | Fields | readonly Fields[];
interface Fields {
  readonly [name: string]: Value;
}

/** What every view has, and what the page shows by itself. */
const ENVELOPE = ["game", "viewer", "actors", "prompt", "results"];
/** The list that has an entry for each seat. */
const SEATS = "seats";
const NAME = "name";

export function outline(view: View & { game: string }, names: SeatNames): Line[] {
  const all = Object.entries(view as unknown as Fields);
  return new Outline(view.game, names).fields(Object.fromEntries(all.filter(([name]) => !ENVELOPE.includes(name))));
}

class Outline {
  constructor(
    private game: string,
    private names: SeatNames,
  ) {}

  fields(fields: Fields): Line[] {
    const facts = this.#facts(fields);
    return Object.entries(fields).flatMap(([name, value]) => this.#lines(name, value, facts));
  }

  /** The game's own sentence where its catalogue has one, else the name of the field and what it holds. */
  #lines(name: string, value: Value, facts: Facts): Line[] {
    const told = this.#hasSentence(name);
    if (isList(value)) {
      const lines = value.map((item, k) => this.#item(name, item, k, told));
      return told ? lines : [{ text: label(name), inside: lines }];
    }
    if (isFields(value))
      return told ? this.#told(name, this.#facts(value), this.#nested(value)) : [this.#entry(label(name), value)];
    return told ? this.#told(name, facts, []) : [{ text: this.#fact(name, value), inside: [] }];
  }

  /** One of several: a seat's by its seat, others by their names or numbers. */
  #item(list: string, item: Fields, k: number, told: boolean): Line {
    const seat = list === SEATS ? speech.name(k, this.names) : "";
    if (told) {
      const text = speech.ofGame(this.game, sentence(list), { ...this.#facts(item), number: k + 1, seat });
      return { text, inside: this.#nested(item) };
    }
    const { [NAME]: name, ...rest } = item;
    if (!seat && typeof name === "string") return this.#entry(this.#text(NAME, name), rest);
    return this.#entry(seat || String(k + 1), item);
  }

  /** What can be said in a word each stands in one line, the rest below it. */
  #entry(called: string, fields: Fields): Line {
    const facts = this.#facts(fields);
    const short: string[] = [];
    const inside: Line[] = [];
    for (const [name, value] of Object.entries(fields)) {
      if (isLong(value) || this.#hasSentence(name)) inside.push(...this.#lines(name, value, facts));
      else short.push(this.#fact(name, value));
    }
    const text = speech.ofGame(this.game, "fact", { name: called, value: short.join("; ") });
    return { text: short.length ? text : called, inside };
  }

  /** A sentence that says nothing hides the field. */
  #told(name: string, facts: Facts, inside: readonly Line[]): Line[] {
    const text = speech.ofGame(this.game, sentence(name), facts);
    return text ? [{ text, inside }] : [];
  }

  /** What a sentence about all of it cannot tell. */
  #nested(fields: Fields): Line[] {
    return this.fields(Object.fromEntries(Object.entries(fields).filter(([, value]) => isLong(value))));
  }

  /** For sentences, each as a word and as its token (-id); a number also as the seat it may stand for (-seat). */
  #facts(fields: Fields): Facts {
    const facts: Facts = {};
    for (const [name, value] of Object.entries(fields)) {
      if (isLong(value)) continue;
      facts[name] = typeof value === "number" ? value : this.#text(name, value);
      if (typeof value === "number" && value in this.names.names)
        facts[`${name}-seat`] = speech.name(value, this.names);
      if (typeof value !== "object") facts[`${name}-id`] = typeof value === "boolean" ? yesNo(value) : String(value);
    }
    return facts;
  }

  #hasSentence(name: string): boolean {
    return speech.hasOfGame(this.game, sentence(name));
  }

  #fact(name: string, value: Scalar | readonly Scalar[]): string {
    return speech.ofGame(this.game, "fact", { name: label(name), value: this.#text(name, value) });
  }

  #text(name: string, value: Scalar | readonly Scalar[]): string {
    if (value === null) return speech.ofGame(this.game, "fact-none");
    if (typeof value === "object")
      return value.map((one) => this.#text(name, one)).join(", ") || speech.ofGame(this.game, "fact-none");
    if (typeof value === "boolean") return speech.ofGame(this.game, `fact-${yesNo(value)}`);
    return typeof value === "number" ? speech.number(value) : speech.word(this.game, name, value);
  }
}

function isFields(value: Value): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: Value): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

function isLong(value: Value): value is Fields | readonly Fields[] {
  return isList(value) || isFields(value);
}

const sentence = (name: string) => `view-${name}`;
const label = (name: string) => name.replaceAll("_", " ");
const yesNo = (value: boolean) => (value ? "yes" : "no");
