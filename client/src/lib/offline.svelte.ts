/**
 * The page without a network: its service worker, whether the engine is kept, and new versions.
 *
 * A new version waits until all pages of the old one are closed. It takes over before that if it is
 * asked to, which the worker refuses while a game is on in any tab.
 */
import { BASE } from "./base";

type FromServiceWorker =
  | { kind: "engine"; bytes: number; of: number }
  | { kind: "engine-kept"; kept: boolean }
  | { kind: "engine-failed"; detail: string }
  | { kind: "in-a-game" };

/** Browsers that tell about the connection; it is no standard yet. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

const IDLE = 4000; // milliseconds after the page was shown
const UPDATE_EVERY = 3_600_000; // milliseconds between looks for a new version

/** May megabytes be brought that nobody has asked for? */
export function isGenerous(connection: Connection | undefined): boolean {
  if (!connection) return true;
  const slow = connection.effectiveType !== undefined && connection.effectiveType !== "4g";
  return !connection.saveData && !slow && connection.type !== "cellular";
}

/** The lock of pages that show a game which is not over; the service worker looks for it. */
const GAME = "feira-game";

/** No new version takes over until the game is left; returns how to leave it. For effects. */
export function holdGame(): () => void {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  if ("locks" in navigator) void navigator.locks.request(GAME, { mode: "shared" }, () => left);
  return () => leave();
}

class Offline {
  /** Is the engine kept for playing without a network? Null: nobody knows yet. */
  kept = $state<boolean | null>(null);
  /** How much of it is here while it is brought, from 0 to 100. */
  percent = $state<number | null>(null);
  failed = $state("");
  /** A new version is here and waits. */
  update = $state(false);
  /** It was asked to take over, but somebody plays. */
  inAGame = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  get possible(): boolean {
    return "serviceWorker" in navigator;
  }

  /** Registers the worker, which keeps the page; `playing`: a game is on in this tab. */
  async register(playing: boolean): Promise<void> {
    if (!this.possible) return;
    const workers = navigator.serviceWorker;
    const old = workers.controller;
    workers.addEventListener("message", ({ data }: MessageEvent<FromServiceWorker>) => this.#receive(data));
    workers.addEventListener("controllerchange", () => {
      if (old && this.#asked) location.reload();
      this.#replaced = old !== null;
    });
    this.#registration = await workers.register(`${BASE}sw.js`, { updateViaCache: "none" });
    this.#registration.addEventListener("updatefound", () => this.#follow());
    this.#follow();
    if (this.#registration.waiting && old && !playing) this.takeOver(); // this is a start: now or at the next one
    setInterval(() => void this.#registration?.update().catch(() => undefined), UPDATE_EVERY);
    await workers.ready;
    this.#send("tell-kept");
    setTimeout(() => this.#keepWhenIdle(), IDLE);
  }

  #asked = false;
  #replaced = false;

  /** A screen is not there: if another tab has brought a new version, it is of the old one, and the page is too. */
  missing(): void {
    if (this.#replaced) location.reload();
  }

  /** Lets the version that waits take over, and loads the page anew. */
  takeOver(): void {
    this.#asked = true;
    this.inAGame = false;
    this.#registration?.waiting?.postMessage("take-over");
  }

  /** Brings the engine, so that one can play without a network. */
  keepEngine(): void {
    if (this.kept || this.percent !== null) return;
    this.percent = 0;
    this.failed = "";
    this.#send("keep-engine");
  }

  #keepWhenIdle(): void {
    const { connection } = navigator as { connection?: Connection };
    if (this.kept === false && isGenerous(connection)) this.keepEngine();
  }

  #send(message: string): void {
    this.#registration?.active?.postMessage(message);
  }

  #follow(): void {
    const look = () => (this.update = !!this.#registration?.waiting && !!navigator.serviceWorker.controller);
    this.#registration?.installing?.addEventListener("statechange", look);
    look();
  }

  #receive(message: FromServiceWorker): void {
    if (message.kind === "engine") this.percent = message.of ? Math.floor((100 * message.bytes) / message.of) : 0;
    else if (message.kind === "in-a-game") this.inAGame = true;
    else {
      this.percent = null;
      if (message.kind === "engine-kept") this.kept = message.kept;
      else this.failed = message.detail;
    }
  }
}

export const offline = new Offline();
