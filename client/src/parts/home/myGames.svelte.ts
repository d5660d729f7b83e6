/**
 * My games as the server and this device list them, some at a time, and what a list says about each
 * of them.
 */
import { untrack } from "svelte";
import { TITLES } from "$games/index";
import { get } from "$lib/api";
import { person } from "$lib/me.svelte";
import { seatNames } from "$lib/table.svelte";
import { type Where, where } from "$lib/where.svelte";
import { t } from "$lib/words.svelte";
import type { MyGame, MyGames as Page } from "$types/server";
import { about } from "./facts";

export const SHOWS = ["all", "waiting", "running", "won", "lost"] as const;
export type Show = (typeof SHOWS)[number];

/** What is looked for. It is kept in the address, so that it survives a reload and can be sent. */
export interface Wanted {
  show: Show;
  /** The name of a game, `solo` for challenges, or empty for all. */
  game: string;
  text: string;
}

export function wantedOf(search: string): Wanted {
  const given = new URLSearchParams(search);
  const [show, game, text] = [given.get("show"), given.get("game") ?? "", given.get("text") ?? ""];
  return {
    show: SHOWS.find((one) => one === show) ?? "all",
    game: game === "solo" || game in TITLES ? game : "",
    text: text.slice(0, 40),
  };
}

/** The part of the address that says what is looked for; empty for everything. */
export function searchOf({ show, game, text }: Wanted): string {
  const given = new URLSearchParams();
  if (show !== "all") given.set("show", show);
  if (game) given.set("game", game);
  if (text.trim()) given.set("text", text.trim());
  return given.size ? `?${given.toString()}` : "";
}

function request({ show, game, text }: Wanted, offset: number, at: Where): Promise<Page> {
  const given = new URLSearchParams({ show, text: text.trim(), offset: String(offset) });
  if (game === "solo") given.set("solo", "true");
  else if (game) given.set("game", game);
  return get<Page>(`/api/me/games?${given.toString()}`, at);
}

/** As the server puts them: what waits for me, what is on, what is over; the latest first. */
function rank(game: MyGame): number {
  if (game.state === "over" || game.outcome === "left") return 3;
  return game.waiting ? 0 : game.state === "playing" ? 1 : 2;
}

/** Games of both places in one list; the order of each of them stays. */
export function merged(server: readonly MyGame[], device: readonly MyGame[]): MyGame[] {
  const [all, rest] = [[] as MyGame[], [...device]];
  for (const game of server) {
    while (rest[0] && (rank(rest[0]) - rank(game) || game.at - rest[0].at) < 0) all.push(rest.shift() as MyGame);
    all.push(game);
  }
  return [...all, ...rest];
}

type Facts = Pick<Page, "waiting" | "played" | "won">;

const sum = (one: Facts | null, other: Facts | null): Facts | null =>
  one && other
    ? { waiting: one.waiting + other.waiting, played: one.played + other.played, won: one.won + other.won }
    : (one ?? other);

/** The games that one place has. */
class Listed {
  games = $state.raw<MyGame[] | null>(null);
  more = $state(false);
  facts = $state.raw<Facts | null>(null);
  error = $state.raw<unknown>(null);
  wanted: Wanted = { show: "all", game: "", text: "" };
  #asked = 0;

  constructor(private readonly at: Where) {}

  /** Asks for the first page again; older games that were shown stay below it. */
  async now(): Promise<void> {
    await this.#ask(0, (page) => {
      const fresh = new Set(page.games.map(({ id }) => id));
      const older = (this.games ?? []).slice(page.games.length).filter(({ id }) => !fresh.has(id));
      this.games = [...page.games, ...older];
      if (!older.length) this.more = page.more;
    });
  }

  async older(): Promise<void> {
    const known = this.games ?? [];
    await this.#ask(known.length, (page) => {
      const ids = new Set(known.map(({ id }) => id));
      this.games = [...known, ...page.games.filter(({ id }) => !ids.has(id))];
      this.more = page.more;
    });
  }

  /** An answer to an older question is of no use any more. */
  async #ask(offset: number, use: (page: Page) => void): Promise<void> {
    const asked = ++this.#asked;
    try {
      const page = await request(this.wanted, offset, this.at);
      if (asked !== this.#asked) return;
      use(page);
      this.facts = page;
      this.error = null;
    } catch (reason) {
      if (asked === this.#asked) this.error = reason;
    }
  }
}

