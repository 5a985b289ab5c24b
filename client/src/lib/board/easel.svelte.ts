/** For tests: a board, or a part of one, on a page of its own, and the hands of whoever plays on it. */
import { flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { afterEach, beforeAll } from "vitest";
import { speech } from "$lib/speech.svelte";

export class Easel<Props extends ComponentProps<Component>> {
  #shown: ReturnType<typeof mount> | undefined;

  /** `usual` is what a test need not say. */
  constructor(
    private readonly drawn: Component<Props>,
    private readonly usual: () => Props,
  ) {
    beforeAll(() => speech.use("en"));
    afterEach(() => {
      this.close();
      document.body.replaceChildren();
    });
  }

  /** What is shown instead of what was shown before. It follows the properties that are given back. */
  show(more: Partial<Props> = {}): Props {
    this.close();
    const props = $state<Props>({ ...this.usual(), ...more });
    this.#shown = mount(this.drawn, { target: document.body, props });
    flushSync();
    return props;
  }

  close(): void {
    if (this.#shown) void unmount(this.#shown);
    this.#shown = undefined;
  }
}

export const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];

export const text = () => document.body.textContent ?? "";

/** With a pointer. */
export const click = (at: Element) => at.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));

/** A key, where the focus is. */
export const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
