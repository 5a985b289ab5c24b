/** For tests: a board, or a part of one, on a page of its own, and the hands of whoever plays on it. */
import { flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { afterEach, beforeAll } from "vitest";
import { speech } from "$lib/speech.svelte";

type AnyProps = ComponentProps<Component>;

/** Where one thing at a time is shown, whatever it is. */
export class Wall {
  #shown: ReturnType<typeof mount> | undefined;

  constructor() {
    beforeAll(() => speech.use("en"));
    afterEach(() => {
      this.clear();
      document.body.replaceChildren();
    });
  }

  /** Instead of what was shown before. It follows the properties that are given back. */
  show<Props extends AnyProps>(what: Component<Props>, given: Props): Props {
    this.clear();
    const props = $state(given);
    this.#shown = mount(what, { target: document.body, props });
    flushSync();
    return props;
  }

  clear(): void {
    if (this.#shown) void unmount(this.#shown);
    this.#shown = undefined;
  }
}

/** Where a thing is shown that most tests show alike: `usual` is what they need not say. */
export class Easel<Props extends AnyProps> {
  #wall = new Wall();

  constructor(
    private readonly what: Component<Props>,
    private readonly usual: () => Props,
  ) {}

  show(more: Partial<Props> = {}): Props {
    return this.#wall.show(this.what, { ...this.usual(), ...more });
  }
}

export const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];

export const text = () => document.body.textContent ?? "";

/** With a pointer. */
export const click = (at: Element) => at.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));

/** A key, where the focus is. */
export const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
