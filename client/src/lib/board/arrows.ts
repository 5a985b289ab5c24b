/** Arrow keys lead from one button of a list to the next; at its ends they stay. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("button")];
  const at = all.indexOf(event.target as HTMLElement);
  event.preventDefault();
  event.stopPropagation();
  if (at >= 0) all[at + step]?.focus();
}
