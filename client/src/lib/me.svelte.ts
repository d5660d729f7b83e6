/** The person who plays in this browser. Signing in is optional: a guest has a name only. */
import type { Me } from "$types/server";
import { get, post } from "./api";
import { t } from "./words.svelte";

class Person {
  /** Undefined: not loaded yet; null: no guest and no account. */
  me = $state<Me | null | undefined>(undefined);

  async load(): Promise<void> {
    this.me = await get<Me | null>("/api/me");
  }

  /** Signs in as a guest, unless there is a guest or an account already. */
  async ensureGuest(name = ""): Promise<Me> {
    if (this.me === undefined) await this.load();
    this.me ??= await post<Me>("/api/guest", { name: name.trim() || t("guest-name") });
    return this.me;
  }
}

export const person = new Person();
