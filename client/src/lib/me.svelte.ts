/** Who plays in this browser. Nobody has to sign in: a name is enough, and one is found if need be. */
import type { Me } from "$types/server";
import { get, post } from "./api";
import { t } from "./words.svelte";

class Person {
  /** Undefined: not asked yet; null: nobody so far. */
  me = $state<Me | null | undefined>(undefined);

  async load(): Promise<void> {
    this.me = await get<Me | null>("/api/me");
  }

  /** Becomes a guest unless there is somebody already. */
  async be(name = ""): Promise<Me> {
    if (this.me === undefined) await this.load();
    this.me ??= await post<Me>("/api/guest", { name: name.trim() || t("guest-name") });
    return this.me;
  }
}

export const person = new Person();
