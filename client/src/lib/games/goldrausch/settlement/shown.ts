/** Which settlement of a table was shown in this window, to whom: each plays by itself once for every pair of eyes. */
const keyOf = (table: string, viewer: number) => `motherlode.settlement.${table}.${viewer}`;

/** The number of the last one; nothing if there was none, or if storage is switched off. */
export function lastShown(table: string, viewer: number): number | null {
  try {
    const number = sessionStorage.getItem(keyOf(table, viewer));
    return number === null ? null : Number(number);
  } catch {
    return null;
  }
}

export function rememberShown(table: string, viewer: number, number: number): void {
  try {
    sessionStorage.setItem(keyOf(table, viewer), String(number));
  } catch {
    // Then it plays again after a reload.
  }
}
