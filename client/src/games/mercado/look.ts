/** What each place of the board shows while a piece is picked: all of it follows from previews. */
import { CATALOGUE } from "$types/catalogue";
import type { Entrance, Event, MercadoEvent, MercadoView, Preview, Restaurant } from "$types/server";
import { type Piece, type Place, bestPlaces } from "./pieces";
import { PLACES, isEntrance, squareOf } from "./places";

export interface Look {
  /** What would happen here. */
  preview?: Preview;
  /** Nothing can be put here; the reason comes when it is known. */
  refused?: Event | "unknown";
  /** What would happen is not said. */
  quiet?: boolean;
  /** It earns most of all. */
  best?: boolean;
  /** What this entrance or stall pays for the choice that is looked at, and to whom. */
  pays?: { coins: number; seat: number };
  /** A restaurant makes it worth so much more. */
  helps?: number;
  /** These customers have nothing to do with it. */
  idle?: boolean;
}

type Earned = Extract<MercadoEvent, { key: "earned" }>;
const earnedIn = (preview: Preview) => preview.from.filter((event) => event.key === "earned") as unknown as Earned[];

export interface Picked {
  view: MercadoView;
  piece: Piece;
  options: ReadonlyMap<Place, Preview>;
  /** Why the piece cannot be put on a place, as far as it is known. */
  reasons: ReadonlyMap<Place, Event | null>;
  /** The place that is looked at. */
  place: Place | null;
}

/** May such a piece be put on such a place at all, if nothing stands there? */
function suits(view: MercadoView, piece: Piece, place: Place): boolean {
  const customers = piece.kind === "customers";
  if (isEntrance(place)) return customers && view.entrances[place] === null;
  const square = squareOf(view, place);
  return !customers && !square.stall && !square.open;
}

/** The places of its kind where the piece cannot go: those to ask reasons for. */
export function refusedPlaces({ piece, options }: Pick<Picked, "piece" | "options">): Place[] {
  const customers = piece.kind === "customers";
  return PLACES.filter((place) => isEntrance(place) === customers && !options.has(place));
}

export function looks(picked: Picked): Map<Place, Look> {
  const { view, piece, options, reasons } = picked;
  const best = bestPlaces(options);
  const found = new Map<Place, Look>();
  const of = (place: Place) => {
    const look = found.get(place) ?? {};
    found.set(place, look);
    return look;
  };
  for (const place of PLACES) {
    const preview = options.get(place);
    if (preview) Object.assign(of(place), { preview, best: best.has(place) });
    else if (suits(view, piece, place)) of(place).refused = reasons.get(place) ?? "unknown";
  }
  addIdle(view, piece, of);
  const looked = picked.place ? options.get(picked.place) : undefined;
  if (looked) addPays(looked, piece, of);
  return found;
}

/** Where a piece may go, and nothing of what it would bring there. */
export function quietLooks(found: ReadonlyMap<Place, Look>): Map<Place, Look> {
  const quiet = new Map<Place, Look>();
  for (const [place, { preview, refused }] of found) {
    if (preview) quiet.set(place, { preview, quiet: true });
    else if (refused) quiet.set(place, { refused });
  }
  return quiet;
}

/** Customers who do not want the good of a stall. */
function addIdle(view: MercadoView, piece: Piece, of: (place: Place) => Look): void {
  if (piece.kind !== "stall") return;
  for (const [entrance, tile] of Object.entries(view.entrances)) {
    if (tile && tile !== "barred" && !tile.goods.includes(piece.good)) of(entrance as Entrance).idle = true;
  }
}

/** Where the coins of a choice come from: entrances for a stall, stalls for customers. */
function addPays(preview: Preview, piece: Piece, of: (place: Place) => Look): void {
  const customers = piece.kind === "customers";
  for (const event of earnedIn(preview)) {
    const look = of(customers ? event.square : event.entrance);
    look.pays = { coins: (look.pays?.coins ?? 0) + event.coins, seat: event.seat };
    for (const { square } of event.restaurants) of(square).helps = CATALOGUE.mercado.improvement;
  }
}

/** For each stall that would earn: where, how much, and the restaurants beside it. */
export interface Source {
  /** The entrance that pays, or the stall that is paid. */
  place: string;
  seat: number;
  customers: number;
  value: number;
}

export function sources(preview: Preview): { from: Source[]; beside: Restaurant[] } {
  const customers = preview.action.kind === "customers";
  const events = earnedIn(preview);
  return {
    from: events.map((event) => ({
      place: customers ? event.square : event.entrance,
      seat: event.seat,
      customers: event.customers,
      value: event.value,
    })),
    beside: [...new Set(events.flatMap((event) => event.restaurants.map(({ kind }) => kind)))],
  };
}

/** Who else would earn, with the coins. */
export const otherEarners = (preview: Preview): [number, number][] =>
  Object.entries(preview.others)
    .filter(([, coins]) => coins !== 0)
    .map(([seat, coins]) => [Number(seat), coins]);

/** How many coins are missing, if that is the reason; null: it is another one. */
export function short(reason: Event | "unknown" | undefined): { cost: number; missing: number } | null {
  if (!reason || reason === "unknown" || reason.key !== "refused-cost") return null;
  return { cost: Number(reason.cost), missing: Number(reason.missing) };
}

/** How many stalls a line lacks, if that is the reason. */
export function lacking(reason: Event | "unknown" | undefined): number | null {
  if (!reason || reason === "unknown" || reason.key !== "refused-few") return null;
  return Number(reason.missing);
}
