/**
 * The socket of a table: a snapshot first, then one change for each version.
 *
 * A client that misses a version connects again and gets a new snapshot. A command is sent again
 * after each reconnection, and while the server cannot store it, until it is answered otherwise; its
 * id makes it idempotent on the server.
 */
import { engine } from "./engine/engine.svelte";
import { randomName } from "./random";
import { placeOf } from "./where.svelte";
import type { Answer, Bodies, Change, ClientMessage, ServerMessage, Snapshot } from "$types/server";

export type Command = Bodies["POST /api/tables/{table}/commands"];

/** A command without what the feed adds to it. */
export type CommandBody<C = Command> = C extends Command ? Omit<C, "id" | "version"> : never;

export type Connection = "connecting" | "open" | "lost" | "crowded" | "gone" | "signed-out";

/** Messages that are neither a snapshot nor a change. */
export type OtherMessage = Exclude<ServerMessage, Snapshot | Change>;

export interface FeedHandlers {
  /** A new snapshot replaces everything that was known. */
  snapshot: (snapshot: Snapshot) => void;
  /** The next change, and the snapshot with it applied. */
  change: (change: Change, snapshot: Snapshot) => void;
  message: (message: OtherMessage) => void;
  connection: (state: Connection) => void;
  /** The server could not store a command, which is sent again by itself. */
  waiting: (answer: Answer) => void;
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

const NO_TABLE = 4004;
const SIGNED_OUT = 4001;
const TOO_MANY = 4029;
const BANNED = 4003; // the person's own data says why
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;
/** Refusals after which the same command is sent again by itself, and the milliseconds until then. */
const SEND_AGAIN: Record<string, number> = { "not-stored": 1_000, overloaded: 500 };

interface Pending {
  command: Command;
  resolve: (answer: Answer) => void;
}

/** The snapshot after a change. */
export function applyChange(snapshot: Snapshot, change: Change): Snapshot {
  const view = { ...snapshot.view, ...change.view, ...change.mine } as Snapshot["view"];
  const unchanged = Object.keys(change.view).length === 0;
  return {
    ...snapshot,
    version: change.version,
    state: change.state,
    view: snapshot.view === null && unchanged ? null : view,
    seats: change.seats ?? snapshot.seats,
    own: change.own ?? snapshot.own,
    away: change.away ?? snapshot.away,
    notes: change.notes ?? snapshot.notes,
    commitments: change.commitments ?? snapshot.commitments,
    nonces: change.nonces ?? snapshot.nonces,
    result: change.result ?? snapshot.result,
    number: change.steps.at(-1)?.number ?? snapshot.number,
    turn: change.turn ?? null,
    due: change.due ?? null,
    since: view?.actor === snapshot.view?.actor ? snapshot.since : change.event.at,
    asked: askedAfter(snapshot, change),
    secret: change.secret ?? snapshot.secret,
    rematch: change.event.kind === "rematched" ? change.event.table : snapshot.rematch,
  };
}

/** A request to take back stands until it is granted or declined, or the game goes on. */
function askedAfter(snapshot: Snapshot, { event, view }: Change): Snapshot["asked"] {
  if (event.kind === "asked") return event;
  const granted = Object.keys(view).length > 0; // the last agreement changes the board
  return event.kind === "agreed" && !granted ? snapshot.asked : null;
}

export class Feed {
  snapshot: Snapshot | null = null;
  #socket: Socket | null = null;
  /** The socket that is being opened. */
  #opening: Socket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #lastMessageAt = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly handlers: FeedHandlers,
    private readonly open: (table: string) => Socket = placeOf(table) === "device" ? engine.open : openSocket,
  ) {
    if (placeOf(table) === "server") {
      globalThis.addEventListener("online", this.#online);
      globalThis.addEventListener("offline", this.#offline);
    }
    this.#connect();
  }

  /** Sends a command; resolves when it is answered, even if that takes a new connection. */
  command(body: CommandBody): Promise<Answer> {
    const id = randomName();
    const command = { ...body, id, version: this.snapshot?.version ?? 0 };
    return new Promise((resolve) => {
      this.#pending.set(id, { command, resolve });
      this.send(command);
    });
  }

  /** Sends a message that needs no answer. False: there is no connection. */
  send(message: ClientMessage): boolean {
    try {
      this.#socket?.send(JSON.stringify(message));
      return this.#socket !== null;
    } catch {
      return false;
    }
  }

  /** Connects again, for instance as another person. */
  reconnect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener("online", this.#online);
    globalThis.removeEventListener("offline", this.#offline);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #online = () => {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #offline = () => {
    this.#connectLater();
  };

  #connect(): void {
    this.#drop();
    this.handlers.connection(this.snapshot ? "lost" : "connecting");
    const socket = this.open(this.table);
    this.#opening = socket;
    socket.onmessage = (event) => {
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      this.#connectLater(code);
    };
    socket.onopen = () => {
      this.#opening = null;
      this.#socket = socket;
      this.#lastMessageAt = Date.now();
      this.#pings = setInterval(() => {
        this.#ping();
      }, PING_EVERY);
    };
  }

