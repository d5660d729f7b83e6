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
  Hinted,
  Present,
  Reasons,
  Rematch,
  Snapshot,
  Step,
} from "$types/server";
import { get, post } from "./api";
import { type Command, type CommandBody, type Connection, Feed, type OtherMessage } from "./feed";
import { type Playback, PlaybackQueue } from "./playback";
import { randomName } from "./random";
import { settings } from "./settings.svelte";
import { turnSound } from "./sound";
import { joined } from "./steps";
import { t } from "./words.svelte";

/** Animates a step; `table.stage` holds what the game's components need to know meanwhile. */
export type Play = (step: Step, playback: Playback, table: Table) => Promise<void>;

type ChatLine = Answers["GET /api/tables/{table}/chat"][number];

const THINKING_AFTER = 300; // milliseconds until the page says that a computer thinks
const GOES_BACK = new Set(["took-back", "agreed"]); // after these there may be fewer steps

export class Table {
  /** The latest state. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** The state that the board shows: behind `snapshot` during animations. */
  shown = $state.raw<Snapshot | null>(null);
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<Present | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
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
  #queue: PlaybackQueue<{ change: Change; snapshot: Snapshot }>;
  #thinkingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly play: (game: string) => Play | undefined = () => undefined,
  ) {
    this.#queue = new PlaybackQueue(
      ({ change }, playback) => this.#animate(change, playback),
      ({ change, snapshot }) => {
        this.#addSteps(change); // also those whose animation was skipped
        this.#display(snapshot);
      },
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
      },
    });
  }

  close(): void {
    clearTimeout(this.#thinkingTimer);
    this.#queue.clear();
    this.#feed.close();
  }

  /** Connects again, for instance after signing in. */
  reconnect(): void {
    this.#feed.reconnect();
  }

  /** The seat whose view this browser has; null for a spectator. */
  get viewer(): number | null {
    const { shown } = this;
    if (!shown?.own.length) return null;
    return shown.turn?.seat ?? shown.own[0] ?? null;
  }

  get names(): string[] {
    return this.snapshot ? seatNames(this.snapshot) : [];
  }

  /** Is it this browser's turn, and does the board show it? */
  get mine(): boolean {
    return !!this.shown?.turn && !this.sending && this.shown.version === this.snapshot?.version;
  }

  // Commands.

  async #command(body: CommandBody): Promise<Answer> {
    this.sending = true;
    this.refused = null;
    try {
      const answer = await this.#feed.command(body);
      if (answer.refused) this.refused = answer.refused;
      return answer;
    } finally {
      this.sending = false;
    }
  }

  choose(choice: number): Promise<Answer> {
    this.hint = null;
    return this.#command({ do: "choose", choice });
  }

  sit(seat?: number): Promise<Answer> {
    return this.#command({ do: "sit", nonce: randomName(), ...(seat === undefined ? {} : { seat }) });
  }

  /** Sends a command that has no arguments. */
  command(name: Exclude<Command["do"], "sit" | "choose">): Promise<Answer> {
    return this.#command({ do: name });
  }

  say(text: string): void {
    this.#feed.send({ do: "say", text });
  }

  askHint(): void {
    this.hint = null;
    this.hinting = this.#feed.send({ do: "hint" });
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
    this.hinting = false; // a hint that was asked for over the old connection will not come
    this.#display(snapshot);
    void this.#readSteps();
    void this.#readChat();
  }

  #advance(change: Change, snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.hint = null;
    if (change.event.kind === "rematched") this.rematch = change.event.table;
    if (GOES_BACK.has(change.event.kind)) void this.#readSteps();
    if (!settings.moves || document.hidden) {
      this.#queue.skip();
      this.#display(snapshot);
      this.#addSteps(change);
    } else {
      this.moving = true;
      this.#queue.push({ change, snapshot });
    }
  }

  #receive(message: OtherMessage): void {
    if (message.kind === "present") this.present = message;
    else if (message.kind === "said") this.#addChat(message);
    else if (message.kind === "hint") {
      this.hinting = false;
      if (message.refused) this.refused = message.refused;
      else this.hint = message;
    }
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

/** The seat that is to act; null: chance, or the game is over. */
export function toAct(snapshot: Snapshot): number | null {
  const who = snapshot.view?.actor;
  return typeof who === "number" ? who : null;
}

function computerActs(snapshot: Snapshot): boolean {
  const who = toAct(snapshot);
  return snapshot.state === "playing" && who !== null && !!snapshot.seats[who]?.computer;
}

/** Names of computer players, by seat. Their level is shown beside the name. */
const COMPUTERS = ["Amália", "Bento", "Catarina", "Duarte", "Eulália"];

export const computerName = (seat: number) => COMPUTERS[seat % COMPUTERS.length] ?? "";

/** The names of all players, by seat. */
export function seatNames(snapshot: Pick<Snapshot, "seats">): string[] {
  return snapshot.seats.map((seat, i) => (seat.level ? computerName(i) : seat.name || t("seat-free")));
}

/** The note beside a name, if a computer plays for the seat. */
export function seatNote(seat: Snapshot["seats"][number] | undefined): string {
  if (seat?.level) return t(`level-${seat.level}`);
  return seat?.computer ? t("computer") : "";
}
