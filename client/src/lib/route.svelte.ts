/** Which screen is shown: the path of the address, as in `/table/g96d2f`. */

export interface Route {
  screen: string;
  rest: string[];
}

export function read(path: string): Route {
  const [screen = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { screen, rest };
}

class Router {
  route = $state<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
    // A link within Feira does not load the page again.
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
      event.preventDefault();
      this.go(link.pathname);
    });
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = read(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();
