/** How marks are drawn: which lines there are, and in which order. */
import { createRawSnippet, flushSync } from "svelte";
import { expect, test } from "vitest";
import { all, Easel } from "./easel.svelte";
import Frames from "./Frames.svelte";
import { UNMARKED, type Marks } from "./marks";

const outline = createRawSnippet((name: () => string, look: () => string) => ({
  render: () => `<i class="${look()}" title="${name()}"></i>`,
}));
const marks = (...names: (keyof Marks)[]): Marks => ({
  ...UNMARKED,
  ...Object.fromEntries(names.map((name) => [name, true])),
});
const easel = new Easel(Frames, () => ({ marks: {}, ringed: null as string | null, washed: false, outline }));
const drawn = () => all(".mark").map((mark) => `${mark.querySelector<HTMLElement>(".line")?.title} ${mark.className}`);

test("what matters more is drawn later, and each thing once", () => {
  easel.show({
    marks: {
      a: marks("chosen", "open", "last"),
      b: marks("open"),
      c: marks("hinted", "open"),
      d: marks("last"),
      e: marks("underway"),
      f: marks(),
      g: marks("refused"),
    },
  });
  expect(drawn().map((one) => one.replace("mark ", ""))).toEqual([
    "d last",
    "b open",
    "c hinted",
    "e underway",
    "a chosen",
  ]);
  expect(all(".casing")).toHaveLength(5);
});

test("the focus is seen over everything, also where nothing else is marked", () => {
  const props = easel.show({ marks: { a: marks("chosen"), b: marks("open"), c: marks() }, ringed: "b", washed: true });
  expect(all("i").map((one) => `${one.title} ${one.className}`.trim())).toEqual([
    "a casing",
    "a line",
    "b wash",
    "b focus-ring seen open",
    "b casing",
    "b line",
  ]);
  props.ringed = "c";
  flushSync();
  expect(all(".focus-ring").map((one) => `${one.title} ${one.className}`.trim())).toEqual(["c focus-ring seen"]);
});
