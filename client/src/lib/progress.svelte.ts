/** Is the server ready? On its very first start it compiles the rules, which takes a minute. */
import type { Ready } from "$types/server";
import { ApiError, get } from "./api";

class Server {
  progress = $state.raw<Ready | null>(null);
  /** Can games be played? */
  get ready(): boolean {
    return this.progress?.ready ?? false;
  }

  /** Asks until it is ready. */
  async follow(): Promise<void> {
    while (!this.ready) {
      try {
        this.progress = await get<Ready>("/api/progress");
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      if (!this.ready) await new Promise((resolve) => setTimeout(resolve, 400));
    }
  }
}

export const server = new Server();
