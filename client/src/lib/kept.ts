/** What this browser remembers. Storage may be switched off: then it forgets, and nothing else happens. */

const PREFIX = "motherlode.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Not remembered.
  }
}
