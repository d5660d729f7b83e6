/** What the dice may bring, from the server: requested once the table is at rest. */
import { get } from "$lib/api";
import type { Table } from "$lib/table.svelte";
import type { MachiKoroOutlook } from "$types/server";

const REST = 120; // milliseconds without a change before it is asked for; at once where they help to choose

export class OutlookNow {
  /** The last one that is known, until the next is there. */
  outlook = $state.raw<MachiKoroOutlook | null>(null);
  #version = -1;

  constructor(table: Table) {
    $effect(() => {
      const version = table.shown?.version ?? -1;
      const playing = table.shown?.state === "playing";
      const behind = table.moving || version !== table.snapshot?.version;
      if (!playing || behind || version === this.#version) return;
      const timer = setTimeout(() => void this.#ask(table.id, version), table.mine ? 0 : REST);
      return () => clearTimeout(timer);
    });
  }

  async #ask(id: string, version: number): Promise<void> {
    try {
      const answer = await get<{ version: number; outlook: MachiKoroOutlook }>(`/api/tables/${id}/outlook`);
      this.#version = version;
      this.outlook = answer.outlook;
    } catch {
      // the odds are a help: the game goes on without them, and the next change asks again
    }
  }
}
