/** Is the server ready? On its very first start it compiles the rules, which takes a minute. */
import type { Ready } from "$types/server";
import { ApiError, get } from "./api";
import { NO_SERVER, where } from "./where.svelte";

const EVERY = 400; // milliseconds between requests
const LATER = 5000; // where it cannot be reached

class Server {
  progress = $state.raw<Ready | null>(null);
  /** Can games be played? On this device they can as soon as its engine is there. */
  get ready(): boolean {
    return where.home === "device" || (this.progress?.ready ?? false);
  }

  /** Asks until it is ready, and later whenever it could not be reached, until it can be again. */
  async follow(): Promise<void> {
    if (NO_SERVER) return;
    for (;;) {
      const wait = await this.#ask();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  /** Milliseconds until the next question. */
  async #ask(): Promise<number> {
    if (this.progress?.ready && where.reachable !== false) return LATER;
    try {
      this.progress = await get<Ready>("/api/progress", "server");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) return LATER;
    }
    return this.progress?.ready ? LATER : EVERY;
  }
}

export const server = new Server();
