/** The cases that the terminal's twin passes, too. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { View } from "$lib/api/types";
import { speech } from "$lib/speech.svelte";
import { outline, type Line } from "./outline";

interface Case {
  name: string;
  catalogue: string[];
  seats: string[];
  view: View & { game: string };
  lines: Told[];
}
/** A line, or a line and what belongs to it. */
type Told = string | [string, Told[]];

const [cases = []] = Object.values(
  import.meta.glob<Case[]>("../../../../tests/terminal/outline.json", { import: "default", eager: true }),
);

beforeAll(() => speech.use("en"));
afterEach(() => void vi.restoreAllMocks());

test("there are cases", () => expect(cases.length).toBeGreaterThan(1));

test.each(cases)("$name", ({ catalogue, seats, view, lines }) => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue.join("\n")));
  vi.spyOn(speech, "hasOfGame").mockImplementation((_, key) => bundle.hasMessage(key));
  vi.spyOn(speech, "ofGame").mockImplementation((_, key, facts = {}) =>
    bundle.formatPattern(bundle.getMessage(key)!.value!, facts),
  );
  expect(outline(view, { names: seats, you: [] }).map(told)).toEqual(lines);
});

function told({ text, inside }: Line): Told {
  return inside.length ? [text, inside.map(told)] : text;
}
