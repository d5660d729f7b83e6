/** Which screen is shown: the path of the address, as in `/table/g96d2f`. */
import { addressOf, mendLinks, pathOf } from "./base";

export interface Route {
  screen: string;
  rest: string[];
}

export function read(path: string): Route {
  const [screen = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (screen.startsWith("@")) return { screen: "@", rest: [screen.slice(1)] }; // the page of an account
  return { screen, rest };
}

class Router {
  route = $state<Route>(read(pathOf(location.pathname)));

  constructor() {
    mendLinks();
    addEventListener("popstate", () => (this.route = read(pathOf(location.pathname))));
    // A link within Feira does not load the page again.
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      const path = pathOf(link.pathname);
      if (link.target || link.hasAttribute("download") || path.startsWith("/api")) return;
      event.preventDefault();
      this.go(path + link.search);
    });
  }

  /** To a path, which may have a query: screens read it from the address. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", addressOf(path));
    this.route = read(path.replace(/\?.*/, ""));
    scrollTo(0, 0);
  }
}

export const router = new Router();
