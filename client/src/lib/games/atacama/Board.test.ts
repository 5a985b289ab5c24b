import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { speech } from "$lib/speech.svelte";
import { NOTHING } from "$lib/table/choosing";
import type { BoardProps } from "../face";
import type { AtacamaView } from "$lib/api/types";
import Board from "./Board.svelte";
import { SAMPLE_MOVES, sampleView } from "./sample";

let board: ReturnType<typeof mount> | undefined;

beforeAll(() => speech.use("en"));
afterEach(() => {
  if (board) void unmount(board);
  document.body.replaceChildren();
});

function show(more: Partial<BoardProps<AtacamaView>> = {}): Partial<BoardProps<AtacamaView>> {
  const props: BoardProps<AtacamaView> = {
    view: sampleView(),
    names: { names: ["Mira", "Jonas"], you: [0] },
    moves: SAMPLE_MOVES,
    choice: NOTHING,
    hinted: null,
    refused: null,
    recent: [],
    newest: [],
    onpick: vi.fn(),
    ...more,
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

const field = (name: string) => document.querySelector<SVGElement>(`[data-field="${name}"]`)!;
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

describe("the board", () => {
  test("every legal field has its ring, no other", () => {
    show();
    expect(document.querySelectorAll("circle.legal")).toHaveLength(SAMPLE_MOVES.length + 1);
    expect(field("e6").querySelector("circle.legal")).toBeNull();
  });

  test("a press on any field is told, legal or not: the table decides", () => {
    const { onpick } = show();
    for (const name of ["a1", "e6"]) field(name).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(vi.mocked(onpick!).mock.calls).toEqual([
      [{ arg: "field", token: "a1" }, "pointer"],
      [{ arg: "field", token: "e6" }, "pointer"],
    ]);
  });

  test("one field is reached by Tab, the others by arrows, Enter chooses", () => {
    const { onpick } = show();
    expect(document.querySelectorAll('[data-field][tabindex="0"]')).toHaveLength(1);
    field("a1").focus();
    press("ArrowRight");
    press("Enter");
    expect(onpick).toHaveBeenCalledWith({ arg: "field", token: "b1" }, "key");
  });

  test("what is chosen stands as a ghost, what was refused is crossed out", () => {
    show({
      choice: { kind: "place", args: { field: "c3", colour: "natural" } },
      refused: { arg: "field", token: "e6" },
    });
    expect(field("c3").querySelector(".ghost")).not.toBeNull();
    expect(field("c3").getAttribute("aria-selected")).toBe("true");
    expect(field("e6").querySelector(".refused")).not.toBeNull();
  });

  test("a map that is not laid covers its nine fields", () => {
    const view = sampleView({ maps: [...Array(8).fill("A"), null], stack: 1 });
    show({ view });
    expect(document.querySelectorAll(".unlaid")).toHaveLength(1);
  });

  test("a line that counts flies a pennant for everybody who scores it", () => {
    const view = sampleView();
    view.rows[0] = { derricks: 4, counts: true, worth: { copper: -6, silver: 10 } };
    show({ view });
    expect(document.querySelector('[data-at="rows 0"] .points')?.textContent).toBe("−6");
    expect(document.querySelectorAll(".pennant")).toHaveLength(1);
  });

  test("every field says what it is", () => {
    show();
    expect(field("e6").getAttribute("aria-label")).toBe("e6 silver 3 closed");
  });
});
