/** Which page is shown. Links are ordinary links; clicks on them are caught here. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; at: number | null }
  | { page: "seat"; token: string }
  | { page: "programs" }
  | { page: "rules"; game: string; paragraph: string | null }
  | { page: "lost" };

export function routeOf(path: string, fragment: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").slice(1).map(decode);
  const after = decode(fragment.replace(/^#/, ""));
  if (first === "" && !second) return { page: "lobby" };
  if (rest.length) return { page: "lost" };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "t" && second && (third === "" || /^\d{1,9}$/.test(third))) {
    return { page: "table", id: second, at: third === "" ? null : Number(third) };
  }
  if (first === "seat" && !second) return { page: "seat", token: after };
  if (first === "programs" && !second) return { page: "programs" };
  if (first === "rules" && second && !third) return { page: "rules", game: second, paragraph: after || null };
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>({ page: "lobby" });

  /** Once, when the page starts. */
  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** `replace` leaves no step to go back to. */
  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
