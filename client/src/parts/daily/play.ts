/** Begins or goes on with the try of a day, or practises it: one press, and the table is there. */
import { post } from "$lib/api";
import { person } from "$lib/me.svelte";
import type { TableId } from "$types/server";

export async function playDay(day: string, how: "try" | "practise" = "try"): Promise<string> {
  await person.ensureGuest();
  return `/table/${(await post<TableId>(`/api/daily/${day}/${how}`)).id}`;
}
