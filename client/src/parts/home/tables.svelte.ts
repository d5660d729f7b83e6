/**
 * Who sits at the tables of a list. The server's lists hold plans, not people, so each table that is
 * shown is asked for itself, a few at a time, and again only while a seat may still be taken.
 */
import { SvelteMap } from "svelte/reactivity";
import { get } from "$lib/api";
import type { Listed, Snapshot } from "$types/server";

const AT_ONCE = 4;

export class Tables {
  readonly seen = new SvelteMap<string, Snapshot>();

  async look(listed: readonly Pick<Listed, "id" | "state">[]): Promise<void> {
    const asked = listed.filter(({ id, state }) => {
      const known = this.seen.get(id);
      return !known || known.state !== "over" || state !== "over";
    });
    const next = asked.values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#some(next)));
  }

  async #some(next: IterableIterator<Pick<Listed, "id">>): Promise<void> {
    for (const { id } of next) {
      try {
        this.seen.set(id, await get<Snapshot>(`/api/tables/${id}`));
      } catch {
        // the row stays without names; the list itself says when the server is gone
      }
    }
  }
}

/** Is it on me to act there? */
export const waitsForMe = (snapshot: Snapshot) => snapshot.state === "playing" && snapshot.turn !== null;

/** The people at a table besides me who are still in the game. */
export function otherPeople(snapshot: Snapshot): string[] {
  return snapshot.seats
    .filter((seat, i) => seat.taken && !seat.computer && seat.name && !snapshot.own.includes(i))
    .map((seat) => seat.name);
}

/** Games that wait for me first, then those that are on, then tables with free seats. */
export function byUrgency(a: Snapshot, b: Snapshot): number {
  const rank = (snapshot: Snapshot) => (waitsForMe(snapshot) ? 0 : snapshot.state === "playing" ? 1 : 2);
  return rank(a) - rank(b) || (a.due ?? Infinity) - (b.due ?? Infinity) || 0;
}
