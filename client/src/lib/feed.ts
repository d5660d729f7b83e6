/**
 * What happens at a table, from its socket, without a gap.
 *
 * The server tells the whole table first, then one change for each version. Whoever misses one
 * connects again and is told the whole table. A command is sent until it is answered: its id makes
 * sure that it is done once, however often the connection was lost on the way.
 */
import { randomName } from "./random";
import type { Answer, Asked, Bodies, Change, Told, Whole } from "$types/server";

export type Command = Bodies["POST /api/tables/{table}/commands"];

export type Connection = "connecting" | "open" | "lost" | "gone" | "signed-out";

export interface Hooks {
  /** How the table stands; all that was known before is replaced. */
  table(whole: Whole): void;
  /** The next change, already put over `whole`. */
  change(change: Change, whole: Whole): void;
  /** Everything else. */
  told(message: Told): void;
  connection(state: Connection): void;
}

/** As much of a WebSocket as is needed here. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

const NO_TABLE = 4004;
const SIGNED_OUT = 4001;
const PING = 15_000;
const PATIENCE = 8_000; // milliseconds that an answer to a ping may take
const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;

/** A command without what the feed adds to it. */
export type Wish<C = Command> = C extends Command ? Omit<C, "id" | "version"> : never;

interface Pending {
  command: Command;
  resolve: (answer: Answer) => void;
}

/** The whole table after a change. */
export function after(whole: Whole, change: Change): Whole {
  const view = { ...whole.view, ...change.view, ...change.mine } as Whole["view"];
  return {
    ...whole,
    version: change.version,
    state: change.state,
    view: whole.view === null && !Object.keys(change.view ?? {}).length ? null : view,
    seats: change.seats ?? whole.seats,
    own: change.own ?? whole.own,
    number: change.steps.at(-1)?.number ?? whole.number,
    turn: change.turn ?? null,
    due: change.due ?? null,
    asked: askedAfter(whole, change),
    secret: change.secret ?? whole.secret,
  };
}

/** Somebody asks to take back until it is done, or declined, or the game goes on. */
function askedAfter(whole: Whole, { what, view }: Change): Whole["asked"] {
  if (what.kind === "asked") return what;
  const done = Object.keys(view ?? {}).length > 0; // the last one has agreed: the board is another
  return what.kind === "agreed" && !done ? whole.asked : null;
}

export class Feed {
  whole: Whole | null = null;
  #line: Line | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly hooks: Hooks,
    private readonly open: (table: string) => Line = socket,
  ) {
    globalThis.addEventListener?.("online", this.#online);
    globalThis.addEventListener?.("offline", this.#offline);
    this.#connect();
  }

  /** Sends a command; resolves when it is answered, even if that takes a new connection. */
  do(wish: Wish): Promise<Answer> {
    const id = randomName();
    const command = { ...wish, id, version: this.whole?.version ?? 0 } as Command;
    return new Promise((resolve) => {
      this.#pending.set(id, { command, resolve });
      this.ask(command);
    });
  }

  /** Sends something that needs no answer. False: there is no connection. */
  ask(message: Asked): boolean {
    try {
      this.#line?.send(JSON.stringify(message));
      return this.#line !== null;
    } catch {
      return false;
    }
  }

  /** Connects anew: one has become somebody else. */
  reconnect(): void {
    this.#drop();
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.("online", this.#online);
    globalThis.removeEventListener?.("offline", this.#offline);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #online = () => {
    if (this.#closed || this.#line) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #offline = () => this.#again();

  #connect(): void {
    this.hooks.connection(this.whole ? "lost" : "connecting");
    const line = this.open(this.table);
    line.onmessage = (event) => this.#hear(JSON.parse(event.data));
    line.onclose = ({ code }) => {
      if (this.#line === line || this.#line === null) this.#again(code);
    };
    line.onopen = () => {
      this.#line = line;
      this.#heard = Date.now();
      this.#ping = setInterval(() => this.#alive(), PING);
    };
  }

  /** Is anybody there still? A network that is gone closes nothing. */
  #alive(): void {
    if (Date.now() - this.#heard > PING + PATIENCE) this.#again();
    else this.ask({ do: "ping" });
  }

  #drop(): void {
    clearInterval(this.#ping);
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onclose = line.onmessage = null;
    line.close();
  }

  #again(code = 0): void {
    this.#drop();
    if (this.#closed) return;
    if (code === NO_TABLE || code === SIGNED_OUT) {
      this.hooks.connection(code === NO_TABLE ? "gone" : "signed-out");
      return;
    }
    this.hooks.connection("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: Told): void {
    this.#heard = Date.now();
    if (message.kind === "table") {
      this.whole = message;
      this.#wait = FIRST_WAIT;
      this.hooks.connection("open");
      this.hooks.table(message);
      for (const { command } of this.#pending.values()) this.ask(command);
    } else if (message.kind === "change") {
      this.#move(message);
    } else {
      if (message.kind === "answer") this.#answered(message);
      this.hooks.told(message);
    }
  }

  #move(change: Change): void {
    if (!this.whole || change.version <= this.whole.version) return;
    if (change.version > this.whole.version + 1) {
      this.#again(); // something was missed: ask for the whole table
      return;
    }
    this.whole = after(this.whole, change);
    this.hooks.change(change, this.whole);
  }

  #answered(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    pending?.resolve(answer);
  }
}

function socket(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`) as unknown as Line;
}
