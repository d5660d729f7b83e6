/** What all parts of the table need to know, and the few things that are being chosen. */
import { getContext, setContext } from "svelte";
import { sameAction } from "$lib/actions";
import { settings } from "$lib/settings.svelte";
import type { Mark } from "../index";
import type {
  Action,
  Card,
  Event,
  MachiKoroEvent,
  MachiKoroOutlook,
  MachiKoroView,
  Preview,
  Step,
} from "$types/server";
import { apply } from "./apply";
import { type Building, isLandmark } from "./cards";
import { NO_CHOICES, cardsToGive, cardsToTake, groupPreviews } from "./choices";
import { totals } from "./layout";
import { oddsOf } from "./odds";
import { type Spot, spotOf } from "./spots";
import { gains, turnsOf } from "./turns";

/** What is being shown while coins travel. */
export interface Moving {
  /** The events of this change that have been shown so far. */
  events: MachiKoroEvent[];
  /** The step that is shown, and how many of its events have been. */
  at: { number: number; events: number };
  dice?: number[];
  rolling?: boolean;
  tuna?: boolean;
  /** Who rolls, and what the dice that lie now add up to, before the view knows it. */
  roller?: number;
  total?: number;
}

/** Where the town comes from: a table, or a position to look at. */
export interface Source {
  view: MachiKoroView;
  names: string[];
  /** The seat whose view is shown; null: a spectator's. */
  viewer: number | null;
  /** All seats that are played here. */
  own: number[];
  previews: Preview[];
  /** In puzzles: nothing says what a choice would bring. */
  quiet?: boolean;
  steps: Step[];
  moving: Moving | null;
  outlook: MachiKoroOutlook | null;
  hint: Action | null;
  marks: Mark[];
  place: string | null;
  choose: ((preview: Preview) => void) | null;
  why: ((actions: Action[]) => Promise<(Event | null)[]>) | null;
}

/** Something that is explained beside where it is. */
export interface Tip {
  building: Building;
  anchor: Element;
}

/** Moves that are marked where their cards or players are. */
const PLACED = ["build", "tv", "swap"];

export class Town {
  constructor(private readonly source: () => Source) {}

  // Chosen here.
  /** The card that is to be given away in an exchange. */
  given = $state<Card | null>(null);
  /** Whose odds are shown; null: those of the player who rolls next. */
  picked = $state<number | null>(null);
  /** The total under the pointer. */
  look = $state<number | null>(null);
  /** On a phone on its side: whose city is shown; null: mine, or that of the player whose turn it is. */
  pickedCity = $state<number | null>(null);
  /** Is what was pressed shown beside the board, not over it? */
  inline = $state(false);
  /** Nothing could be built, and the turn has just passed by itself. */
  passed = $state(false);
  tip = $state.raw<Tip | null>(null);
  /** The card or landmark in the sheet. */
  sheet = $state<Building | null>(null);

