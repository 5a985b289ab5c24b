/** Which rulebook lies open, and where. `openRules` works from anywhere. */

export interface OpenBook {
  game: string;
  paragraph: string | null;
}

class Reading {
  book = $state.raw<OpenBook | null>(null);
}

export const reading = new Reading();

export function openRules(game: string, paragraph: string | null = null): void {
  reading.book = { game, paragraph };
}

export function closeRules(): void {
  reading.book = null;
}
