/** Light or dark: the system's until somebody chooses. public/theme.js applies the choice before the first paint. */
import { keep } from "./kept";

export function switchTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "light" : "dark";
  keep("theme", root.dataset.theme);
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}
