/** The analysis board: a position, the way to it, and what its moves are worth once that is asked. */
import { ApiError, post } from "$lib/api";
import { person } from "$lib/me.svelte";
import type { BoardPosition, Explored } from "$types/server";

export class Board {
  position = $state.raw<BoardPosition | null>(null);
  moves = $state.raw<Explored["moves"] | null>(null);
  busy = $state(false);
  thinking = $state(false);
  failure = $state<"" | "offline" | "rated" | "failed">("");
  #before = $state.raw<{ position: BoardPosition; moves: Explored["moves"] | null; choice: number }[]>([]);

  constructor(readonly game: string) {}

  /** How many moves were made here. */
  get past(): number {
    return this.#before.length;
  }

  /** Did chance have a hand in what is shown? */
  get drawn(): boolean {
    return this.past > 0 && (this.position?.steps.some(({ actor }) => actor === null) ?? false);
  }

  async open(position: string): Promise<void> {
    await this.#do(async () => this.#show(await this.#post<BoardPosition>("position", { position })));
    if (this.position && !this.position.over && this.position.actor === null) await this.#draw();
  }

  /** A position in which chance is to act goes on with something that is drawn. */
  async #draw(): Promise<void> {
    const position = this.position?.position;
    if (!position) return;
    await this.#do(async () => this.#show(await this.#post<BoardPosition>("move", { position })));
  }

  async make(choice: number): Promise<void> {
    const { position, moves } = this;
    if (!position || this.busy) return;
    await this.#do(async () => {
      const after = await this.#post<BoardPosition>("move", { position: position.position, choice });
      this.#before = [...this.#before, { position, moves, choice }];
      this.#show(after);
    });
  }

  back(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#show(last.position);
    this.moves = last.moves;
  }

  /** The same move again, with other dice and draws. */
  async redraw(): Promise<void> {
    const last = this.#before.at(-1);
    if (!last) return;
    await this.#do(async () =>
      this.#show(await this.#post<BoardPosition>("move", { position: last.position.position, choice: last.choice })),
    );
  }

  async think(): Promise<void> {
    const { position } = this;
    if (!position) return;
    this.thinking = true;
    await this.#do(async () => {
      this.moves = (await this.#post<Explored>("moves", { position: position.position })).moves;
    });
    this.thinking = false;
  }

  #show(position: BoardPosition): void {
    this.position = position;
    this.moves = null;
  }

  #post<T>(what: string, body: object): Promise<T> {
    return post<T>(`/api/analysis/${what}`, { game: this.game, ...body });
  }

  async #do(work: () => Promise<void>): Promise<void> {
    [this.busy, this.failure] = [true, ""];
    try {
      await person.ensureGuest();
      await work();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : -1;
      this.failure = status === 0 ? "offline" : status === 409 ? "rated" : "failed";
    } finally {
      this.busy = false;
    }
  }
}
