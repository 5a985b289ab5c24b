/** Where the focus goes when what had it is gone or cannot be pressed any more: to the question. Whoever is anywhere else stays there. */
export function toQuestion(): void {
  const at = document.activeElement;
  if ((at && at !== document.body && !at.matches(":disabled")) || document.querySelector("dialog[open]")) return;
  const heading = document.querySelector<HTMLElement>(".prompt h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
