/** The keys of the table, for the list of keys and for pressing them. */
import { customersPiece, restaurantPiece, stallPiece } from "./choices";
import type { Picking } from "./pick.svelte";

export const KEYS = [
  ["mercado-key-move", "← ↑ → ↓"],
  ["mercado-key-hand", "1–3"],
  ["mercado-key-offers", "Q W E R"],
  ["mercado-key-restaurants", "F"],
  ["mercado-key-coin", "T"],
  ["mercado-key-best", "B"],
  ["mercado-key-confirm", "Enter"],
  ["mercado-key-drop", "Esc"],
  ["mercado-key-players", "P"],
  ["mercado-key-odds", "O"],
] as const;

const OFFERS = ["q", "w", "e", "r"];

/** The next of several after the one that is picked. */
function next(pieces: readonly string[], picked: string | null): string | undefined {
  return pieces[(pieces.indexOf(picked ?? "") + 1) % pieces.length];
}

/** What is on display is taken with the same keys as what is in hand. */
function digit(pick: Picking, number: number): void {
  const { view, previews, eye } = pick.game;
  if (view.stage === "take") {
    const preview = previews.find(({ text }) => text === `take ${view.display[number]}`);
    if (preview) pick.choose(preview);
    return;
  }
  const good = eye === null ? undefined : view.players[eye]?.hand[number];
  if (good) pick.select(stallPiece(good), `hand-${number}`);
}

/** Does what a key means; false if it means nothing here. */
export function press(pick: Picking, key: string): boolean {
  const { view, mine, eye } = pick.game;
  if (key === "escape") {
    pick.drop();
    return true;
  }
  if (!mine) return false;
  if (/^[1-3]$/.test(key)) digit(pick, Number(key) - 1);
  else if (OFFERS.includes(key)) {
    const customers = OFFERS.indexOf(key) + 1;
    const piece = next(
      (view.offer[customers - 1] ?? []).map((goods) => customersPiece(customers, goods)),
      pick.piece,
    );
    if (piece && view.stage === "act") pick.select(piece);
  } else if (key === "f") {
    const held = eye === null ? [] : [...new Set(view.players[eye]?.held)];
    const piece = next(held.map(restaurantPiece), pick.piece);
    if (piece && view.stage === "act") pick.select(piece);
  } else if (key === "t") {
    if (pick.coin) pick.confirm();
    else pick.askCoin();
  } else if (key === "b") pick.look(pick.best());
  else if (key === "enter") pick.confirm();
  else if (key.startsWith("arrow") && pick.place) pick.look(pick.place);
  else return false;
  return true;
}
