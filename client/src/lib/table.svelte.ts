/**
 * A table as a screen needs it: the latest snapshot, the snapshot that the board shows (it follows
 * when animations are done), the log, the chat, and every command.
 */
import type {
  Action,
  Answer,
  Answers,
  Change,
  Event,
  Present,
  Reasons,
  Rematch,
  Risk,
  SeatNote,
  Snapshot,
  Step,
} from "$types/server";
import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { get, post } from "./api";
import { type Command, type CommandBody, type Connection, Feed, type OtherMessage } from "./feed";
import { Hinting } from "./hinting.svelte";
import { invitationTo } from "./invitation";
import { Mixing } from "./mixing";
import { type Playback, PlaybackQueue } from "./playback";
import { keep, kept, settings } from "./settings.svelte";
import { turnSound } from "./sound";
import { joined } from "./steps";
import { computerActs, isLast, lostSeats, seatNames } from "./seating";

/** Animates a step; `table.stage` holds what the game's components need to know meanwhile. */
export type Play = (step: Step, playback: Playback, table: Table) => Promise<void>;

type ChatLine = Answers["GET /api/tables/{table}/chat"][number];

const TOLD_FOR = 8000; // milliseconds that the page says who has left or come back
const THINKING_AFTER = 300; // milliseconds until the page says that a computer thinks
/** Why there is no connection: too many of them. It is tried again in a few seconds. */
const CROWDED: Event = { key: "too-many", what: "sockets", wait: 5 };
const GOES_BACK = new Set(["took-back", "agreed"]); // after these there may be fewer steps

