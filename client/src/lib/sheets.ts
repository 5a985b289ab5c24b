/** The four sheets of the atlas, in order. Titles are names and the same in every language. */

export interface Sheet {
  game: string;
  title: string;
  numeral: string;
}

export const SHEETS: readonly Sheet[] = [
  { game: "atacama", title: "Atacama", numeral: "I" },
  { game: "goldrausch", title: "Goldrausch", numeral: "II" },
  { game: "siberia", title: "Siberia", numeral: "III" },
  { game: "rockwell", title: "Rockwell", numeral: "IV" },
];

export function sheetOf(game: string): Sheet {
  return SHEETS.find((sheet) => sheet.game === game) ?? { game, title: game, numeral: "" };
}

export function titleOf(game: string): string {
  return sheetOf(game).title;
}
