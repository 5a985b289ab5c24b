/** How much room the prompt has had so far: beside the board it keeps it, at the foot of a phone the page makes way for it. */

class Room {
  #high = $state(0);
  least = $derived(this.#high ? `${this.#high}px` : "auto");

  /** For the prompt's element: watches how high its content is. */
  measure = (prompt: HTMLElement): (() => void) => {
    const inside = prompt.firstElementChild ?? prompt;
    const border = 3;
    const grow = () => {
      const height = Math.ceil(inside.getBoundingClientRect().height) + border;
      this.#high = Math.max(this.#high, height);
      document.body.style.setProperty("--dock", `${height}px`);
    };
    const afresh = () => {
      this.#high = 0;
      grow();
    };
    const observer = new ResizeObserver(grow);
    observer.observe(inside);
    addEventListener("resize", afresh);
    // Before the typefaces are there lines break elsewhere.
    void document.fonts?.ready.then(afresh);
    return () => {
      observer.disconnect();
      removeEventListener("resize", afresh);
    };
  };

  forget(): void {
    this.#high = 0;
    document.body.style.removeProperty("--dock");
  }
}

export const room = new Room();
