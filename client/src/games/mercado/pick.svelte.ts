/**
 * What a person has picked up and is looking at, before anything is chosen: select, preview,
 * confirm. At a table and in lessons alike.
 */
import { tick } from "svelte";
import type { Event, Good, MercadoView, Preview } from "$types/server";
import { bestPlaces, exactly, movable, optionsOf, readChoice, readPiece } from "./choices";
import { type Look, looks, refusedTexts } from "./look";

/** What is known of the game that one picks in. */
export interface Game {
  view: MercadoView;
  previews: readonly Preview[];
  /** Changes with the position. */
  version: number;
  names: readonly string[];
  /** Whose hand is shown. */
  eye: number | null;
  mine: boolean;
  /** The place that is meant, in lessons. */
  meant?: string | null;
  choose(preview: Preview): void;
  why?(texts: string[]): Promise<Record<string, Event | null>>;
}

export type Tab = "stall" | "customers" | "restaurant" | "coin";

export class Picking {
  /** The piece that is picked up, as `stall fish`. */
  piece = $state<string | null>(null);
  /** Which one of equal tiles it was. */
  slot = $state<string | null>(null);
  /** A piece that is only pointed at. */
  over = $state<string | null>(null);
  /** The place that is looked at. */
  place = $state<string | null>(null);
  /** A coin is about to be taken. */
  coin = $state(false);
  /** The good that is about to be named (challenge 1). */
  named = $state<Good | null>(null);
  /** On the phone: which action is shown. */
  tab = $state<Tab>("stall");
  #reasons = $state.raw<Record<string, Record<string, Event | null>>>({});
  #asked = new Set<string>();

  constructor(private readonly source: () => Game) {}

  get game(): Game {
    return this.source();
  }

  shown = $derived.by(() => (this.game.mine ? (this.over ?? this.piece) : null));
  faint = $derived(this.over !== null && this.over !== this.piece);
  movable = $derived.by(() => movable(this.game.previews));
  options = $derived.by(() => optionsOf(this.game.previews, this.shown));
  looks = $derived.by((): Map<string, Look> => {
    if (!this.shown) return new Map();
    const { view } = this.game;
    const place = this.faint ? null : this.place;
    return looks({ view, piece: this.shown, options: this.options, reasons: this.reasons, place });
  });
  /** What would be chosen now. */
  ready = $derived.by((): Preview | null => {
    const { previews, mine } = this.game;
    if (!mine) return null;
    if (this.coin) return exactly(previews, "coin");
    if (this.named) return exactly(previews, `specialise ${this.named}`);
    return this.piece && this.place ? exactly(previews, `${this.piece} ${this.place}`) : null;
  });

  get reasons(): Record<string, Event | null> {
    return this.#reasons[`${this.game.version} ${this.shown}`] ?? {};
  }

  /** Asks why the shown piece cannot go where it cannot; once for each position. */
  async askWhy(): Promise<void> {
    const { view, version, why } = this.game;
    const piece = this.shown;
    const key = `${version} ${piece}`;
    if (!piece || !why || this.#asked.has(key)) return;
    this.#asked.add(key);
    const texts = refusedTexts({ view, piece, options: this.options });
    if (!texts.length) return;
    try {
      this.#reasons = { ...this.#reasons, [key]: await why(texts) };
    } catch {
      this.#asked.delete(key); // squares stay hatched; the next look asks again
    }
  }

  /** Picks a piece up, or drops it if it is the one. */
  select(piece: string, slot: string = piece): void {
    if (this.piece === piece && this.slot === slot) {
      this.drop();
      return;
    }
    this.coin = false;
    this.over = null;
    this.piece = piece;
    this.slot = slot;
    this.tab = (readPiece(piece)?.kind as Tab) ?? this.tab;
    const options = optionsOf(this.game.previews, piece);
    const meant = this.game.meant;
    this.look(meant && options.has(meant) ? meant : (this.best(options) ?? options.keys().next().value ?? null));
  }

  best(options: ReadonlyMap<string, Preview> = this.options): string | null {
    return bestPlaces(options).values().next().value ?? null;
  }

  /** Looks at a place, with the keyboard's focus. */
  look(place: string | null): void {
    this.place = place;
    if (place) void tick().then(() => focusOn(`[data-place="${place}"]`));
  }

  drop(): void {
    const { slot } = this;
    this.clear();
    if (slot) focusOn(`[data-slot="${slot}"]`);
  }

  clear(): void {
    this.piece = this.slot = this.over = this.place = this.named = null;
    this.coin = false;
  }

  /** A place is pressed: that is a choice, unless it is the first touch of a finger. */
  press(place: string, first: boolean): void {
    this.place = place;
    if (this.piece && this.ready && !first) this.confirm();
  }

  askCoin(): void {
    const again = this.coin;
    this.clear();
    this.tab = "coin";
    this.coin = !again && !!exactly(this.game.previews, "coin");
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

  /** Picks up what a hint says, for one to decide. */
  follow(text: string): void {
    const choice = readChoice(text);
    this.clear();
    if (choice?.kind === "coin") this.coin = true;
    if (choice?.kind === "specialise") this.named = choice.good;
    if (choice?.kind !== "put") return;
    this.piece = this.slot = choice.name;
    this.tab = choice.piece.kind;
    this.look(choice.place);
  }
}

/** Focuses without a jump; what is hidden under the dock on a phone comes into view. */
function focusOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
