/**
 * A puzzle to solve: what is offered, a clue, one try that counts and any number that do not. The
 * solution comes with the answer to a try and not before.
 */
import { ApiError, get, post } from "$lib/api";
import { person } from "$lib/me.svelte";
import type { Clue, PuzzleOffer, Solution } from "$types/server";

/** Where a puzzle comes from: a game's collection, or a costly move of a game that was reviewed. */
export type PuzzleSource =
  { kind: "mined"; game: string; id: string | null } | { kind: "table" | "record"; id: string; number: number };

export function sourceOf([first = "", second, third]: string[]): PuzzleSource {
  if ((first === "table" || first === "record") && second)
    return { kind: first, id: second, number: Number(third ?? 0) || 0 };
  return { kind: "mined", game: first, id: second ?? null };
}

export class Puzzle {
  offer = $state.raw<PuzzleOffer | null>(null);
  solution = $state.raw<Solution | null>(null);
  clue = $state("");
  /** The board is open for another try, which is not rated. */
  again = $state(false);
  busy = $state(false);
  failure = $state<"" | "offline" | "none" | "missing" | "failed">("");

  constructor(readonly source: PuzzleSource) {}

  get rated(): boolean {
    return this.source.kind === "mined";
  }

  /** May a move be made? */
  get open(): boolean {
    return !!this.offer && !this.busy && (!this.solution || this.again);
  }

  async load(skip = ""): Promise<void> {
    const { source } = this;
    this.failure = "";
    try {
      await person.ensureGuest();
      if (source.kind === "mined") {
        const asked = source.id && !skip ? encodeURIComponent(source.id) : null;
        const query = new URLSearchParams({ game: source.game, ...(skip ? { skip } : {}) });
        this.#show(await get<PuzzleOffer>(`/api/puzzles/${asked ?? `next?${query.toString()}`}`));
      } else this.#show(await get<PuzzleOffer>(this.#again(source)));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : -1;
      if (status === 0) this.failure = "offline";
      else if (status === 404) this.failure = source.kind === "mined" && !source.id ? "none" : "missing";
      else this.failure = "failed";
    }
  }

  #again({ kind, id, number }: Extract<PuzzleSource, { kind: "table" | "record" }>): string {
    return `/api/${kind}s/${encodeURIComponent(id)}/again/${number}`;
  }

  #show(offer: PuzzleOffer): void {
    this.offer = offer;
    this.solution = offer.done;
    this.clue = offer.clue;
    this.again = false;
  }

  async askClue(): Promise<void> {
    if (!this.offer || this.clue) return;
    await this.#do(async (id) => (this.clue = (await post<Clue>(`/api/puzzles/${id}/clue`)).kind));
  }

  async make(choice: number): Promise<void> {
    const { source } = this;
    if (!this.open) return;
    await this.#do(async (id) => {
      const path = source.kind === "mined" ? `/api/puzzles/${id}/try` : this.#again(source);
      this.solution = await post<Solution>(path, { choice });
      this.again = false;
    });
  }

  tryAgain(): void {
    this.again = true;
  }

  async #do(work: (id: string) => Promise<unknown>): Promise<void> {
    const { offer } = this;
    if (!offer || this.busy) return;
    [this.busy, this.failure] = [true, ""];
    try {
      await work(encodeURIComponent(offer.id));
    } catch (error) {
      this.failure = error instanceof ApiError && error.status === 0 ? "offline" : "failed";
    } finally {
      this.busy = false;
    }
  }
}
