/** The text while another player is to act. */
import type { Table } from "$lib/table.svelte";
import { t } from "$lib/words.svelte";
import type { Town } from "./town.svelte";

export function waiting(table: Table, town: Town): string {
  const { actor, turn, result } = town.view;
  if (result?.over || actor === null) return "";
  const seat = typeof actor === "number" ? actor : turn;
  const player = town.names[seat] ?? "";
  if (table.thinking) return t("thinking", { player });
  if (table.shown?.own.includes(seat)) return t("your-turn");
  return t("turn-of", { player });
}
