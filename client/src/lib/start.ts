/** Starts a game with one press: sets up a table and takes a seat. */
import type { NewTable, PlanGiven } from "$types/server";
import { ApiError, post } from "./api";
import { ensurePerson } from "./me.svelte";
import { randomName } from "./random";
import { type Where, where } from "./where.svelte";

/** The path of the new table. A challenge that has its table already is played on there. */
export async function start(plan: PlanGiven, at: Where = where.home, name = ""): Promise<string> {
  await ensurePerson(at, name);
  if (at === "device") where.rememberPlayed();
  let id: string;
  try {
    id = (await post<NewTable>("/api/tables", plan, at)).id;
  } catch (error) {
    const known = error instanceof ApiError && error.status === 409 ? error.extra.table : null;
    if (typeof known !== "string") throw error;
    return `/table/${known}`;
  }
  // Where nobody else adds a number to the dice, mine need not wait for others.
  const alone = plan.seats.every(({ kind }) => kind !== "invite" && kind !== "lobby");
  const command = { do: "sit", id: randomName(), version: 0, ...(alone ? { nonce: randomName() } : {}) };
  await post(`/api/tables/${id}/commands`, command).catch(() => undefined); // else the table asks for it
  return `/table/${id}`;
}
