/**
 * Where games live: on the server, or on this device.
 *
 * An id that begins with `~` belongs to this device. What has no id is asked of `where.home`: the
 * server, unless somebody plays without it or the page was built to need none.
 */
import { keep, kept } from "./settings.svelte";

export type Where = "server" | "device";

/** Was this page built for a host that serves files alone? */
export const NO_SERVER = import.meta.env.VITE_FEIRA_SERVER === "none";

/** Screens that are about other people, accounts or ratings, or that only a server has the data for. */
const SERVER_SCREENS = ["lobby", "daily", "people", "mail", "join", "puzzle", "statistics", "openings", "@"];
export const NEED_SERVER: ReadonlySet<string> = new Set(SERVER_SCREENS);

export const placeOf = (id: string): Where => (id.startsWith("~") ? "device" : "server");

/** Does a path of the API name something of this device? */
const OWN = /\/(?:~|%7E)/i;

class Places {
  home = $state<Where>(NO_SERVER ? "device" : "server");
  /** Has the server answered the last time it was asked? Null: it has not been asked yet. */
  reachable = $state<boolean | null>(null);
  /** Has it ever answered since the page was loaded? */
  answered = $state(false);
  #played = $state(kept("device-games") === "yes");

  /** Who answers a request. */
  answering(path: string): Where {
    return OWN.test(path) ? "device" : this.home;
  }

  /** The server has answered, or it could not be reached. */
  asked(reached: boolean): void {
    this.reachable = reached;
    if (reached) this.answered = true;
  }

  /** Have games been played on this device? If not, its engine need not be loaded to list them. */
  get played(): boolean {
    return this.#played || this.home === "device";
  }

  rememberPlayed(): void {
    this.#played = true;
    keep("device-games", "yes");
  }
}

export const where = new Places();