  // Known.
  #from = $derived.by(() => this.source());
  view = $derived((this.#from.moving?.events ?? []).reduce(apply, this.#from.view));
  names = $derived(this.#from.names);
  viewer = $derived(this.#from.viewer);
  own = $derived(this.#from.own);
  moving = $derived(this.#from.moving);
  plus = $derived(this.view.options.plus === "yes");
  limited = $derived(this.view.options.market === "limited");
  totals = $derived(totals(this.plus));
  dice = $derived(this.moving?.dice ?? this.view.dice);
  /** The total that is lit; 0: none. */
  total = $derived(this.moving?.rolling ? 0 : (this.moving?.total ?? this.view.total));
  choices = $derived(this.#from.previews.length ? groupPreviews(this.#from.previews) : NO_CHOICES);
  quiet = $derived(this.#from.quiet ?? false);
  asked = $derived(this.#from.previews.length > 0 && this.#from.choose !== null);

  /** The turns so far, the latest last, up to what has been shown. */
  turns = $derived.by(() => {
    const at = this.moving?.at;
    const steps = at ? this.#from.steps.filter((step) => step.number <= at.number) : this.#from.steps;
    return turnsOf(steps.slice(-120), at?.events);
  });
  /** The turn that the dice on the table belong to. */
  turn = $derived.by(() => {
    const last = this.turns.at(-1);
    return last && !last.done && this.dice.length ? last : null;
  });
  /** Has the turn brought all that it brings? */
  settled = $derived(!this.moving && this.view.stage === "build");
  /** What the dice on the table have brought each seat. */
  gains = $derived(gains(this.turn?.income ?? []));

  /** Is it a position of a game that is looked back at? Then what was played is marked, not the last move. */
  reviewing = $derived(this.#from.marks.some(({ kind }) => kind === "played"));

  /** What was built last, and where. */
  last = $derived.by(() => {
    const turn = this.turns.findLast(({ done }) => done);
    return turn?.built && !this.reviewing ? { seat: turn.seat, building: turn.built } : null;
  });

  /** Seats from the top: the viewer's first; in seat order if several are played here, or none. */
  seats = $derived.by(() => {
    const all = this.view.players.map(({ seat }) => seat);
    const first = this.own.length === 1 ? (this.own[0] ?? 0) : 0;
    return [...all.slice(first), ...all.slice(0, first)];
  });
  /** Whose landmarks are shown large. */
  front = $derived(this.viewer ?? this.view.turn);
  acting = $derived(this.moving?.roller ?? this.#from.view.actor);
  city = $derived(this.pickedCity ?? this.front);

  /** Who rolls next: the seat that is to roll in this turn, or in the turn after it. */
  next = $derived.by(() => {
    const { stage, turn, next_turn } = this.view;
    return stage === "roll" || stage === "dice" || stage === "radio" ? turn : next_turn;
  });
  roller = $derived(this.picked ?? this.next);
  outlook = $derived(this.#from.outlook);
  odds = $derived(oddsOf(this.#from.outlook, this.roller, this.totals));
  /** The odds of the seat whose turn it is, for the choice of dice. */
  ownOdds = $derived(oddsOf(this.#from.outlook, this.view.turn, this.totals));

  // Marks.
  hint = $derived(this.#from.hint);
  #marks = $derived(
    this.#from.marks.map(({ kind, action, spot }) => ({
      kind,
      action: action ?? null,
      spot: spot === undefined ? null : spotOf(spot),
    })),
  );
  /** Marked moves that have no place on the board, such as how many dice: they are said in words. */
  unplaced = $derived(
    this.#from.marks.flatMap(({ kind, action }) => (action && !PLACED.includes(action.kind) ? [{ kind, action }] : [])),
  );
  /** The card that a lesson asks to build: its place in the learner's city is shown beforehand. */
  ghost = $derived.by((): Card | null => {
    const asked = this.#from.marks.find(({ kind }) => kind === "asked")?.action;
    return asked?.kind === "build" && !isLandmark(asked.building) ? asked.building : null;
  });
  place = $derived(this.#from.place);
  /** Totals that are pointed out by their number. */
  pointed = $derived(
    this.#marks.flatMap(({ spot }) => (spot?.what === "total" && spot.total <= this.totals ? [spot.total] : [])),
  );

  /** How a building is pointed out: by a hint, in a review or lesson, or by a sentence. */
  markOf(building: Building, seat?: number): string {
    const here = (action: Action | null) => {
      if (action?.kind === "build") return action.building === building && seat === undefined;
      if (action?.kind !== "swap") return false;
      return (
        (action.given === building && seat === this.view.turn) || (action.taken === building && seat === action.seat)
      );
    };
    if (here(this.hint)) return "better";
    const there = (spot: Spot | null) => {
      if (spot?.what === "market") return spot.card === building && seat === undefined;
      if (spot?.what === "landmark") return spot.landmark === building && seat === undefined;
      return spot?.what === "card" && spot.card === building && seat !== undefined;
    };
    const mark = this.#marks.find(({ action, spot }) => here(action) || there(spot));
    return mark?.kind ?? (this.place === building ? "pointed" : "");
  }

  /** How a choice without a building is pointed out, such as how many dice. */
  markFor(preview: Preview): string {
    return this.#markWhere((action) => sameAction(action, preview.action));
  }

  /** How a player to take coins from is pointed out. */
  markForSeat(seat: number): string {
    return this.#markWhere((action) => action.kind === "tv" && action.seat === seat);
  }

  #markWhere(matches: (action: Action) => boolean): string {
    if (this.hint && matches(this.hint)) return "better";
    return this.#marks.find(({ action }) => action && matches(action))?.kind ?? "";
  }

  /** How a player, a player's landmarks or the dice are pointed out. */
  markAt(what: "player" | "landmarks" | "dice", seat?: number): string {
    const mark = this.#marks.find(({ spot }) => spot?.what === what && (!("seat" in spot) || spot.seat === seat));
    return mark?.kind ?? "";
  }

  // Choosing.
  canBuild(building: Building): Preview | undefined {
    return this.asked ? this.choices.build.get(building) : undefined;
  }

  /**
   * A press on something in the market: it is built, or, where a finger pressed, explained first. Where the
   * explanation stands beside the board, a second press builds.
   */
  press(building: Building, event: MouseEvent): void {
    if (this.markOf(building) === "asked") {
      this.choose(this.canBuild(building));
      return;
    }
    if (this.inline) {
      if (this.sheet === building && this.canBuild(building)) this.choose(this.canBuild(building));
      else this.sheet = building;
      return;
    }
    const finger =
      (event as PointerEvent).pointerType === "touch" || matchMedia("(hover: none), (max-width: 699px)").matches;
    const asks = settings.confirm && this.canBuild(building) !== undefined;
    if ((finger && event.detail > 0) || asks) this.sheet = building;
    else this.choose(this.canBuild(building));
  }

  choose(preview: Preview | null | undefined): void {
    if (!preview) return;
    this.given = null;
    this.tip = null;
    this.sheet = null;
    this.#from.choose?.(preview);
  }

  /** Cards of a seat that may be picked now, during an exchange. */
  targets(seat: number): Set<Card> {
    if (!this.asked) return new Set();
    if (seat === this.view.turn) return cardsToGive(this.choices);
    return this.given === null ? new Set() : cardsToTake(this.choices, seat, this.given);
  }

  /** Picks a card for the exchange: one of mine first, then one of theirs. */
  pick(seat: number, card: Card): void {
    if (!this.targets(seat).has(card)) return;
    this.tip = null;
    if (seat === this.view.turn) {
      this.given = this.given === card ? null : card;
      return;
    }
    const found = this.choices.swap.find((one) => one.seat === seat && one.given === this.given && one.taken === card);
    this.choose(found?.preview);
  }

  /** Nothing is being chosen any more. */
  drop(): void {
    this.given = null;
    this.tip = null;
    this.sheet = null;
  }

  /** Why something cannot be built; null: it can, or the reason is not known. */
  async why(building: Building): Promise<Event | null> {
    if (!this.asked || !this.#from.why || this.choices.build.has(building)) return null;
    const [reason] = await this.#from.why([{ kind: "build", building }]);
    return reason ?? null;
  }
}

const KEY = Symbol("town");
export const provideTown = (town: Town): Town => setContext(KEY, town);
export const useTown = (): Town => getContext(KEY);
