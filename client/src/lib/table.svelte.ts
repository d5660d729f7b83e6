/**
 * A table as a screen needs it: what is true (`whole`), what is shown (`shown`, which follows when
 * the coins have landed), what was said and done, and everything one can do.
 */
import type { Answer, Change, Event, Hinted, Line, Present, Rematch, Step, Told, Whole } from "$types/server";
import { get, post } from "./api";
import { type Command, type Connection, Feed, type Wish } from "./feed";
import { Queue, type Show } from "./queue";
import { randomName } from "./random";
import { settings } from "./settings.svelte";
import { turnSound } from "./sound";
import { joined } from "./steps";
import { t } from "./words.svelte";

/** How a game shows what happens; `stage` is for whatever its components want to know meanwhile. */
export type Play = (step: Step, show: Show, table: Table) => Promise<void>;

const THINKING_SHOWS = 300;
const GOES_BACK = new Set(["took-back", "agreed"]); // after these there may be fewer steps

export class Table {
  /** The latest that is known. */
  whole = $state.raw<Whole | null>(null);
  /** What the board shows: behind `whole` while something moves. */
  shown = $state.raw<Whole | null>(null);
  steps = $state.raw<Step[]>([]);
  lines = $state.raw<Line[]>([]);
  present = $state.raw<Present | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  refused = $state.raw<Event | null>(null);
  connection = $state<Connection>("connecting");
  rematch = $state<string | null>(null);
  /** A command is on its way. */
  sending = $state(false);
  /** The computer to act has been thinking long enough to say so. */
  thinking = $state(false);
  moving = $state(false);
  /** For the components of a game while something is shown, such as dice that roll. */
  stage = $state<Record<string, unknown>>({});

