import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { meansOf, pressedOn, Spots, type SpotsManner } from "./spots.svelte";
import { along } from "./steps";

/** Three fields that are drawn, with a piece on the second, and one that is a button with another button on it. */
const BOARD = `
  <svg><g data-field="a" tabindex="0"></g>
  <g data-field="b"><g class="spot" tabindex="-1"></g><g data-crew="0 2"></g></g>
  <g data-field="c" tabindex="-1"></g></svg>
  <div data-field="d"><button class="name" tabindex="-1"></button><button class="own"></button></div>
  `;

let root: HTMLElement;
let stop: () => void = () => {};
const onpress = vi.fn();

function listen(more: Partial<SpotsManner> = {}): Spots {
  const spots = new Spots({ of: "field", start: "a", step: along(() => ["a", "b", "c", "d"]), onpress, ...more });
  stop = $effect.root(() => {
    $effect(() => spots.listen(root) as () => void);
  });
  flushSync();
  return spots;
}

beforeEach(() => {
  root = document.createElement("div");
  root.innerHTML = BOARD;
  document.body.append(root, Object.assign(document.createElement("button"), { className: "outside" }));
  onpress.mockReset();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const find = (what: string) => document.querySelector<HTMLElement>(what)!;
const click = (what: string, detail = 1) =>
  find(what).dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
const pressed = () => onpress.mock.calls.map(([name, by]) => [name, by]);

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  return event;
}

describe("pressing", () => {
  test("a press is told with the spot's name and with what was pressed on it", () => {
    listen();
    click('[data-field="a"]');
    click('[data-crew="0 2"]');
    expect(pressed()).toEqual([
      ["a", "pointer"],
      ["b", "pointer"],
    ]);
    expect(pressedOn(onpress.mock.calls[1]![2], "crew")).toBe("0 2");
    expect(pressedOn(onpress.mock.calls[0]![2], "crew")).toBeUndefined();
  });

  test("what is drawn is pressed by pointers alone, a button by keys as well", () => {
    listen();
    click('[data-field="c"]', 0);
    click(".name", 0);
    click(".name", 1);
    expect(pressed()).toEqual([
      ["c", "pointer"],
      ["d", "key"],
      ["d", "pointer"],
    ]);
    expect([0, 1].map((detail) => meansOf(new MouseEvent("click", { detail })))).toEqual(["key", "pointer"]);
  });

  test("a button on a spot is pressed for itself, and so is what is no spot", () => {
    listen();
    click(".own");
    click(".outside");
    expect(onpress).not.toHaveBeenCalled();
  });

  test("Enter and Space press what is drawn; buttons the browser presses", () => {
    listen();
    for (const name of ["a", "b"]) {
      find(`[data-field="${name}"][tabindex], [data-field="${name}"] [tabindex]`).focus();
      for (const key of ["Enter", " "]) expect(press(key).defaultPrevented).toBe(true);
    }
    find(".name").focus();
    expect(press("Enter").defaultPrevented).toBe(false);
    expect(pressed().map(([name]) => name)).toEqual(["a", "a", "b", "b"]);
    expect(pressed().every(([, by]) => by === "key")).toBe(true);
  });

  test("nothing is heard any more when the board is gone", () => {
    listen();
    stop();
    click('[data-field="a"]');
    expect(onpress).not.toHaveBeenCalled();
  });
});

describe("the focus", () => {
  test("one spot is reached by Tab: where somebody was last", () => {
    const spots = listen();
    expect(["a", "b"].map((name) => spots.tab(name))).toEqual([0, -1]);
    click('[data-field="c"]');
    expect([spots.focused, spots.tab("c")]).toEqual(["c", 0]);
    find(".spot").focus();
    expect(spots.focused).toBe("b");
  });

  test("arrows lead along the game's own way, and stop at its end without moving the page", () => {
    const spots = listen();
    find('[data-field="a"]').focus();
    press("ArrowRight");
    expect([spots.focused, document.activeElement]).toEqual(["b", find(".spot")]);
    press("ArrowRight");
    press("ArrowRight");
    expect(document.activeElement).toBe(find(".name"));
    expect(press("ArrowRight").defaultPrevented).toBe(true);
    expect(spots.focused).toBe("d");
    expect(press("x").defaultPrevented).toBe(false);
    press("ArrowLeft", { ctrlKey: true });
    expect(spots.focused).toBe("d");
  });

  test("whoever else listens to keys does not hear arrows that are used", () => {
    listen();
    const elsewhere = vi.fn();
    document.body.addEventListener("keydown", elsewhere, { once: true });
    find('[data-field="a"]').focus();
    press("ArrowRight");
    expect(elsewhere).not.toHaveBeenCalled();
    press("x");
    expect(elsewhere).toHaveBeenCalledOnce();
  });

  test("without a way of its own they lead to what is nearest on the screen", () => {
    const spots = listen({ step: undefined });
    const places: Record<string, [number, number]> = { a: [0, 0], b: [9, 40], c: [60, 2], d: [60, 50] };
    for (const node of root.querySelectorAll<HTMLElement>("[data-field]")) {
      const [x, y] = places[node.getAttribute("data-field")!]!;
      node.getBoundingClientRect = () => new DOMRect(x, y, 4, 4);
    }
    find('[data-field="a"]').focus();
    press("ArrowRight");
    expect(spots.focused).toBe("c");
    press("ArrowDown");
    expect(spots.focused).toBe("d");
  });

  test("it is to be seen for whoever came by key only", async () => {
    const spots = listen();
    const [pressed, reached] = [find('[data-field="a"]'), find('[data-field="c"]')];
    vi.spyOn(pressed, "matches").mockReturnValue(false);
    vi.spyOn(reached, "matches").mockReturnValue(true);
    pressed.focus();
    expect(spots.ringed).toBeNull();
    reached.focus();
    expect(spots.ringed).toBe("c");
    find(".outside").focus();
    await tick();
    expect(spots.ringed).toBeNull();
  });

  test("a spot with the focus may be taken off the board in the middle of an update", async () => {
    const spots = listen();
    const reached = find('[data-field="c"]');
    vi.spyOn(reached, "matches").mockReturnValue(true);
    reached.focus();
    // A browser tells of the lost focus while the spot is being removed, where nothing may be written.
    const removed = $derived.by(() => root.dispatchEvent(new FocusEvent("focusout")));
    expect(() => removed).not.toThrow();
    reached.remove();
    await tick();
    expect(spots.ringed).toBeNull();
  });

  test("whoever comes by key comes to where something can be done", () => {
    let open = $state.raw<readonly string[]>([]);
    const spots = listen({ open: () => open });
    expect(spots.focused).toBe("a");
    open = ["b", "c"];
    flushSync();
    expect(spots.focused).toBe("b");
    open = ["a", "b"];
    flushSync();
    expect(spots.focused).toBe("a");
  });

  test("whoever has been on the board finds their place again if something can be done there", () => {
    let open = $state.raw<readonly string[]>(["a", "b", "c"]);
    const spots = listen({ open: () => open });
    find('[data-field="c"]').focus();
    open = ["a"];
    flushSync();
    expect(spots.focused).toBe("c");
    find(".outside").focus();
    open = ["b", "c"];
    flushSync();
    expect(spots.focused).toBe("c");
    open = ["b"];
    flushSync();
    expect(spots.focused).toBe("b");
    open = ["a", "b"];
    flushSync();
    expect(spots.focused).toBe("a");
  });

  test("where a spot has gone away, it begins again", () => {
    let open = $state.raw<readonly string[]>(["b"]);
    const spots = listen({ open: () => open });
    find('[data-field="b"]').remove();
    open = [];
    flushSync();
    expect(spots.focused).toBe("a");
  });
});
