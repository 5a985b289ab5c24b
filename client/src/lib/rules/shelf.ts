/** The rulebooks, each loaded when somebody opens it. */
import type { Language } from "$lib/speech.svelte";
import { type Book, parseBook } from "./book";

const files = import.meta.glob<string>("../../../../docs/rules/*/*.md", { query: "?raw", import: "default" });

export function hasBook(language: Language, game: string): boolean {
  return path(language, game) in files;
}

export async function bookOf(language: Language, game: string): Promise<Book | null> {
  const read = files[path(language, game)];
  return read ? parseBook(await read()) : null;
}

function path(language: Language, game: string): string {
  return `../../../../docs/rules/${language}/${game}.md`;
}
