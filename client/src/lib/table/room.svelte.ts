/** How much room the prompt has had for one question: beside the board it keeps it, at the foot of a phone the page makes way for it. */

const BORDER = 3;

class Room {
  #high = $state(0);
  #question: string | null = null;
  #inside: Element | null = null;
  least = $derived(this.#high ? `${this.#high}px` : "auto");

  /** For the prompt's element: watches how high its content is. */
  measure = (prompt: HTMLElement): (() => void) => {
    const inside = prompt.firstElementChild ?? prompt;
    const observer = new ResizeObserver(this.#grow);
    this.#inside = inside;
    observer.observe(inside);
    addEventListener("resize", this.#afresh);
    // Before the typefaces are there lines break elsewhere.
    void document.fonts?.ready.then(this.#afresh);
    return () => {
      observer.disconnect();
      removeEventListener("resize", this.#afresh);
    };
  };

  /** Another question needs other room. Waiting asks nothing: the room stays, so that nothing jumps from turn to turn. */
  ask(question: string | null): void {
    if (question === null || question === this.#question) return;
    this.#question = question;
    this.#afresh();
  }

  forget(): void {
    this.#high = 0;
    this.#question = null;
    this.#inside = null;
    document.body.style.removeProperty("--dock");
  }

  #grow = (): void => {
    if (!this.#inside) return;
    const height = Math.ceil(this.#inside.getBoundingClientRect().height) + BORDER;
    this.#high = Math.max(this.#high, height);
    document.body.style.setProperty("--dock", `${height}px`);
  };

  #afresh = (): void => {
    this.#high = 0;
    this.#grow();
  };
}

export const room = new Room();
