import { untrack } from "svelte";

/** Something that is asked from the server: not there yet, there, or it went wrong. */
export class Load<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(false);

  constructor(private readonly ask: () => Promise<T>) {}

  /** Asks again. What was there before stays until the answer has come. */
  async now(): Promise<void> {
    if (untrack(() => this.busy)) return; // an effect that asks must not run again when the answer comes
    this.busy = true;
    try {
      this.value = await this.ask();
      this.error = null;
    } catch (error) {
      this.error = error;
    } finally {
      this.busy = false;
    }
  }
}

/**
 * Does something at once and then every so many seconds while the page is visible. For effects.
 * `left` says whether the screen has been left, for what continues after an answer.
 */
export function whileVisible(seconds: number, what: (left: () => boolean) => Promise<void>): () => void {
  let left = false;
  const look = () => {
    if (!document.hidden) void what(() => left);
  };
  look();
  const timer = setInterval(look, seconds * 1000);
  document.addEventListener("visibilitychange", look);
  return () => {
    left = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
