/** The keys of the table, for the list of keys and for pressing them. */
import { type Piece, pieceKey, takePreview } from "./pieces";
import type { Picking } from "./pick.svelte";

export const KEYS = [
  ["mercado-key-move", "← ↑ → ↓"],
  ["mercado-key-hand", "1–3"],
  ["mercado-key-offers", "Q W E R"],
  ["mercado-key-restaurants", "F"],
  ["mercado-key-coin", "T"],
  ["mercado-key-best", "B"],
  ["mercado-key-confirm", "keys-enter-name"],
  ["mercado-key-drop", "keys-esc-name"],
  ["mercado-key-players", "P"],
  ["mercado-key-odds", "O"],
] as const;

const OFFERS = ["q", "w", "e", "r"];

/** The next of several after the one that is picked. */
function next(pieces: readonly Piece[], picked: Piece | null): Piece | undefined {
  const at = picked ? pieces.map(pieceKey).indexOf(pieceKey(picked)) : -1;
  return pieces[(at + 1) % pieces.length];
}

/** What is on display is taken with the same keys as what is in hand. */
function digit(pick: Picking, number: number): void {
  const { view, previews, viewer } = pick.game;
  if (view.stage === "take") {
    const preview = takePreview(previews, view.display[number]);
    if (preview) pick.choose(preview);
    return;
  }
  const good = viewer === null ? undefined : view.players[viewer]?.hand[number];
  if (good) pick.select({ kind: "stall", good }, `hand-${number}`);
}

/** Does what a key means; false if it means nothing here. */
export function press(pick: Picking, key: string): boolean {
  const { view, mine, viewer } = pick.game;
  if (key === "escape") {
    pick.drop();
    return true;
  }
  if (!mine) return false;
  if (/^[1-3]$/.test(key)) digit(pick, Number(key) - 1);
  else if (OFFERS.includes(key)) {
    const customers = OFFERS.indexOf(key) + 1;
    const offered = (view.offer[customers - 1] ?? []).map((goods): Piece => ({ kind: "customers", customers, goods }));
    const piece = next(offered, pick.piece);
    if (piece && view.stage === "act") pick.select(piece);
  } else if (key === "f") {
    const held = viewer === null ? [] : [...new Set(view.players[viewer]?.held)];
    const pieces = held.map((restaurant): Piece => ({ kind: "restaurant", restaurant }));
    const piece = next(pieces, pick.piece);
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

/** The key of an event at the board; null if it means something to what has the focus, or has a modifier. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input, textarea, select, dialog")) return null;
  const letter = event.key.toLowerCase();
  // A button that has the focus is pressed by Enter itself.
  if (letter === "enter" && target.closest("button, a")) return null;
  return letter.startsWith("arrow") && target !== document.body ? null : letter;
}
