/** The text while another player is to act. */
import type { Table } from "$lib/table.svelte";
import { t } from "$lib/words.svelte";
import type { Town } from "./town.svelte";

export function waiting(table: Table | null, town: Town): string {
  const { actor, turn, result } = town.view;
  if (table?.shown?.state === "over" || result?.over || actor === null) return "";
  if (town.quiet && !town.asked) return ""; // a puzzle has been answered: it is nobody's turn
  const roller = town.moving?.roller; // their dice tumble, while the view is still the one before
  const seat = roller ?? (typeof actor === "number" ? actor : turn);
  const player = town.names[seat] ?? "";
  if (table?.thinking && roller === undefined) return t("thinking", { player });
  if ((table?.shown?.own ?? town.own).includes(seat)) return t("your-turn");
  return t("turn-of", { player });
}
