/**
 * The folder of a host that this page lives in: `/`, or `/feira/` where others live beside it.
 *
 * Links are written as if it were `/`. They get their true address when a pointer or the keyboard
 * comes to them, in time for every way of following them.
 */

export const BASE = import.meta.env.BASE_URL;

/** The address of a path of ours. */
export const addressOf = (path: string, base = BASE): string => base + path.replace(/^\//, "");

/** The path of ours that an address stands for. */
export const pathOf = (address: string, base = BASE): string =>
  address.startsWith(base) ? `/${address.slice(base.length)}` : address === base.slice(0, -1) ? "/" : address;

/** Shows another address for the same screen. */
export const showAddress = (path: string): void => history.replaceState(history.state, "", addressOf(path));

function mend(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  const path = link?.getAttribute("href");
  if (link && path && !path.startsWith(BASE)) link.setAttribute("href", addressOf(path));
}

/** Mends links from now on; where the base is `/` there is nothing to mend. */
export function mendLinks(): void {
  if (BASE === "/") return;
  for (const kind of ["pointerover", "pointerdown", "focusin", "click"]) document.addEventListener(kind, mend, true);
}
