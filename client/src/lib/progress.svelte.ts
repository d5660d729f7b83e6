/** Is the server ready? On its very first start it compiles the rules, which takes a minute. */
import type { Ready } from "$types/server";
import { ApiError, get } from "./api";

const EVERY = 400; // milliseconds between requests

class Server {
  progress = $state.raw<Ready | null>(null);
  /** Can games be played? */
  get ready(): boolean {
    return this.progress?.ready ?? false;
  }

  /** Asks until it is ready. */
  async follow(): Promise<void> {
    for (;;) {
      try {
        this.progress = await get<Ready>("/api/progress");
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      if (this.ready) return;
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  }
}

export const server = new Server();
