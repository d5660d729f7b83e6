/** The person who plays in this browser. Signing in is optional: a guest has a name only. */
import type { Ban, Me } from "$types/server";
import { get, post, refusals } from "./api";
import { type Where, where } from "./where.svelte";
import { t } from "./words.svelte";

class Person {
  /** Undefined: not loaded yet; null: no guest and no account. */
  me = $state<Me | null | undefined>(undefined);

  /** Rated games are for accounts. */
  get account(): boolean {
    return this.me?.account ?? false;
  }

  #refused = $state<Ban | null>(null);

  constructor() {
    refusals.banned = (ban) => (this.#refused = ban);
  }

  /** Why the person may not play here, if that is so. */
  get ban(): Ban | null {
    return this.me?.banned ?? this.#refused;
  }

  async load(): Promise<void> {
    this.me = await get<Me | null>("/api/me");
  }

  /** Signs in as a guest, unless there is a guest or an account already. */
  async ensureGuest(name = ""): Promise<Me> {
    if (this.me === undefined) await this.load();
    this.me ??= await newGuest(name, where.home);
    return this.me;
  }
}

const newGuest = (name: string, at: Where) => post<Me>("/api/guest", { name: name.trim() || t("guest-name") }, at);

export const person = new Person();

/** Makes sure that I am somebody there: who I am here, or a guest of that name. */
export async function ensurePerson(at: Where, name = ""): Promise<Me> {
  if (at === where.home) return person.ensureGuest(name);
  return (await get<Me | null>("/api/me", at)) ?? newGuest(name || (person.me?.name ?? ""), at);
}
