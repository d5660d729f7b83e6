/**
 * Being told that it is my turn, on this device: whether that is possible, whether to ask, and how to
 * subscribe. The system's own question comes only after somebody has said yes to ours.
 */
import type { DeviceTold, NoticesWanted, Snapshot, Step } from "$types/server";
import { get, post, remove } from "./api";
import { BASE } from "./base";
import { toAct } from "./seating";
import { keep, kept, settings } from "./settings.svelte";

const DAY = 86_400_000; // milliseconds
const NOT_NOW = 30 * DAY; // for which "Not now" is kept
const SAID_FOR = 8000; // milliseconds that the answer is shown
const ENOUGH_MOVES = 2; // of mine, before the question comes

/** Can this browser be told at all? Only pages that came over HTTPS, or from this machine, can. */
export const canPush = () =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The bytes of URL-safe base64. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** Is this the moment to ask: a slow game, somebody else to act, and I have moved twice? */
export function isMoment(snapshot: Snapshot, steps: readonly Step[]): boolean {
  const actor = toAct(snapshot);
  if (snapshot.clock.kind !== "days" || snapshot.state !== "playing" || actor === null) return false;
  if (snapshot.own.includes(actor) || snapshot.seats[actor]?.computer) return false;
  return steps.filter((step) => step.actor !== null && snapshot.own.includes(step.actor)).length >= ENOUGH_MOVES;
}

class TurnNotices {
  /** What I am told, and how; null: not asked for yet. */
  wanted = $state.raw<NoticesWanted | null>(null);
  /** What came of saying yes, for a moment. */
  said = $state<"on" | "denied" | null>(null);
  busy = $state(false);
  #device = $state(kept("notify-device"));
  #notNow = $state(Number(kept("notify-not-now")) || 0);

  async load(): Promise<void> {
    this.wanted = await get<NoticesWanted>("/api/notices");
  }

  /** Is this browser one of those that are told? */
  get here(): DeviceTold | null {
    return this.wanted?.devices.find(({ id }) => id === this.#device) ?? null;
  }

  get possible(): boolean {
    return canPush() && (this.wanted?.push_key ?? null) !== null;
  }

  /** Has it not been asked, answered or forbidden? */
  get askable(): boolean {
    if (!this.wanted || !this.possible || this.here || this.wanted.confirmed) return false;
    return Notification.permission !== "denied" && Date.now() - this.#notNow > NOT_NOW;
  }

  notNow(): void {
    this.#notNow = Date.now();
    keep("notify-not-now", String(this.#notNow));
  }

  #say(said: "on" | "denied"): void {
    this.said = said;
    setTimeout(() => (this.said = null), SAID_FOR);
  }

  /** Asks the system, subscribes this browser, and tells the server. */
  async on(): Promise<void> {
    const key = this.wanted?.push_key;
    if (!key) return;
    this.busy = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        this.notNow();
        this.#say("denied");
        return;
      }
      await navigator.serviceWorker.register(`${BASE}sw.js`);
      const worker = await navigator.serviceWorker.ready;
      const old = await worker.pushManager.getSubscription();
      await old?.unsubscribe(); // perhaps one for another server's key
      await this.#tell(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
      this.#say("on");
    } catch {
      this.#say("denied");
    } finally {
      this.busy = false;
    }
  }

  /** Tells the server of this browser's subscription, which is mine from then on. */
  async #tell(made: PushSubscription): Promise<void> {
    const { endpoint, keys } = made.toJSON();
    const device = await post<DeviceTold>("/api/notices/push", {
      endpoint,
      keys: { p256dh: keys?.p256dh, auth: keys?.auth },
      language: settings.language,
    });
    this.#device = device.id;
    keep("notify-device", device.id);
    await this.load();
  }

  /** A guest has signed in: a browser that was told is told for the account. */
  async renew(): Promise<void> {
    if (!this.#device || !canPush()) return;
    try {
      const worker = await navigator.serviceWorker.getRegistration();
      const made = await worker?.pushManager.getSubscription();
      if (made) await this.#tell(made);
    } catch {
      // the question comes again at a table
    }
  }

  /** Tells a device nothing more. */
  async off(device: string): Promise<void> {
    await remove(`/api/notices/push/${device}`);
    if (device === this.#device) {
      const worker = await navigator.serviceWorker.getRegistration();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
    }
    await this.load();
  }
}

export const turnNotices = new TurnNotices();
