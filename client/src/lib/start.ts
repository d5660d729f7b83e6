/** Starts a game with one press: sets up a table and takes a seat. */
import type { NewTable, PlanGiven } from "$types/server";
import { ApiError, post } from "./api";
import { person } from "./me.svelte";
import { randomName } from "./random";

/** Where the new table is. A challenge that has its table already is played on there. */
export async function start(plan: PlanGiven): Promise<string> {
  await person.ensureGuest();
  let id: string;
  try {
    id = (await post<NewTable>("/api/tables", plan)).id;
  } catch (error) {
    const known = error instanceof ApiError && error.status === 409 ? error.extra.table : null;
    if (typeof known !== "string") throw error;
    return `/table/${known}`;
  }
  const command = { do: "sit", id: randomName(), version: 0, nonce: randomName() };
  await post(`/api/tables/${id}/commands`, command).catch(() => undefined); // else the table asks for it
  return `/table/${id}`;
}