  /** A lost network closes no socket: an unanswered ping shows it. */
  #ping(): void {
    if (Date.now() - this.#lastMessageAt > PING_EVERY + PONG_WITHIN) this.#connectLater();
    else this.send({ do: "ping" });
  }

  /** Lets go of the socket. One that is still being opened is closed as soon as it is open: before, browsers complain. */
  #drop(): void {
    clearInterval(this.#pings);
    const [socket, opening] = [this.#socket, this.#opening];
    this.#socket = this.#opening = null;
    for (const one of [socket, opening]) if (one) one.onclose = one.onmessage = null;
    if (opening) {
      opening.onopen = () => {
        opening.onopen = null;
        opening.close();
      };
    }
    socket?.close();
  }

  #connectLater(code = 0): void {
    this.#drop();
    if (this.#closed) return;
    if (code === NO_TABLE || code === SIGNED_OUT || code === BANNED) {
      this.handlers.connection(code === NO_TABLE ? "gone" : "signed-out");
      return;
    }
    this.handlers.connection(code === TOO_MANY ? "crowded" : "lost");
    clearTimeout(this.#timer);
    const jitter = 0.75 + Math.random() / 2;
    this.#timer = setTimeout(() => {
      this.#connect();
    }, this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #receive(message: ServerMessage): void {
    this.#lastMessageAt = Date.now();
    if (message.kind === "table") {
      this.snapshot = message;
      this.#wait = FIRST_WAIT;
      this.handlers.connection("open");
      this.handlers.snapshot(message);
      for (const { command } of this.#pending.values()) this.send(command);
    } else if (message.kind === "change") {
      this.#apply(message);
    } else {
      if (message.kind === "answer") this.#resolve(message);
      this.handlers.message(message);
    }
  }

  #apply(change: Change): void {
    if (!this.snapshot || change.version <= this.snapshot.version) return;
    if (change.version > this.snapshot.version + 1) {
      this.#connectLater(); // a version was missed: a new connection brings a snapshot
      return;
    }
    this.snapshot = applyChange(this.snapshot, change);
    this.handlers.change(change, this.snapshot);
  }

  #resolve(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    const again = SEND_AGAIN[answer.refused?.key ?? ""];
    if (pending && again) {
      this.handlers.waiting(answer);
      const jitter = 0.5 + Math.random() / 2; // so that those who were refused together come apart
      setTimeout(() => {
        if (this.#pending.has(answer.id)) this.send(pending.command);
      }, again * jitter);
      return;
    }
    this.#pending.delete(answer.id);
    pending?.resolve(answer);
  }
}

function openSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`) as unknown as Socket;
}