export class Table {
  /** The latest state. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** The state that the board shows: behind `snapshot` during animations. */
  shown = $state.raw<Snapshot | null>(null);
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What is open beside the board: what happened, or what was said. */
  talk = $state<"log" | "chat">("log");
  /** The number of the last chat message that has been seen. */
  #read = $state(0);
  present = $state.raw<Present | null>(null);
  /** Somebody has just left or come back. */
  told = $state.raw<SeatNote | null>(null);
  /** What has been said about seats and been put aside: "kind seat". */
  dismissed = new SvelteSet<string>();
  readonly hints = new Hinting(() => this.#feed.send({ do: "hint" }));
  /** A choice that waits for a second yes: it may leave no legal choice. */
  risky = $state.raw<{ choice: number; risk: number } | null>(null);
  /** A choice was taken back and none has been made since: nothing passes by itself. */
  wentBack = $state(false);
  refused = $state.raw<Event | null>(null);
  connection = $state<Connection>("connecting");
  rematch = $state<string | null>(null);
  /** A command has been sent and not answered yet. */
  sending = $state(false);
  /** The computer to act has been thinking long enough to say so. */
  thinking = $state(false);
  moving = $state(false);
  /** State of the game's animations, such as rolling dice. */
  stage = $state<Record<string, unknown>>({});

  #feed: Feed;
  #mixing: Mixing;
  #queue: PlaybackQueue<{ change: Change; snapshot: Snapshot }>;
  #thinkingTimer: ReturnType<typeof setTimeout> | undefined;
  #toldTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly play: (game: string) => Play | undefined = () => undefined,
  ) {
    this.#read = Number(kept(`read-${id}`)) || 0;
    this.#queue = new PlaybackQueue(
      ({ change }, playback) => this.#animate(change, playback),
      ({ change, snapshot }) => {
        this.#addSteps(change); // also those whose animation was skipped
        this.#display(snapshot);
      },
      undefined,
      () => settings.pace || 1,
    );
    this.#feed = new Feed(id, {
      snapshot: (snapshot) => {
        this.#replace(snapshot);
      },
      change: (change, snapshot) => {
        this.#advance(change, snapshot);
      },
      message: (message) => {
        this.#receive(message);
      },
      connection: (state) => {
        this.connection = state;
        if (state === "crowded") this.refused = CROWDED;
        else if (state === "open" && this.refused === CROWDED) this.refused = null;
      },
      waiting: ({ refused }) => {
        this.refused = refused ?? null;
      },
    });
    this.#mixing = new Mixing(id, this.#feed);
  }

  close(): void {
    clearTimeout(this.#thinkingTimer);
    clearTimeout(this.#toldTimer);
    this.#queue.clear();
    this.#feed.close();
  }

  /** Connects again, for instance after signing in. */
  reconnect(): void {
    this.#feed.reconnect();
  }

  get hint(): Hinting["hint"] {
    return this.hints.hint;
  }

  /** The seat whose view this browser has; null for a spectator. */
  get viewer(): number | null {
    const { shown } = this;
    if (!shown) return null;
    return shown.turn?.seat ?? shown.own[0] ?? lostSeats(shown)[0] ?? null;
  }

  get names(): string[] {
    return this.snapshot ? seatNames(this.snapshot) : [];
  }

  /** Is it this browser's turn, and does the board show it? */
  get mine(): boolean {
    return !!this.shown?.turn && !this.sending && this.shown.version === this.snapshot?.version;
  }

  /** How many chat messages of others have not been seen yet: mine may come back when the chat is closed. */
  get unread(): number {
    return this.chat.filter(({ number, mine }) => number > this.#read && !mine).length;
  }

  /** The chat is in view: everything in it has been seen, also after a reload. */
  readChat(): void {
    this.#read = Math.max(this.#read, this.chat.at(-1)?.number ?? 0);
    keep(`read-${this.id}`, String(this.#read));
  }

  // Commands.

  async #command(body: CommandBody): Promise<Answer> {
    this.sending = true;
    this.refused = null;
    try {
      const answer = await this.#feed.command(body);
      this.refused = answer.refused ?? null;
      return answer;
    } finally {
      this.sending = false;
    }
  }

  /** Makes a choice; in a game alone, one that may leave no legal choice is asked about first. */
  async choose(choice: number): Promise<void> {
    this.hints.hint = null;
    if (this.snapshot?.seats.length === 1) {
      const risk = await this.#riskOf(choice);
      if (risk) {
        this.risky = { choice, risk };
        return;
      }
    }
    await this.makeChoice(choice);
  }

  async makeChoice(choice: number): Promise<void> {
    this.risky = null;
    this.wentBack = false;
    await this.#command({ do: "choose", choice });
  }

  async #riskOf(choice: number): Promise<number> {
    this.sending = true;
    try {
      return (await get<Risk>(`/api/tables/${this.id}/risk?choice=${choice}`)).risk;
    } catch {
      return 0; // a warning that cannot be had must not hold up the game
    } finally {
      this.sending = false;
    }
  }

  sit(seat?: number): Promise<Answer> {
    return this.#command({ do: "sit", invitation: invitationTo(this.id), ...(seat === undefined ? {} : { seat }) });
  }

  /** Sends a command that has no arguments. */
  command(name: Exclude<Command["do"], "sit" | "remove" | "commit" | "reveal" | "choose" | "claim">): Promise<Answer> {
    return this.#command({ do: name });
  }

  /** As the host, before the game begins. */
  remove = (seat: number): Promise<Answer> => this.#command({ do: "remove", seat });

  /** Says that somebody is gone, and ends the game if nobody else is left. */
  async claim(seat: number): Promise<void> {
    const { refused } = await this.#command({ do: "claim", seat });
    if (!refused && this.snapshot && isLast(this.snapshot)) await this.command("end");
  }

  say(text: string): void {
    this.#feed.send({ do: "say", text });
  }

  askHint(): void {
    this.hints.ask(this.snapshot);
  }

  /** Why each of these actions is not legal now, in their order; null: it is legal. */
  async why(actions: readonly Action[]): Promise<(Event | null)[]> {
    const choices = actions.map((action) => JSON.stringify(action));
    const query = new URLSearchParams(choices.map((choice) => ["choice", choice]));
    const { reasons } = await get<Reasons>(`/api/tables/${this.id}/why?${query.toString()}`);
    return choices.map((choice) => reasons[choice] ?? null);
  }

  askRematch(): Promise<Rematch> {
    return post(`/api/tables/${this.id}/rematch`);
  }

  /** Finishes all animations at once. */
  skip(): void {
    this.#queue.skip();
  }

  // Messages from the server.

  #replace(snapshot: Snapshot): void {
    this.#queue.clear();
    this.snapshot = snapshot;
    this.rematch = snapshot.rematch;
    this.#display(snapshot);
    this.hints.resume(snapshot); // one that was asked for over the old connection will not come
    void this.#mixing.look();
    void this.#readSteps();
    void this.#readChat();
  }

  #advance(change: Change, snapshot: Snapshot): void {
    this.snapshot = snapshot;
    void this.#mixing.look();
    this.hints.hint = null;
    this.thinking = false; // who was thinking has acted
    clearTimeout(this.#thinkingTimer);
    if (change.event.kind === "rematched") this.rematch = change.event.table;
    if (change.event.kind === "left" || change.event.kind === "returned") this.#tell(snapshot.notes.at(-1) ?? null);
    if (GOES_BACK.has(change.event.kind)) {
      this.wentBack = true;
      void this.#readSteps();
    }
    if (!settings.moves || document.hidden) {
      this.#queue.skip();
      this.#display(snapshot);
      this.#addSteps(change);
    } else {
      this.moving = true;
      this.#queue.push({ change, snapshot });
    }
  }

  #tell(note: SeatNote | null): void {
    this.told = note;
    clearTimeout(this.#toldTimer);
    this.#toldTimer = setTimeout(() => (this.told = null), TOLD_FOR);
  }

  #receive(message: OtherMessage): void {
    if (message.kind === "present") this.present = message;
    else if (message.kind === "said") this.#addChat(message);
    else if (message.kind === "hint") this.refused = this.hints.receive(message, this.snapshot) ?? this.refused;
    else if (message.kind === "error" && message.refused) this.refused = message.refused;
  }

  #addChat(line: ChatLine): void {
    if (!this.chat.some((one) => one.number === line.number)) this.chat = [...this.chat, line];
  }

  async #animate(change: Change, playback: Playback): Promise<void> {
    const play = this.snapshot && this.play(this.snapshot.game);
    this.#addSteps(change);
    for (const step of change.steps) {
      if (playback.skipped) break;
      await play?.(step, playback, this);
    }
    this.stage = {};
  }

  #addSteps(change: Change): void {
    this.steps = joined(this.steps, change.steps);
  }

  #display(snapshot: Snapshot): void {
    if (snapshot.turn && this.shown && !this.shown.turn) turnSound();
    this.shown = snapshot;
    this.moving = this.#queue.busy;
    clearTimeout(this.#thinkingTimer);
    this.thinking = false;
    if (!computerActs(snapshot)) return;
    this.#thinkingTimer = setTimeout(() => (this.thinking = true), THINKING_AFTER);
  }

  async #readSteps(): Promise<void> {
    try {
      const before = new Set(this.steps);
      const read = await get<Step[]>(`/api/tables/${this.id}/steps`);
      const since = this.steps.filter((step) => !before.has(step)); // came while the request was under way
      this.steps = joined(read, since);
    } catch {
      // the log fills again with the next change; the table itself is complete without it
    }
  }

  async #readChat(): Promise<void> {
    try {
      this.chat = await get<ChatLine[]>(`/api/tables/${this.id}/chat`);
    } catch {
      // new messages still arrive over the socket
    }
  }
}

export { isLast, lostSeats, seatNames, seatNote, toAct } from "./seating";

const KEY = Symbol("table");
export const provideTable = (table: Table): Table => setContext(KEY, table);
/** The table that is played at; nothing in lessons and reviews. */
export const useTable = () => getContext<Table | undefined>(KEY);
