/** Moves a game of this device to the server: a finished one as its record, any other as a table. */
import type { About, MovingGame, TableId } from "$types/server";
import { get, post } from "./api";
import { ensurePerson } from "./me.svelte";

/** Where the game is afterwards. */
export async function moveToServer(table: string, over: boolean): Promise<string> {
  await ensurePerson("server");
  if (over) {
    const text = await get<string>(`/api/tables/${table}/record`);
    const { id } = await post<About>("/api/records", text, "server");
    return `/review/record/${id}`;
  }
  const game = await get<MovingGame>(`/api/tables/${table}/moving`);
  const { id } = await post<TableId>("/api/tables/taken-over", game, "server");
  await post(`/api/tables/${table}/moved`, { table: id }); // it is not played in two places
  return `/table/${id}`;
}
