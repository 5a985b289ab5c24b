/**
 * The things of a board that can be pressed, and where the focus is among them: a press, Enter and Space mean a spot,
 * arrows lead from one to the next, and Tab leads to one of them only. It knows neither how they are drawn nor what they mean.
 *
 * A spot is an element with an attribute that names it, as data-field="e5"; what has a tabindex, itself or in it, takes the focus.
 * Pieces that stand on a spot may have attributes of their own, which `pressedOn` finds; buttons there are pressed for themselves.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Means } from "./spot";
import { isArrow, toward, type Step } from "./steps";

export interface SpotsManner {
  /** The attribute that names a spot: "field" for data-field. */
  of: string;
  /** Where Tab leads as long as nothing can be done. */
  start: string;
  /** Where something can be done now, in the order of the board. */
  open?: () => Iterable<string>;
  /** Where a key leads from a spot. Else arrows lead to the nearest that way, as it lies on the screen. */
  step?: Step;
  /** Without it spots can be looked at, not pressed. `target` is what was pressed of the spot, or on it. */
  onpress?: (name: string, by: Means, target: Element) => void;
}

export class Spots {
  /** Where Tab leads. */
  focused = $state.raw("");
  /** The spot whose focus is to be seen, as that of somebody who came by key. */
  ringed = $state.raw<string | null>(null);
  #root: Element | null = null;
  /** Whether somebody has been there, or only been sent there. */
  #visited = false;

  constructor(readonly manner: SpotsManner) {
    this.focused = manner.start;
  }

  /** The tabindex of a spot: one of them all is reached by Tab. */
  tab(name: string): 0 | -1 {
    return name === this.focused ? 0 : -1;
  }

  /** For the element around all of them. */
  listen: Attachment<Element> = (root) => {
    const listeners = { click: this.#click, keydown: this.#key, focusin: this.#arrive, focusout: this.#leave };
    this.#root = root;
    for (const [kind, listener] of Object.entries(listeners)) root.addEventListener(kind, listener as EventListener);
    $effect(() => this.#welcome());
    return () => {
      for (const [kind, listener] of Object.entries(listeners))
        root.removeEventListener(kind, listener as EventListener);
      this.#root = null;
    };
  };

  /** Takes the focus there. */
  focus(name: string): void {
    this.#visit(name);
    this.#focusable(name)?.focus();
  }

  /** Whoever comes by key comes to where something can be done: where they were, or else to the first. */
  #welcome(): void {
    const open = [...(this.manner.open?.() ?? [])];
    untrack(() => {
      if (this.#root?.contains(document.activeElement) || (this.#visited && open.includes(this.focused))) return;
      const to = open[0] ?? (this.#focusable(this.focused) ? this.focused : this.manner.start);
      this.#visited &&= to === this.focused;
      this.focused = to;
    });
  }

  #visit(name: string): void {
    this.focused = name;
    this.#visited = true;
  }

  #press(name: string, by: Means, target: Element): void {
    this.#visit(name);
    this.manner.onpress?.(name, by, target);
  }

  #click = (event: MouseEvent): void => {
    const target = event.target as Element;
    const name = this.#nameOf(target);
    const button = target.closest("button");
    if (name === undefined || (button && !button.hasAttribute("tabindex"))) return;
    // Nothing drawn is clicked by a key.
    this.#press(name, button ? meansOf(event) : "pointer", target);
  };

  #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    const from = this.#nameOf(target);
    if (from === undefined) return;
    if (event.key === "Enter" || event.key === " ") {
      // The browser presses buttons by itself.
      if (target.closest("button")) return;
      event.preventDefault();
      this.#press(from, "key", target);
      return;
    }
    const to = (this.manner.step ?? this.#nearest)(event.key, from);
    if (to === null && !isArrow(event.key)) return;
    // At the end of a board its page does not begin to move.
    event.preventDefault();
    event.stopPropagation();
    if (to !== null) this.focus(to);
  };

  #arrive = ({ target }: FocusEvent): void => {
    const at = target as Element;
    const name = this.#nameOf(at);
    if (name !== undefined) this.#visit(name);
    this.ringed = name !== undefined && at.matches(":focus-visible") ? name : null;
  };

  /* Not at once: a spot that is taken off the board while it has the focus loses it in the middle of an update. */
  #leave = (): void => {
    queueMicrotask(() => {
      if (!this.#root?.contains(document.activeElement)) this.ringed = null;
    });
  };

  #nearest: Step = (key, from) => {
    const all = [...(this.#root?.querySelectorAll<HTMLElement>(`[data-${this.manner.of}]`) ?? [])].map((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return { name: this.#nameOf(node) ?? "", x: (left + right) / 2, y: (top + bottom) / 2 };
    });
    const at = all.find(({ name }) => name === from);
    return at ? (toward(key, at, all)?.name ?? null) : null;
  };

  #nameOf(at: Element): string | undefined {
    return pressedOn(at, this.manner.of);
  }

  #focusable(name: string): HTMLElement | null {
    const spot = `[data-${this.manner.of}="${CSS.escape(name)}"]`;
    return this.#root?.querySelector<HTMLElement>(`${spot}[tabindex], ${spot} [tabindex]`) ?? null;
  }
}

/** How a button was pressed: a key clicks without a pointer. */
export function meansOf({ detail }: MouseEvent): Means {
  return detail ? "pointer" : "key";
}

/** What an attribute says of the thing that was pressed, or of what it belongs to. */
export function pressedOn(target: Element, name: string): string | undefined {
  return target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? undefined;
}
