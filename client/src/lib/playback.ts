/**
 * Animations one after the other. A click or a key finishes all of them at once; a client that is far
 * behind catches up without any.
 */

/** One running animation, which can be skipped. */
export class Playback {
  skipped = false;
  /** How much longer than usual everything takes. */
  constructor(readonly pace = 1) {}

  #finishers = new Set<() => void>();

  /** Waits, unless the playback is skipped. */
  wait(milliseconds: number): Promise<void> {
    if (this.skipped || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#finishers.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, milliseconds * this.pace);
      this.#finishers.add(finish);
    });
  }

  /** Runs an animation to its end, which comes at once when the playback is skipped. */
  async run(animation: Animation): Promise<void> {
    const finish = () => {
      animation.finish();
    };
    if (this.skipped) finish();
    else animation.updatePlaybackRate(1 / this.pace);
    this.#finishers.add(finish);
    await animation.finished.catch(() => undefined);
    this.#finishers.delete(finish);
  }

  skip(): void {
    this.skipped = true;
    for (const finish of [...this.#finishers]) finish();
  }
}

export class PlaybackQueue<T> {
  #waiting: T[] = [];
  #playback: Playback | null = null;
  #skipped: T[] = []; // to apply right after the current item
  #dropped = false; // the current item is not to be applied

  constructor(
    /** Animates an item; it is applied when this is over. */
    private readonly play: (item: T, playback: Playback) => Promise<void>,
    private readonly apply: (item: T) => void,
    private readonly longest = 4,
    private readonly pace: () => number = () => 1,
  ) {}

  get busy(): boolean {
    return this.#playback !== null;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (this.#waiting.length > this.longest) this.skip();
    else if (!this.#playback) void this.#run();
  }

  /** Applies everything that waits or plays now. */
  skip(): void {
    const rest = this.#waiting.splice(0);
    const playback = this.#playback;
    if (playback) {
      this.#skipped.push(...rest);
      playback.skip();
    } else for (const item of rest) this.apply(item);
  }

  /** Drops everything that waits or plays. */
  clear(): void {
    this.#waiting.length = 0;
    this.#skipped.length = 0;
    this.#dropped = this.#playback !== null;
    this.#playback?.skip();
  }

  async #run(): Promise<void> {
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      const playback = (this.#playback = new Playback(this.pace()));
      try {
        await this.play(item, playback);
      } catch (error) {
        console.error(error); // an animation that fails must not hold up the game
      }
      this.#playback = null;
      if (!this.#dropped) this.apply(item);
      this.#dropped = false;
      for (const one of this.#skipped.splice(0)) this.apply(one);
    }
  }
}
