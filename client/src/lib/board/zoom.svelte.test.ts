import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Box } from "./point";
import { Zoom } from "./zoom.svelte";

/** Around its middle, and from its corner. */
const AROUND: Box = { x: -382, y: -382, width: 764, height: 764 };
const CORNER: Box = { x: 0, y: 0, width: 1000, height: 500 };
const state = (zoom: Zoom) => [zoom.scale, ...zoom.at].map((number) => number + 0);

describe("a closer look", () => {
  test("never leaves the drawing, and a point under the fingers stays there", () => {
    const zoom = new Zoom(AROUND);
    zoom.by(2, [100, 50]);
    expect(state(zoom)).toEqual([2, -100, -50]);
    zoom.to([380, 380]);
    expect(zoom.at).toEqual([-382, -382]);
    zoom.by(9);
    expect(zoom.scale).toBe(3);
    zoom.by(0.01);
    expect(state(zoom)).toEqual([1, 0, 0]);
  });

  test("is the same wherever a drawing begins", () => {
    const zoom = new Zoom(CORNER);
    zoom.by(2);
    expect(state(zoom)).toEqual([2, -500, -250]);
    zoom.to([0, 500]);
    expect(state(zoom)).toEqual([2, 0, -500]);
    zoom.to([1000, 0]);
    expect(state(zoom)).toEqual([2, -1000, 0]);
    zoom.whole();
    expect([state(zoom), zoom.close, zoom.transform]).toEqual([[1, 0, 0], false, "translate(0px, 0px) scale(1)"]);
  });
});

describe("by finger", () => {
  let drawing: HTMLElement;
  let zoom: Zoom;
  let stop: () => void;
  const heard = vi.fn();

  beforeEach(() => {
    drawing = document.createElement("div");
    drawing.getBoundingClientRect = () => new DOMRect(0, 0, 500, 250);
    document.body.append(drawing);
    heard.mockReset();
    drawing.addEventListener("click", heard);
    zoom = new Zoom(CORNER);
    stop = zoom.listen(drawing) as () => void;
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  const point = (kind: string, x: number, y: number, pointerId = 1, pointerType = "touch") =>
    drawing.dispatchEvent(
      new PointerEvent(kind, { clientX: x, clientY: y, pointerId, pointerType, bubbles: true, detail: 1 }),
    );
  const tap = (x: number, y: number) => point("click", x, y);

  test("a double tap leads closer to what is under it, and back; only its first tap means a place", () => {
    tap(250, 125);
    tap(252, 125);
    expect([zoom.scale, heard.mock.calls.length]).toEqual([2, 1]);
    tap(100, 100);
    tap(200, 100);
    expect([zoom.scale, heard.mock.calls.length]).toEqual([2, 3]);
    tap(205, 100);
    expect(zoom.close).toBe(false);
  });

  test("one finger moves what is seen closely, and then means no place", () => {
    zoom.by(2);
    point("pointerdown", 100, 100);
    point("pointermove", 101, 100);
    expect(state(zoom)).toEqual([2, -500, -250]);
    point("pointermove", 150, 100);
    expect([state(zoom), zoom.held]).toEqual([[2, -400, -250], true]);
    point("pointerup", 150, 100);
    expect(zoom.held).toBe(false);
    tap(150, 100);
    expect(heard).not.toHaveBeenCalled();
  });

  test("a whole drawing stays where it is", () => {
    point("pointerdown", 100, 100);
    point("pointermove", 200, 100);
    expect(state(zoom)).toEqual([1, 0, 0]);
  });

  test("two fingers lead closer as they part", () => {
    point("pointerdown", 200, 125, 1);
    point("pointerdown", 300, 125, 2);
    point("pointermove", 400, 125, 2);
    expect(zoom.scale).toBe(2);
    point("pointerup", 400, 125, 2);
    point("pointercancel", 200, 125, 1);
    expect(zoom.held).toBe(false);
  });

  test("a mouse drags nothing", () => {
    zoom.by(2);
    point("pointerdown", 100, 100, 1, "mouse");
    point("pointermove", 200, 100, 1, "mouse");
    expect(state(zoom)).toEqual([2, -500, -250]);
  });

  test("nothing is heard any more when the drawing is gone", () => {
    stop();
    tap(250, 125);
    tap(250, 125);
    expect([zoom.scale, heard.mock.calls.length]).toEqual([1, 2]);
  });
});
