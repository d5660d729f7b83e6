/** Arrow keys move the focus to the nearest button in that direction; Tab goes past the whole group. */

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far a box is in a direction: Infinity if it is not there at all. */
export function distance(from: Box, to: Box, [x, y]: readonly [number, number]): number {
  const middle = (box: Box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  const along = (tx - fx) * x + (ty - fy) * y;
  if (along <= 1) return Infinity;
  const overlap = x
    ? Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top)
    : Math.min(from.right, to.right) - Math.max(from.left, to.left);
  const across = x ? Math.abs(ty - fy) : Math.abs(tx - fx);
  return along + (overlap > 2 ? across * 0.2 : across * 4);
}

export function rove(group: HTMLElement): { destroy(): void } {
  const all = () => [...group.querySelectorAll<HTMLElement>("[data-rove]")];
  let current: HTMLElement | null = null;

  function settle(element: HTMLElement | undefined) {
    if (element) current = element;
    for (const one of all()) one.tabIndex = one === current ? 0 : -1;
  }

  /** There is always one that Tab reaches. */
  function check() {
    if (!current || !group.contains(current)) settle(all()[0]);
    else settle(current);
  }

  function key(event: KeyboardEvent) {
    const way = ARROWS[event.key];
    const from = document.activeElement;
    if (!way || !(from instanceof HTMLElement) || !from.matches("[data-rove]")) return;
    const box = from.getBoundingClientRect();
    const near = all()
      .map((one) => ({ one, far: distance(box, one.getBoundingClientRect(), way) }))
      .filter(({ far }) => far < Infinity)
      .sort((one, other) => one.far - other.far)[0];
    event.preventDefault();
    if (!near) return;
    settle(near.one);
    near.one.focus();
  }

  const focus = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && event.target.matches("[data-rove]")) settle(event.target);
  };
  const watch = new MutationObserver(check);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", key);
  group.addEventListener("focusin", focus);
  check();
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener("keydown", key);
      group.removeEventListener("focusin", focus);
    },
  };
}
