/** Opens a table for two with a seat for an account, which sees the invitation on its page. */
import { TITLES } from "$games/index";
import { post } from "$lib/api";
import { keepInvitation } from "$lib/invitation";
import { router } from "$lib/route.svelte";
import type { NewTable, Plan } from "$types/server";

export type Wanted = Pick<Plan, "game"> & Partial<Pick<Plan, "options" | "clock" | "rated">>;

/** The games that somebody can be invited to. */
export const GAMES = Object.keys(TITLES);

export async function inviteTo(name: string, { game, options = {}, clock, rated = false }: Wanted): Promise<void> {
  const plan = { game, options, rated, ...(clock ? { clock } : {}), seats: [{ kind: "me" }, { kind: "invite" }] };
  const { id, code } = await post<NewTable>("/api/tables", plan);
  keepInvitation(id, code);
  await post(`/api/tables/${id}/invitations`, { name });
  router.go(`/table/${id}`);
}
