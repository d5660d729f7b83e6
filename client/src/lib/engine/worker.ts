/** The engine's worker: Python, the rules as WebAssembly, and the tables of this browser. */
import { download } from "./download";
import type { EngineAnswer, FromWorker, ToWorker } from "./messages";
import { Storage, openDatabase } from "./storage";

/** `engine.mjs`, which is built beside Python: see docs/page.md. */
interface EngineModule {
  stores: string[];
  storageVersion: number;
  startEngine: (given: { base: string; storage: Storage }) => Promise<Engine>;
}

interface Engine {
  call: (method: string, path: string, body: string | undefined) => Promise<EngineAnswer>;
  connect: (socket: string, table: string, tell: (text: string) => void) => Promise<number>;
  hear: (socket: string, text: string) => void;
  disconnect: (socket: string) => void;
}

const DATABASE = "feira";
const FAILED = 500; // the status of an answer
const BROKEN = 1011; // the code that a server closes a socket with when it fails

const tell = (message: FromWorker) => {
  postMessage(message);
};

async function start(base: string): Promise<Engine> {
  let why: "download" | "start" = "download";
  try {
    await download(base, (bytes, of) => tell({ kind: "loaded", bytes, of }));
    why = "start";
    const { startEngine, stores, storageVersion } = (await import(
      /* @vite-ignore */ `${base}engine.mjs`
    )) as EngineModule;
    const storage = new Storage(await openDatabase(DATABASE, storageVersion, stores));
    const engine = await startEngine({ base, storage });
    tell({ kind: "ready" });
    return engine;
  } catch (error) {
    tell({ kind: "failed", why, detail: String(error) });
    throw error;
  }
}

let running: Promise<Engine> | null = null;

async function handle(message: Exclude<ToWorker, { kind: "start" }>, engine: Engine): Promise<void> {
  if (message.kind === "call") {
    const { id, method, path, body } = message;
    const failed = (error: unknown) => ({ status: FAILED, text: JSON.stringify({ detail: String(error) }) });
    tell({ kind: "answer", id, ...(await engine.call(method, path, body).catch(failed)) });
  } else if (message.kind === "open") {
    const { line, table } = message;
    let code = BROKEN;
    try {
      code = await engine.connect(line, table, (text) => tell({ kind: "told", line, text }));
    } finally {
      if (code) tell({ kind: "closed", line, code });
    }
  } else if (message.kind === "hear") engine.hear(message.line, message.text);
  else engine.disconnect(message.line);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    running = start(data.base);
    running.catch(() => undefined); // it was told
  } else {
    void running?.then((engine) => handle(data, engine)).catch(() => undefined); // as above
  }
});