  #feed: Feed;
  #queue: Queue<{ change: Change; whole: Whole }>;
  #thought: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly play: (game: string) => Play | undefined = () => undefined,
  ) {
    this.#queue = new Queue(
      ({ change }, show) => this.#show(change, show),
      ({ change, whole }) => {
        this.#note(change); // what was skipped has happened all the same
        this.#hold(whole);
      },
    );
    this.#feed = new Feed(id, {
      table: (whole) => this.#all(whole),
      change: (change, whole) => this.#change(change, whole),
      told: (message) => this.#told(message),
      connection: (state) => (this.connection = state),
    });
  }

  close(): void {
    clearTimeout(this.#thought);
    this.#queue.clear();
    this.#feed.close();
  }

  /** Whoever has just become somebody comes to the table anew. */
  reconnect(): void {
    this.#feed.reconnect();
  }

  // Who and when.

  /** The seat through whose eyes this browser looks; null for a watcher. */
  get eye(): number | null {
    const { shown } = this;
    if (!shown?.own.length) return null;
    return shown.turn?.seat ?? shown.own[0] ?? null;
  }

  get names(): string[] {
    return this.whole ? seatNames(this.whole) : [];
  }

  /** Is one asked to choose, and does the board show it? */
  get mine(): boolean {
    return !!this.shown?.turn && !this.sending && this.shown.version === this.whole?.version;
  }

  // What one can do.

  async do(wish: Wish): Promise<Answer> {
    this.sending = true;
    this.refused = null;
    try {
      const answer = await this.#feed.do(wish);
      if (answer.refused) this.refused = answer.refused;
      return answer;
    } finally {
      this.sending = false;
    }
  }

  choose(choice: number | string): Promise<Answer> {
    this.hint = null;
    return this.do({ do: "choose", choice } as Wish);
  }

  sit(seat?: number): Promise<Answer> {
    const wish = { do: "sit", nonce: randomName(), ...(seat === undefined ? {} : { seat }) };
    return this.do(wish as Wish);
  }

  simply(what: Exclude<Command["do"], "sit" | "choose">): Promise<Answer> {
    return this.do({ do: what } as Wish);
  }

  say(text: string): void {
    this.#feed.ask({ do: "say", text });
  }

  askHint(): void {
    this.hint = null;
    this.hinting = this.#feed.ask({ do: "hint" });
  }

  /** Why choices (in the game's notation) are not possible now; null: they are. */
  async why(choices: readonly string[]): Promise<Record<string, Event | null>> {
    const query = new URLSearchParams(choices.map((choice) => ["choice", choice]));
    const told = await get<{ reasons: Record<string, Event | null> }>(`/api/tables/${this.id}/why?${query}`);
    return told.reasons;
  }

  askRematch(): Promise<Rematch> {
    return post(`/api/tables/${this.id}/rematch`);
  }

  /** Whatever moves is there now. */
  skip(): void {
    this.#queue.skip();
  }

  // What one is told.

  #all(whole: Whole): void {
    this.#queue.clear();
    this.whole = whole;
    this.rematch = whole.rematch;
    this.hinting = false; // whoever was thinking has nobody to tell any more
    this.#hold(whole);
    void this.#readSteps();
    void this.#readLines();
  }

  #change(change: Change, whole: Whole): void {
    this.whole = whole;
    this.hint = null;
    if (GOES_BACK.has(change.what.kind)) void this.#readSteps();
    if (!settings.moves || document.hidden) {
      this.#queue.skip();
      this.#hold(whole);
      this.#note(change);
    } else {
      this.moving = true;
      this.#queue.push({ change, whole });
    }
  }

  #told(message: Told): void {
    if (message.kind === "present") this.present = message;
    else if (message.kind === "said") this.#said(message);
    else if (message.kind === "rematch") this.rematch = message.table;
    else if (message.kind === "hint") {
      this.hinting = false;
      if (message.refused) this.refused = message.refused;
      else this.hint = message;
    }
  }

  #said(line: Line): void {
    if (!this.lines.some((one) => one.number === line.number)) this.lines = [...this.lines, line];
  }

  async #show(change: Change, show: Show): Promise<void> {
    const play = this.whole && this.play(this.whole.game);
    this.#note(change);
    for (const step of change.steps) {
      if (show.skipped) break;
      await play?.(step, show, this);
    }
    this.stage = {};
  }

  /** Adds the steps of a change to what happened. */
  #note(change: Change): void {
    this.steps = joined(this.steps, change.steps);
  }

  #hold(whole: Whole): void {
    if (whole.turn && this.shown && !this.shown.turn) turnSound();
    this.shown = whole;
    this.moving = this.#queue.busy;
    clearTimeout(this.#thought);
    this.thinking = false;
    if (computerActs(whole)) this.#thought = setTimeout(() => (this.thinking = true), THINKING_SHOWS);
  }

  async #readSteps(): Promise<void> {
    try {
      const asked = new Set(this.steps);
      const read = await get<Step[]>(`/api/tables/${this.id}/steps`);
      const since = this.steps.filter((step) => !asked.has(step)); // has happened meanwhile
      this.steps = joined(read, since);
    } catch {
      // the log fills again with the next change; the table itself is complete without it
    }
  }

  async #readLines(): Promise<void> {
    try {
      this.lines = await get<Line[]>(`/api/tables/${this.id}/lines`);
    } catch {
      // as above
    }
  }
}

/** The seat that is to act as everybody sees it; null if it is chance's turn or nobody's. */
export function toAct(whole: Whole): number | null {
  const who = (whole.view as { actor?: unknown } | null)?.actor;
  return typeof who === "number" ? who : null;
}

function computerActs(whole: Whole): boolean {
  const who = toAct(whole);
  return whole.state === "playing" && who !== null && !!whole.seats[who]?.computer;
}

/** Computers have names, too: the market people's. Their level is told beside it. */
const COMPUTERS = ["Amália", "Bento", "Catarina", "Duarte", "Eulália"];

export const computerName = (seat: number) => COMPUTERS[seat % COMPUTERS.length] ?? "";

/** What everybody at a table is called. */
export function seatNames(whole: Pick<Whole, "seats">): string[] {
  return whole.seats.map((seat, i) => (seat.level ? computerName(i) : seat.name || t("seat-free")));
}

/** What is said beside the name of whoever is no person, or no longer one. */
export function seatNote(seat: Whole["seats"][number] | undefined): string {
  if (seat?.level) return t(`level-${seat.level}`);
  return seat?.computer ? t("computer") : "";
}