export class MyGames {
  wanted = $state.raw<Wanted>({ show: "all", game: "", text: "" });
  #places: Record<Where, Listed> = { server: new Listed("server"), device: new Listed("device") };

  constructor(wanted: Partial<Wanted> = {}) {
    this.wanted = { ...this.wanted, ...wanted };
  }

  /** Who is asked: the engine of this device is not loaded where nothing was played. */
  get #asked(): Listed[] {
    return [
      ...(where.home === "server" && person.me ? [this.#places.server] : []),
      ...(where.played ? [this.#places.device] : []),
    ];
  }

  /** Null: nobody has answered yet. What one place has is shown before the other one has answered. */
  get games(): MyGame[] | null {
    const [server, device] = [this.#places.server.games, this.#places.device.games];
    return server || device ? merged(server ?? [], device ?? []) : null;
  }

  get more(): boolean {
    return this.#asked.some(({ more }) => more);
  }

  get facts(): Facts | null {
    return sum(this.#places.server.facts, this.#places.device.facts);
  }

  get error(): unknown {
    return this.#asked.find(({ error }) => error)?.error ?? null;
  }

  look(wanted: Wanted): Promise<void> {
    this.wanted = wanted;
    for (const place of Object.values(this.#places)) place.games = null;
    return this.now();
  }

  /** Asks for the first page again. */
  async now(): Promise<void> {
    await Promise.all(untrack(() => this.#asked).map((place) => ((place.wanted = this.wanted), place.now())));
  }

  async older(): Promise<void> {
    await Promise.all(this.#asked.filter(({ more }) => more).map((place) => place.older()));
  }
}

/** With whom: everybody but me. */
export function whoOf(game: MyGame): string {
  if (game.plan.seats.length === 1) return t("mine-solo");
  const names = seatNames(game);
  const others = names.filter((_, i) => !game.own.includes(i) && game.seats[i]?.taken);
  if (others.length) return others.join(", ");
  return game.own.length > 1 ? names.join(", ") : t("mine-nobody-yet");
}

/** What was played: the game, a challenge by its name, how many, and what is unusual. */
export function whatOf({ plan }: MyGame): string[] {
  const facts = about({ ...plan, clock: { kind: "none", amount: 0 } });
  return plan.seats.length === 1 ? facts : [...facts, t("players-number", { players: plan.seats.length })];
}

export interface Told {
  text: string;
  look: "mine" | "good" | "bad" | "";
}

/** How a game stands or ended for me, in a word and a colour. */
export function outcomeOf(game: MyGame): Told | null {
  if (game.outcome === "left") return { text: t("mine-left"), look: "bad" };
  if (game.state === "open") return { text: t("mine-open"), look: "" };
  if (game.waiting) return { text: t("your-turn"), look: "mine" };
  if (game.state === "playing") {
    const player = game.actor === null ? "" : (seatNames(game)[game.actor] ?? "");
    return { text: player ? t("mine-turn-of", { player }) : t("mine-running-tag"), look: "" };
  }
  const { result } = game;
  if (result?.closed !== undefined) return { text: t("mine-closed"), look: "" };
  if (game.plan.seats.length === 1) {
    const stars = result && "fame" in result ? (result.fame ?? 0) : 0;
    return { text: t("mine-stars", { stars }), look: stars ? "good" : "bad" };
  }
  if (game.outcome === "won" || game.outcome === "shared") return { text: t(`mine-${game.outcome}`), look: "good" };
  if (game.outcome !== "lost") return null;
  return { text: game.seats.length > 2 ? t("mine-place", { place: game.place }) : t("mine-lost"), look: "bad" };
}

const minus = (score: number) => String(score).replace("-", "−");

/** The score at the end: both between two, mine first; mine among more. */
export function scoreOf({ result, own, game, seats }: MyGame): string {
  if (!result) return "";
  if ("result" in result && result.result !== undefined) return minus(result.result);
  const mine = own.length ? Math.max(...own.map((seat) => result.scores[seat] ?? 0)) : null;
  const others = result.scores.filter((_, seat) => !own.includes(seat));
  if (seats.length === 2 && mine !== null && others[0] !== undefined) return `${minus(mine)} : ${minus(others[0])}`;
  return mine === null || own.length > 1 ? result.scores.map(minus).join(" : ") : t(`${game}-score`, { score: mine });
}
