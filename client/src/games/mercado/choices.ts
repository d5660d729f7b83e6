/**
 * The game's notation, read and written: `stall fish d3`, `customers 2 fish+flower Nb`,
 * `restaurant pub c3`, `take fish`, `coin`, `exchange hand`, `specialise fish`.
 *
 * A piece is what one picks up, a choice without its place: `stall fish`.
 */
import type { Good, Preview, Restaurant } from "$types/server";

export type Piece =
  | { kind: "stall"; good: Good }
  | { kind: "customers"; customers: number; goods: Good[] }
  | { kind: "restaurant"; restaurant: Restaurant };

export type Choice =
  | { kind: "put"; piece: Piece; name: string; place: string }
  | { kind: "take"; good: Good }
  | { kind: "specialise"; good: Good }
  | { kind: "exchange"; what: "hand" | "display" }
  | { kind: "coin" };

export const stallPiece = (good: Good) => `stall ${good}`;
export const restaurantPiece = (kind: Restaurant) => `restaurant ${kind}`;
export const customersPiece = (customers: number, goods: readonly Good[]) =>
  `customers ${customers} ${goods.join("+")}`;

/** The piece that a text such as `customers 2 fish+flower` names. */
export function readPiece(text: string): Piece | null {
  const [word, first = "", second = ""] = text.split(" ");
  if (word === "stall") return { kind: "stall", good: first as Good };
  if (word === "restaurant") return { kind: "restaurant", restaurant: first as Restaurant };
  if (word !== "customers") return null;
  return { kind: "customers", customers: Number(first), goods: second.split("+") as Good[] };
}

/** The choice that a text means; null if it is none of this game. */
export function readChoice(text: string): Choice | null {
  const words = text.split(" ");
  const [word, what = ""] = words;
  if (text === "coin") return { kind: "coin" };
  if (word === "take" || word === "specialise") return { kind: word, good: what as Good };
  if (word === "exchange") return { kind: "exchange", what: what === "hand" ? "hand" : "display" };
  const name = words.slice(0, -1).join(" ");
  const piece = readPiece(name);
  return piece && { kind: "put", piece, name, place: words.at(-1) ?? "" };
}

/** The place that a choice is for, or a place itself; null: it has none. */
export function placeOf(text: string): string | null {
  if (/^([a-e][1-5]|[NS][a-e]|[WE][1-5])$/.test(text)) return text;
  const choice = readChoice(text);
  return choice?.kind === "put" ? choice.place : null;
}

/** What may be done with a piece, by place. */
export function optionsOf(previews: readonly Preview[], piece: string | null): Map<string, Preview> {
  const found = new Map<string, Preview>();
  if (!piece) return found;
  for (const preview of previews) {
    const choice = readChoice(preview.text);
    if (choice?.kind === "put" && choice.name === piece) found.set(choice.place, preview);
  }
  return found;
}

/** The pieces that may be put somewhere. */
export function movable(previews: readonly Preview[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of previews) {
    const choice = readChoice(text);
    if (choice?.kind === "put") found.add(choice.name);
  }
  return found;
}

export const exactly = (previews: readonly Preview[], text: string) =>
  previews.find((preview) => preview.text === text) ?? null;

const given = (preview: Preview) => Object.values(preview.others).reduce((sum, coins) => sum + coins, 0);

/** Which of two brings more: the higher net, then the one that gives others less. */
function compare(one: Preview, other: Preview): number {
  return other.net - one.net || given(one) - given(other);
}

/**
 * The places that earn most, all that are equal. If every place is equal nothing stands out; a
 * single place does.
 */
export function bestPlaces(options: ReadonlyMap<string, Preview>): Set<string> {
  const sorted = [...options].toSorted(([, one], [, other]) => compare(one, other));
  const top = sorted[0];
  if (!top) return new Set();
  const best = sorted.filter(([, preview]) => compare(preview, top[1]) === 0);
  const nothing = best.length === sorted.length && sorted.length > 1;
  return new Set(nothing ? [] : best.map(([place]) => place));
}

/** The most that a piece can bring, net; null if it cannot be put anywhere. */
export function bestNet(previews: readonly Preview[], piece: string): number | null {
  const nets = [...optionsOf(previews, piece).values()].map((preview) => preview.net);
  return nets.length ? Math.max(...nets) : null;
}
