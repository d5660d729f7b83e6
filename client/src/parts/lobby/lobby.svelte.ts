/** The tables of the lobby, kept up to date, and how one sits down at them. */
import { ApiError, get, post } from "$lib/api";
import { person } from "$lib/me.svelte";
import { randomName } from "$lib/random";
import { router } from "$lib/route.svelte";
import type { Clock, Done, OpenTable, OpenTables } from "$types/server";
import { type Ratings, type Row, STAYS, arranged, byFit } from "./fit";

export class Lobby {
  rows = $state.raw<Row[]>([]);
  /** Games to watch. */
  running = $state.raw<OpenTable[]>([]);
  /** People who play right now. */
  playing = $state(0);
  ratings = $state.raw<Ratings>({});
  loaded = $state(false);
  error = $state.raw<unknown>(null);
  /** The table that I am about to sit down at. */
  joining = $state("");
  /** Is the pointer or the focus in the list? Then no row moves. */
  still = false;
  #open: OpenTable[] = [];

  constructor(private readonly liked: () => Clock["kind"] = () => "none") {}

  async now(): Promise<void> {
    try {
      const { tables, playing, ratings } = await get<OpenTables>("/api/lobby");
      this.#open = tables.filter(({ state }) => state === "open");
      this.running = tables.filter(({ state }) => state === "playing");
      [this.playing, this.ratings, this.loaded, this.error] = [playing, ratings, true, null];
      this.arrange();
    } catch (reason) {
      this.error = reason;
    }
  }

  arrange(): void {
    const compare = byFit(this.ratings, this.liked());
    this.rows = arranged(this.rows, this.#open, { compare, still: this.still, now: Date.now() });
    if (this.rows.some(({ gone }) => gone !== null) && !this.still) setTimeout(() => this.#clear(), STAYS);
  }

  #clear(): void {
    if (this.still) return;
    const now = Date.now();
    this.rows = this.rows.filter(({ gone }) => gone === null || now - gone < STAYS);
  }

  /** Sits down at once. A table that has filled meanwhile says so and goes. */
  async join({ id, mine }: OpenTable): Promise<void> {
    if (this.joining) return;
    this.joining = id;
    try {
      await person.ensureGuest();
      if (!mine) {
        const command = { do: "sit", id: randomName(), version: 0 };
        await post<Done>(`/api/tables/${id}/commands`, command);
      }
      router.go(`/table/${id}`);
    } catch (reason) {
      if (reason instanceof ApiError && (reason.status === 409 || reason.status === 404)) {
        this.#open = this.#open.filter((table) => table.id !== id);
        this.arrange();
      } else this.error = reason;
    } finally {
      this.joining = "";
    }
  }
}
