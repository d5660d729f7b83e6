/** Things that travel over the table: coins from payer to receiver, tiles from hand to square. */
import type { Playback } from "./playback";

const TRAVEL = 380;
const STAGGER = 40;
const MOST = 6; // coins in the air at once

/** The first element of a name that is drawn: some are in layouts that are not shown now. */
export const spot = (name: string) =>
  [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].find(
    (element) => element.getBoundingClientRect().width > 0,
  );

/** Where something is drawn; null if it is not on the screen. */
function middle(name: string): DOMPoint | null {
  const box = spot(name)?.getBoundingClientRect();
  if (!box?.width) return null;
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

/** Coins fly on an arc from one spot to another (elements with `data-spot`). */
export async function flyCoins(playback: Playback, from: string, to: string, coins: number): Promise<void> {
  const [start, end] = [middle(from), middle(to)];
  if (!start || !end || playback.skipped || coins < 1) return;
  const number = Math.min(coins, MOST);
  await Promise.all(
    Array.from({ length: number }, async (_, i) => {
      await playback.wait(i * STAGGER);
      if (playback.skipped) return;
      const coin = document.createElement("i");
      coin.className = "flying-coin";
      document.body.append(coin);
      const high = Math.min(start.y, end.y) - 40;
      const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
      const path = [at(start.x, start.y), at((start.x + end.x) / 2, high), at(end.x, end.y)];
      const options = { duration: TRAVEL - STAGGER * number, easing: "cubic-bezier(.4,.1,.4,1)" };
      await playback.run(coin.animate(path, options));
      coin.remove();
    }),
  );
}

/** A copy of one spot's element moves over to another spot. */
export async function flyCopy(playback: Playback, from: string, to: string): Promise<void> {
  const [source, start, end] = [spot(from), middle(from), middle(to)];
  if (!source || !start || !end || playback.skipped) return;
  const box = source.getBoundingClientRect();
  const copy = source.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-spot");
  copy.removeAttribute("id");
  copy.inert = true;
  copy.classList.add("flying-copy");
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  document.body.append(copy);
  const at = (x: number, y: number, scale = 1) => ({
    transform: `translate(${x - box.width / 2}px, ${y - box.height / 2}px) scale(${scale})`,
  });
  const lift = at(start.x, start.y - 6, 1.06);
  const options = { duration: 240, easing: "cubic-bezier(.2,.8,.2,1)" };
  await playback.run(copy.animate([at(start.x, start.y), lift, at(end.x, end.y)], options));
  copy.remove();
}
