/** A rulebook as sections and paragraphs. The format is that of docs/rules: headings, and "- **2.4** text". */

/** Text, *em* or **strong**. */
export interface Span {
  kind: "text" | "em" | "strong";
  text: string;
}

/** Running text, or a drawing whose lines and columns must stay. */
export type Block = { kind: "words"; spans: Span[] } | { kind: "drawing"; text: string };

export interface Paragraph {
  number: string;
  blocks: Block[];
}

export interface Section {
  title: string;
  /** Text before the first numbered paragraph. */
  intro: Block[];
  paragraphs: Paragraph[];
}

export interface Book {
  title: string;
  intro: Block[];
  sections: Section[];
}

/** A paragraph as people write it: the engine's 204 is 2.4. */
export function paragraph(rule: number): string {
  return `${Math.floor(rule / 100)}.${rule % 100}`;
}

const NUMBERED = /^- \*\*(\d+\.\d+)\*\* /;
const FENCE = /^ *```/;

export function parseBook(text: string): Book {
  const book: Book = { title: "", intro: [], sections: [] };
  for (const part of text.split(/^(?=##? )/m)) {
    const [heading = "", ...lines] = part.split("\n");
    const title = heading.replace(/^#+ /, "");
    const { intro, paragraphs } = parseLines(lines);
    if (heading.startsWith("## ")) book.sections.push({ title, intro, paragraphs });
    else Object.assign(book, { title, intro });
  }
  return book;
}

function parseLines(lines: string[]): { intro: Block[]; paragraphs: Paragraph[] } {
  const first = lines.findIndex((line) => NUMBERED.test(line));
  const before = first < 0 ? lines : lines.slice(0, first);
  const groups: string[][] = [];
  for (const line of first < 0 ? [] : lines.slice(first)) {
    if (NUMBERED.test(line)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  const paragraphs = groups.map((group) => ({
    number: group[0]?.match(NUMBERED)?.[1] ?? "",
    blocks: blocks([(group[0] ?? "").replace(NUMBERED, ""), ...group.slice(1)]),
  }));
  return { intro: blocks(before), paragraphs };
}

function blocks(lines: string[]): Block[] {
  const out: Block[] = [];
  let words: string[] = [];
  let drawing: string[] | null = null;
  const flush = () => {
    const text = words
      .map((line) => line.trim())
      .join(" ")
      .trim();
    if (text) out.push({ kind: "words", spans: spans(text) });
    words = [];
  };
  for (const line of lines) {
    if (FENCE.test(line)) {
      if (drawing) out.push({ kind: "drawing", text: drawing.join("\n") });
      else flush();
      drawing = drawing ? null : [];
    } else if (drawing) drawing.push(line.trim());
    else if (line.trim() === "") flush();
    else words.push(line);
  }
  flush();
  return out;
}

export function spans(text: string): Span[] {
  const out: Span[] = [];
  for (const piece of text.split(/(\*\*.+?\*\*|\*.+?\*)/)) {
    if (piece.startsWith("**")) out.push({ kind: "strong", text: piece.slice(2, -2) });
    else if (piece.startsWith("*")) out.push({ kind: "em", text: piece.slice(1, -1) });
    else if (piece) out.push({ kind: "text", text: piece });
  }
  return out;
}
