/**
 * A game to look back at: its choices, any position of it, and its review. Positions are asked for
 * when they are looked at and kept; neighbours are asked for beforehand, so stepping is instant.
 */
import { ApiError, get, post } from "$lib/api";
import { ensurePerson } from "$lib/me.svelte";
import { roundIn } from "$lib/steps";
import { seatNames } from "$lib/table.svelte";
import { placeOf } from "$lib/where.svelte";
import { t } from "$lib/words.svelte";
import { LEVELS } from "$types/catalogue";
import type {
  GameReview,
  History,
  Position,
  RecordWithText,
  Review,
  Reviewed,
  Snapshot,
  Step,
  View,
} from "$types/server";

export type Source = "table" | "record";

const AHEAD = [1, -1, 2, 3, -2]; // neighbours, the likeliest first
const POLL = 1200; // milliseconds between questions how far the review is
const levels: readonly string[] = LEVELS; // a record names computer players by their level

/** What is shown of a moment: the position before a choice, and the choice. */
export class Replay {
  game = $state("");
  steps = $state.raw<Step[]>([]);
  history = $state.raw<History | null>(null);
  /** The table that it was played at; none: it comes from a file. */
  table = $state.raw<Snapshot | null>(null);
  over = $state(false);
  own = $state.raw<number[]>([]);
  failure = $state<"" | "no-game" | "not-begun" | "offline">("");
  review = $state.raw<Review | null>(null);
  starting = $state(false);
  /** Why the review could not be started. */
  unable = $state.raw<unknown>(null);
  /** Which choice, from 0; as many as there are: the end. */
  at = $state(0);
  /** The latest position that is there, which may lag behind `at` for a moment. */
  position = $state.raw<Position | null>(null);

  #names = $state.raw<() => string[]>(() => []);
  #positions = new Map<number, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #mine = false; // have I played it, even if I left before its end?

  constructor(
    readonly source: Source,
    readonly id: string,
  ) {}

  get path(): string {
    return `/api/${this.source}s/${this.id}`;
  }

  get names(): string[] {
    return this.#names();
  }

  /** The choices of players: chance follows them and is no stop of its own. */
  stops = $derived.by(() => this.steps.filter((step) => step.actor !== null));

  get stop(): Step | null {
    return this.stops[this.at] ?? null;
  }

  /** The number of a step among the choices of players, from 1; chance counts to the choice after it. */
  placeOf = (number: number): number => {
    const index = this.stops.findIndex((step) => step.number >= number);
    return (index < 0 ? this.stops.length : index) + 1;
  };

  /** What is counted, perhaps not all of the game yet. */
  counted = $derived.by((): GameReview | null => this.review?.review ?? null);

  found = $derived.by((): Reviewed[] => this.counted?.moves ?? []);

  /** Is the game being reviewed, or about to be? */
  get running(): boolean {
    return this.starting || this.review?.state === "running";
  }

  /** Is the move that is looked at still to be counted? */
  get pending(): boolean {
    return this.review?.state === "running" && !!this.stop && this.at >= (this.counted?.done ?? 0);
  }

  get reviewed(): Reviewed | null {
    return this.found.find((one) => one.number === this.stop?.number) ?? null;
  }

  /** The round of the move that is looked at, from 1; 0: one plays alone. */
  round = $derived.by((): number => {
    if (this.names.length < 2) return 0;
    return roundIn(this.stops.slice(0, this.at + 1).map(({ actor }) => actor));
  });

  /** What had happened before the position that is shown. */
  before = $derived.by((): Step[] => this.steps.slice(0, this.position?.number ?? 0));

  /** How it ended, if it did. */
  ending = $state.raw<View["result"]>(null);

  /** Loads the game; `begin`: one's own game, if it is over, is reviewed without being asked. */
  async load(number: number | null, begin = false): Promise<void> {
    try {
      await (this.source === "table" ? this.#table() : this.#record());
      this.steps = await get<Step[]>(`${this.path}/steps`);
    } catch (error) {
      this.failure = error instanceof ApiError && error.status === 0 ? "offline" : "no-game";
      return;
    }
    if (this.#closed) return; // the screen was left meanwhile
    if (!this.stops.length) {
      this.failure = "not-begun";
      return;
    }
    this.go(number === null ? 0 : this.placeOf(number) - 1);
    void get<History>(`${this.path}/history`)
      .then((history) => (this.history = history))
      .catch(() => undefined);
    if (!this.over) return;
    if (begin && this.#mine) void this.start();
    else void this.#follow();
  }

  async #table(): Promise<void> {
    const snapshot = await get<Snapshot>(this.path);
    this.table = snapshot;
    this.game = snapshot.game;
    this.over = snapshot.state === "over";
    this.own = snapshot.own;
    this.#mine = snapshot.own.length + snapshot.away.length > 0;
    this.ending = snapshot.view?.result ?? null;
    this.#names = () => seatNames(snapshot);
  }

  async #record(): Promise<void> {
    const record = await get<RecordWithText>(this.path);
    this.game = record.game;
    this.over = record.over;
    this.ending = record.result;
    this.#names = () => record.players.map((name) => (levels.includes(name) ? t(`level-${name}`) : name));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  // The position.

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.stops.length, at));
    const wanted = this.#number(this.at);
    void this.#ask(wanted).then((position) => {
      if (!this.#closed && this.#number(this.at) === wanted) this.position = position;
    });
    for (const step of AHEAD) {
      const near = this.at + step;
      if (near >= 0 && near <= this.stops.length) void this.#ask(this.#number(near)).catch(() => undefined);
    }
  }

  /** Choices before this stop, chance's included. */
  #number(at: number): number {
    const stop = this.stops[at];
    return stop ? stop.number - 1 : this.steps.length;
  }

  #ask(number: number): Promise<Position> {
    let known = this.#positions.get(number);
    if (!known) {
      known = get<Position>(`${this.path}/positions/${number}?outlook=true${this.over ? "&previews=true" : ""}`);
      this.#positions.set(number, known);
      known.catch(() => this.#positions.delete(number));
    }
    return known;
  }

  // The review.

  async start(): Promise<void> {
    [this.starting, this.unable] = [true, null];
    try {
      await ensurePerson(placeOf(this.id));
      this.review = await post<Review>(`${this.path}/review`);
      if (!this.#closed) void this.#follow();
    } catch (error) {
      this.unable = error;
    } finally {
      this.starting = false;
    }
  }

  async #follow(): Promise<void> {
    try {
      this.review = await get<Review>(`${this.path}/review`);
    } catch {
      // asked again below if one is under way
    }
    if (this.#closed || this.review?.state !== "running") return;
    this.#timer = setTimeout(() => void this.#follow(), POLL);
  }
}
