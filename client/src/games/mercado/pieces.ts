/** Pieces and where they may go. A piece is an action without its place: a stall of fish. */
import type { Action, Entrance, Good, MercadoAction, Preview, Restaurant, SquareName } from "$types/server";

export type Place = SquareName | Entrance;

/** An action that puts a piece on a place. */
export type Placement = Extract<MercadoAction, { kind: "stall" | "customers" | "restaurant" }>;

export type Piece =
  | { kind: "stall"; good: Good }
  | { kind: "customers"; customers: number; goods: readonly Good[] }
  | { kind: "restaurant"; restaurant: Restaurant };

export const isPlacement = (action: Action | null | undefined): action is Placement =>
  action?.kind === "stall" || action?.kind === "customers" || action?.kind === "restaurant";

/** The place that an action is for; null: it has none. */
export function placeOf(action: Action | null | undefined): Place | null {
  if (!isPlacement(action)) return null;
  return action.kind === "customers" ? action.entrance : action.square;
}

export function pieceOf(action: Placement): Piece {
  if (action.kind === "stall") return { kind: "stall", good: action.good };
  if (action.kind === "restaurant") return { kind: "restaurant", restaurant: action.restaurant };
  return { kind: "customers", customers: action.customers, goods: action.goods };
}

/** The action that puts a piece on a place. */
export function placementOf(piece: Piece, place: Place): Placement {
  if (piece.kind === "customers") return { ...piece, goods: [...piece.goods], entrance: place as Entrance };
  return { ...piece, square: place as SquareName };
}

/** A name for equal pieces, for keys and attributes. */
export function pieceKey(piece: Piece): string {
  if (piece.kind === "stall") return `stall-${piece.good}`;
  if (piece.kind === "restaurant") return `restaurant-${piece.restaurant}`;
  return `customers-${piece.customers}-${piece.goods.join("-")}`;
}

export const samePiece = (one: Piece | null, other: Piece | null) =>
  one === other || (one !== null && other !== null && pieceKey(one) === pieceKey(other));

/** Is this the piece that an action puts somewhere? */
export const isPieceOf = (piece: Piece, action: Action | null) =>
  isPlacement(action) && samePiece(pieceOf(action), piece);

/** Previews of a piece, by place. */
export function optionsOf(previews: readonly Preview[], piece: Piece | null): Map<Place, Preview> {
  const found = new Map<Place, Preview>();
  if (!piece) return found;
  for (const preview of previews) {
    const place = placeOf(preview.action);
    if (place && isPieceOf(piece, preview.action)) found.set(place, preview);
  }
  return found;
}

/** The keys of all pieces that may be put somewhere. */
export function movableKeys(previews: readonly Preview[]): Set<string> {
  const placements = previews.map(({ action }) => action).filter(isPlacement);
  return new Set(placements.map((action) => pieceKey(pieceOf(action))));
}

const givenToOthers = (preview: Preview) => Object.values(preview.others).reduce((sum, coins) => sum + coins, 0);

/** Sorts by higher net, then by what others get less of. */
function compare(one: Preview, other: Preview): number {
  return other.net - one.net || givenToOthers(one) - givenToOthers(other);
}

const MOST_BEST = 3; // more equal places than these do not stand out

/**
 * The places that earn most, all that are equal. If every place is equal nothing stands out; a
 * single place does.
 */
export function bestPlaces(options: ReadonlyMap<Place, Preview>): Set<Place> {
  const sorted = [...options].toSorted(([, one], [, other]) => compare(one, other));
  const top = sorted[0];
  if (!top) return new Set();
  const best = sorted.filter(([, preview]) => compare(preview, top[1]) === 0);
  const nothing = best.length > MOST_BEST || (best.length === sorted.length && sorted.length > 1);
  return new Set(nothing ? [] : best.map(([place]) => place));
}

/** A place that earns most, also where too many are equal to stand out; null: there is no place. */
export function bestPlace(options: ReadonlyMap<Place, Preview>): Place | null {
  return [...options].toSorted(([, one], [, other]) => compare(one, other))[0]?.[0] ?? null;
}

/** The most that a piece can bring, net; null if it cannot be put anywhere. */
export function bestNet(previews: readonly Preview[], piece: Piece): number | null {
  const nets = [...optionsOf(previews, piece).values()].map((preview) => preview.net);
  return nets.length ? Math.max(...nets) : null;
}

// Choices without a place.

const find = (previews: readonly Preview[], matches: (action: Action) => boolean) =>
  previews.find(({ action }) => matches(action)) ?? null;

export const coinPreview = (previews: readonly Preview[]) => find(previews, ({ kind }) => kind === "coin");

export const takePreview = (previews: readonly Preview[], good: Good | undefined) =>
  find(previews, (action) => action.kind === "take" && action.good === good);

export const specialisePreview = (previews: readonly Preview[], good: Good) =>
  find(previews, (action) => action.kind === "specialise" && action.good === good);

export const exchangePreview = (previews: readonly Preview[], what: "hand" | "display") =>
  find(previews, (action) => action.kind === "exchange" && action.what === what);
