/** The catalogue of the browser has every sentence the client says, and no other. */
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../../../locale/*/browser.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>(
  ["../../../locale/en/table.ftl", "../../../locale/en/errors.ftl", "../../../locale/en/sheet.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id);
const english = keys(catalogues["../../../locale/en/browser.ftl"]!);
const source = Object.values(sources).join("\n");

/** Keys that are put together: everything that begins like this is meant by somebody. */
const FAMILIES = ["bot-", "level-", "sits-bot-", "engine-", "look-"];

test("every sentence said is written", () => {
  const known = new Set([...english, ...Object.values(others).flatMap(keys)]);
  const said = [...source.matchAll(/\bspeech\.say\(\s*"([a-z0-9-]+)"/g)].map(([, key]) => key!);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

test("every sentence written is said", () => {
  const said = new Set([...source.matchAll(/["']([a-z0-9-]+)["']/g)].map(([, key]) => key!));
  expect(english.filter((key) => !said.has(key) && !FAMILIES.some((family) => key.startsWith(family)))).toEqual([]);
});

test("every language has the same keys", () => {
  for (const text of Object.values(catalogues)) expect(keys(text).sort()).toEqual([...english].sort());
});
