import { describe, expect, test, vi } from "vitest";
import type { AtacamaView } from "$lib/api/types";
import { all, Easel, press } from "$lib/board/easel.svelte";
import { placeOf } from "$lib/board/places";
import { STILL, told } from "$lib/board/samples";
import type { BoardProps } from "../face";
import Board from "./Board.svelte";
import { SAMPLE_MOVES, sampleView } from "./sample";

const easel = new Easel<BoardProps<AtacamaView>>(Board, () => ({
  ...STILL,
  view: sampleView(),
  names: { names: ["Mira", "Jonas"], you: [0] },
  moves: SAMPLE_MOVES,
  onpick: vi.fn(),
}));
const field = (name: string) => document.querySelector<SVGElement>(`[data-field="${name}"]`)!;

describe("the board", () => {
  test("every legal field has its ring, no other", () => {
    easel.show();
    expect(all("circle.station")).toHaveLength(SAMPLE_MOVES.length + 1);
    expect(field("e6").querySelector("circle.station")).toBeNull();
  });

  test("a press on any field is told, legal or not: the table decides", () => {
    const { onpick } = easel.show();
    for (const name of ["a1", "e6"]) field(name).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(vi.mocked(onpick).mock.calls).toEqual([
      [{ arg: "field", token: "a1" }, "pointer"],
      [{ arg: "field", token: "e6" }, "pointer"],
    ]);
  });

  test("one field is reached by Tab, the others by arrows, Enter chooses", () => {
    const { onpick } = easel.show();
    expect(document.querySelectorAll('[data-field][tabindex="0"]')).toHaveLength(1);
    field("a1").focus();
    press("ArrowRight");
    press("Enter");
    expect(onpick).toHaveBeenCalledWith({ arg: "field", token: "b1" }, "key");
  });

  test("what is chosen stands as a ghost, what was refused is crossed out", () => {
    easel.show({
      choice: { kind: "place", args: { field: "c3", colour: "natural" } },
      refused: { arg: "field", token: "e6" },
    });
    expect(field("c3").querySelector(".ghost")).not.toBeNull();
    expect(field("c3").getAttribute("aria-selected")).toBe("true");
    expect(field("e6").querySelector(".refused")).not.toBeNull();
  });

  test("what is hinted is dotted, the last derrick is framed", () => {
    easel.show({
      hinted: SAMPLE_MOVES[0]!,
      newest: [told("derrick-placed", { seat: 1, colour: "natural", field: "e5" })],
    });
    expect(
      all(".mark").map((mark) => [mark.closest("[data-field]")?.getAttribute("data-field"), mark.classList[1]]),
    ).toEqual([
      ["a1", "hinted"],
      ["e5", "last"],
    ]);
  });

  test("whoever comes by key comes to a field that is open", () => {
    easel.show({ moves: SAMPLE_MOVES.filter(({ args }) => args.field === "c3") });
    expect(all('[data-field][tabindex="0"]').map((one) => one.dataset.field)).toEqual(["c3"]);
  });

  test("the board says where a field is", () => {
    easel.show();
    expect(placeOf("field", "c3")?.element).toBe(field("c3"));
  });

  test("a map that is not laid covers its nine fields", () => {
    const view = sampleView({ maps: [...Array(8).fill("A"), null], stack: 1 });
    easel.show({ view });
    expect(document.querySelectorAll(".unlaid")).toHaveLength(1);
  });

  test("a line that counts flies a pennant for everybody who scores it", () => {
    const view = sampleView();
    view.rows[0] = { derricks: 4, counts: true, worth: { copper: -6, silver: 10 } };
    easel.show({ view });
    expect(document.querySelector('[data-at="rows 0"] .points')?.textContent).toBe("−6");
    expect(document.querySelectorAll(".pennant")).toHaveLength(1);
  });

  test("every field says what it is", () => {
    easel.show();
    expect(field("e6").getAttribute("aria-label")).toBe("e6 silver 3 closed");
  });
});
