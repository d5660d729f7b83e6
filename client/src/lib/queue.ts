/**
 * One thing after the other, for what moves on the table. A click or a key finishes all of it at
 * once; whoever is far behind is brought up to date without any show.
 */

/** How a show is told that nobody wants to wait for it any longer. */
export class Show {
  skipped = false;
  #enders = new Set<() => void>();

  /** Waits, or not, if it is skipped. */
  wait(milliseconds: number): Promise<void> {
    if (this.skipped || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#enders.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#enders.add(end);
    });
  }

  /** Lets an animation run to its end, which comes at once when it is skipped. */
  async run(animation: Animation): Promise<void> {
    const end = () => animation.finish();
    if (this.skipped) end();
    this.#enders.add(end);
    await animation.finished.catch(() => undefined);
    this.#enders.delete(end);
  }

  skip(): void {
    this.skipped = true;
    for (const end of [...this.#enders]) end();
  }
}

export class Queue<T> {
  #waiting: T[] = [];
  #show: Show | null = null;

  constructor(
    /** Shows an item; it holds when this is over. */
    private readonly play: (item: T, show: Show) => Promise<void>,
    /** Now it holds. */
    private readonly done: (item: T) => void,
    private readonly most = 4,
  ) {}

  get busy(): boolean {
    return this.#show !== null;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (this.#waiting.length > this.most) this.skip();
    else if (!this.#show) void this.#go();
  }

  /** Everything that waits or moves holds now. */
  skip(): void {
    const rest = this.#waiting.splice(0);
    const show = this.#show;
    if (show) {
      this.#rest.push(...rest);
      show.skip();
    } else for (const item of rest) this.done(item);
  }

  /** Nothing that waits or moves is wanted any more. */
  clear(): void {
    this.#waiting.length = 0;
    this.#rest.length = 0;
    this.#dropped = this.#show !== null;
    this.#show?.skip();
  }

  #rest: T[] = []; // to hold right after what is shown
  #dropped = false; // what is shown does not hold any more

  async #go(): Promise<void> {
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      const show = (this.#show = new Show());
      try {
        await this.play(item, show);
      } catch (error) {
        console.error(error); // a show that fails must not hold up the game
      }
      this.#show = null;
      if (!this.#dropped) this.done(item);
      this.#dropped = false;
      for (const one of this.#rest.splice(0)) this.done(one);
    }
  }
}
