/**
 * What a person has picked up and is looking at, before anything is chosen: select, preview,
 * confirm. At a table and in lessons alike.
 */
import { tick } from "svelte";
import { settings } from "$lib/settings.svelte";
import type { Action, Event, Good, MercadoView, Preview } from "$types/server";
import { type Look, looks, quietLooks, refusedPlaces } from "./look";
import {
  type Piece,
  type Place,
  bestPlace,
  coinPreview,
  isPlacement,
  movableKeys,
  optionsOf,
  pieceKey,
  pieceOf,
  placementOf,
  placeOf,
  samePiece,
  specialisePreview,
} from "./pieces";

/** The game in which pieces are picked. */
export interface Game {
  view: MercadoView;
  previews: readonly Preview[];
  /** Changes with the position. */
  version: number;
  names: readonly string[];
  /** Whose hand is shown. */
  viewer: number | null;
  mine: boolean;
  /** In lessons: the place that is meant; and a coin is taken at once. */
  meant?: Place | null;
  lesson?: boolean;
  /** In puzzles: nothing says what a choice would bring. */
  quiet?: boolean;
  choose: (preview: Preview) => void;
  why?: (actions: Action[]) => Promise<(Event | null)[]>;
}

const TABS = ["stall", "customers", "restaurant", "coin"] as const;
export type Tab = (typeof TABS)[number];

/** Is an action of this kind chosen under a tab of its own? */
export const isTab = (kind: string | undefined): kind is Tab => TABS.includes(kind as Tab);

export class Picking {
  /** The piece that is picked up. */
  piece = $state.raw<Piece | null>(null);
  /** Which one of equal tiles it was. */
  slot = $state<string | null>(null);
  /** A piece that is only pointed at. */
  over = $state.raw<Piece | null>(null);
  /** The place that is looked at. */
  place = $state<Place | null>(null);
  /** A coin is about to be taken. */
  coin = $state(false);
  /** The good that is about to be named (challenge 1). */
  named = $state<Good | null>(null);
  /** On the phone: which action is shown. */
  tab = $state<Tab>("stall");
  #reasons = $state.raw<Record<string, Map<Place, Event | null>>>({});
  #asked = new Set<string>();
  #pressed: Place | null = null;

  constructor(private readonly source: () => Game) {}

  get game(): Game {
    return this.source();
  }

  shown = $derived.by(() => (this.game.mine ? (this.over ?? this.piece) : null));
  faint = $derived(this.over !== null && !samePiece(this.over, this.piece));
  #movable = $derived.by(() => movableKeys(this.game.previews));
  options = $derived.by(() => optionsOf(this.game.previews, this.shown));
  looks = $derived.by((): Map<Place, Look> => {
    if (!this.shown) return new Map();
    const { view } = this.game;
    const place = this.faint ? null : this.place;
    const found = looks({ view, piece: this.shown, options: this.options, reasons: this.reasons, place });
    return this.game.quiet ? quietLooks(found) : found;
  });
  /** What would be chosen now. */
  ready = $derived.by((): Preview | null => {
    const { previews, mine } = this.game;
    if (!mine) return null;
    if (this.coin) return coinPreview(previews);
    if (this.named) return specialisePreview(previews, this.named);
    return (this.place && optionsOf(previews, this.piece).get(this.place)) ?? null;
  });

  get reasons(): ReadonlyMap<Place, Event | null> {
    return (this.shown && this.#reasons[this.#reasonKey(this.shown)]) ?? new Map();
  }

  #reasonKey(piece: Piece): string {
    return `${this.game.version} ${pieceKey(piece)}`;
  }

  /** May this piece be put anywhere? */
  isMovable(piece: Piece): boolean {
    return this.#movable.has(pieceKey(piece));
  }

  /** Asks why the shown piece cannot go where it cannot; once for each position. */
  async askWhy(): Promise<void> {
    const { why } = this.game;
    const piece = this.shown;
    if (!piece || !why) return;
    const key = this.#reasonKey(piece);
    const places = refusedPlaces({ piece, options: this.options });
    if (this.#asked.has(key) || !places.length) return;
    this.#asked.add(key);
    try {
      const reasons = await why(places.map((place) => placementOf(piece, place)));
      const byPlace = new Map(places.map((place, i) => [place, reasons[i] ?? null]));
      this.#reasons = { ...this.#reasons, [key]: byPlace };
    } catch {
      this.#asked.delete(key); // squares stay hatched; the next look asks again
    }
  }

  /** Picks a piece up, or drops it if it is the one. */
  select(piece: Piece, slot: string = pieceKey(piece)): void {
    if (samePiece(this.piece, piece) && this.slot === slot) {
      this.drop();
      return;
    }
    this.coin = false;
    this.over = null;
    this.piece = piece;
    this.slot = slot;
    this.tab = piece.kind;
    const options = optionsOf(this.game.previews, piece);
    const meant = this.game.meant;
    this.look(meant && options.has(meant) ? meant : this.best(options));
  }

  best(options: ReadonlyMap<Place, Preview> = this.options): Place | null {
    return bestPlace(options);
  }

  /** Looks at a place, with the keyboard's focus. */
  look(place: Place | null): void {
    this.place = place;
    if (place) void tick().then(() => focusOn(`[data-place="${place}"]`));
  }

  drop(): void {
    const { slot } = this;
    this.clear();
    if (slot) focusOn(`[data-slot="${slot}"]`);
  }

  clear(): void {
    this.piece = this.slot = this.over = this.place = this.named = this.#pressed = null;
    this.coin = false;
  }

  /** A place is pressed: that is a choice, unless it is the first touch of a finger or one is to be asked again. */
  press(place: Place, first: boolean): void {
    const again = this.#pressed === place;
    this.place = this.#pressed = place;
    if (this.piece && this.ready && !first && (again || !settings.confirm)) this.confirm();
  }

  askCoin(): void {
    const again = this.coin;
    this.clear();
    this.tab = "coin";
    const coin = coinPreview(this.game.previews);
    if (coin && this.game.lesson) this.choose(coin);
    else this.coin = !again && coin !== null;
  }

  confirm(): void {
    const { ready } = this;
    if (ready) this.choose(ready);
  }

  choose(preview: Preview): void {
    if (!this.game.mine) return;
    this.clear();
    this.game.choose(preview);
  }

  /** Picks up what a hint proposes; the player still has to confirm. */
  follow(action: Action): void {
    this.clear();
    if (action.kind === "coin") this.coin = true;
    if (action.kind === "specialise") this.named = action.good;
    if (!isPlacement(action)) return;
    const piece = pieceOf(action); // an effect calls this, which must not depend on what is picked
    this.piece = piece;
    this.slot = pieceKey(piece);
    this.tab = action.kind;
    this.look(placeOf(action));
  }
}

/** Focuses without a jump; what is hidden under the dock on a phone comes into view. */
function focusOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
