/**
 * The engine of this device: what a server answers elsewhere is answered here, by a worker.
 *
 * It is loaded when something is first asked of it. If it fails, everything that waits for it fails
 * with it, and nothing is tried again until somebody asks for that.
 */
import type { Socket } from "../feed";
import type { EngineAnswer, FromWorker, ToWorker } from "./messages";

export type EngineState =
  | { kind: "off" }
  | { kind: "loading"; bytes: number; of: number }
  | { kind: "starting" }
  | { kind: "ready" }
  | { kind: "failed"; why: "download" | "start"; detail: string };

/** The engine cannot be had. */
export class EngineFailed extends Error {}

/** The part of a Worker that is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (message: ToWorker) => void;
  terminate: () => void;
}

interface Waiting {
  resolve: (answer: EngineAnswer) => void;
  reject: (reason: Error) => void;
}

const BROKEN = 1006; // as a socket says that its connection was lost

export class Engine {
  state = $state.raw<EngineState>({ kind: "off" });
  #worker: WorkerLike | null = null;
  #calls = new Map<number, Waiting>();
  #lines = new Map<string, Socket>();
  #last = 0;

  constructor(
    private readonly make: () => WorkerLike,
    private readonly base: string,
  ) {}

  /** How much of it is here, from 0 to 100. */
  get percent(): number {
    if (this.state.kind === "loading") return this.state.of ? Math.floor((100 * this.state.bytes) / this.state.of) : 0;
    return this.state.kind === "starting" || this.state.kind === "ready" ? 100 : 0;
  }

  /** Loads and starts it, unless that has been done or has failed. */
  start(): void {
    if (this.state.kind !== "off") return;
    this.state = { kind: "loading", bytes: 0, of: 0 };
    try {
      this.#worker = this.make();
    } catch (error) {
      this.#fail("start", String(error));
      return;
    }
    this.#worker.onmessage = ({ data }) => this.#receive(data);
    this.#worker.onerror = ({ message }) => this.#fail("start", message);
    this.#send({ kind: "start", base: this.base });
  }

  /** Once more, after it has failed. */
  retry(): void {
    if (this.state.kind !== "failed") return;
    this.state = { kind: "off" };
    this.start();
  }

  call(method: string, path: string, body?: string): Promise<EngineAnswer> {
    this.start();
    if (this.state.kind === "failed") return Promise.reject(new EngineFailed(this.state.detail));
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      this.#send({ kind: "call", id, method, path, body });
    });
  }

  /** A line to a table, which looks like a socket. */
  open = (table: string): Socket => {
    this.start();
    const line = String(++this.#last);
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#send({ kind: "hear", line, text }),
      close: () => {
        this.#lines.delete(line);
        this.#send({ kind: "close", line });
      },
    };
    this.#lines.set(line, socket);
    queueMicrotask(() => {
      if (!this.#lines.has(line)) return;
      if (this.state.kind === "failed") {
        this.#closed(line, BROKEN);
        return;
      }
      socket.onopen?.();
      if (this.#lines.has(line)) this.#send({ kind: "open", line, table }); // unless nobody wants it any more
    });
    return socket;
  };

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #closed(line: string, code: number): void {
    const socket = this.#lines.get(line);
    this.#lines.delete(line);
    socket?.onclose?.({ code });
  }

  #receive(message: FromWorker): void {
    if (message.kind === "answer") {
      this.#calls.get(message.id)?.resolve(message);
      this.#calls.delete(message.id);
    } else if (message.kind === "told") this.#lines.get(message.line)?.onmessage?.({ data: message.text });
    else if (message.kind === "closed") this.#closed(message.line, message.code);
    else if (message.kind === "loaded") {
      const { bytes, of } = message;
      this.state = of && bytes >= of ? { kind: "starting" } : { kind: "loading", bytes, of };
    } else if (message.kind === "ready") this.state = { kind: "ready" };
    else this.#fail(message.why, message.detail);
  }

  #fail(why: "download" | "start", detail: string): void {
    this.state = { kind: "failed", why, detail };
    this.#worker?.terminate();
    this.#worker = null;
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const { reject } of calls) reject(new EngineFailed(detail));
    for (const line of [...this.#lines.keys()]) this.#closed(line, BROKEN);
  }
}

const worker = () =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "feira" }) as unknown as WorkerLike;

/** The folder that the engine is in. */
export const ENGINE = new URL(`${import.meta.env.BASE_URL}engine/`, location.href).href;

export const engine = new Engine(worker, ENGINE);
