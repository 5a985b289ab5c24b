import { describe, expect, test } from "vitest";
import { parseBook, spans } from "./book";
import { bookOf } from "./shelf";

test("emphasis becomes elements", () => {
  expect(spans("*Ours:* a **bold** word")).toEqual([
    { kind: "em", text: "Ours:" },
    { kind: "text", text: " a " },
    { kind: "strong", text: "bold" },
    { kind: "text", text: " word" },
  ]);
});

test("sections, paragraphs over several lines, drawings", () => {
  const book = parseBook(
    "# T\n\nIntro\nwraps.\n\n## 1 One\n\n- **1.1** First\n  goes on.\n- **1.2** See:\n\n  ```\n  T.T\n  .T.\n  ```\n\n## 2 Two\n\n- **2.1** Last.\n",
  );
  expect(book.title).toBe("T");
  expect(book.intro).toEqual([{ kind: "words", spans: [{ kind: "text", text: "Intro wraps." }] }]);
  expect(book.sections.map(({ title, paragraphs }) => [title, paragraphs.map(({ number }) => number)])).toEqual([
    ["1 One", ["1.1", "1.2"]],
    ["2 Two", ["2.1"]],
  ]);
  expect(book.sections[0]?.paragraphs[0]?.blocks).toEqual([
    { kind: "words", spans: [{ kind: "text", text: "First goes on." }] },
  ]);
  expect(book.sections[0]?.paragraphs[1]?.blocks.at(-1)).toEqual({ kind: "drawing", text: "T.T\n.T." });
});

describe.each(["en", "de", "fr"] as const)("the rulebook of Atacama in %s", (language) => {
  test("has every paragraph, and no sign of the markup is left", async () => {
    const book = await bookOf(language, "atacama");
    const numbers = book!.sections.flatMap((section) => section.paragraphs.map(({ number }) => number));
    expect(numbers).toContain("2.4");
    expect(numbers.length).toBeGreaterThan(20);
    expect(JSON.stringify(book)).not.toContain("*");
  });
});

test("a game without a rulebook has none", async () => {
  expect(await bookOf("en", "elsewhere")).toBeNull();
});
