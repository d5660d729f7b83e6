/** Texts of a review. */
import type { PostGame } from "$games/postgame";
import { actionIn } from "$lib/actions";
import { t, eventText } from "$lib/words.svelte";
import type { Event } from "$types/server";

export { percent, signed, signedPercent } from "$lib/format";

/** A reason in words: those of the search are the page's messages, the rest are the game's. */
export function reasonText(game: string, reason: Event, names: readonly string[], postgame: PostGame): string {
  if (!reason.key.startsWith("why-")) return eventText(game, reason, names);
  const action = actionIn(reason);
  if (!action) return t(reason.key, { coins: Number(reason.coins ?? 0) });
  return t(reason.key, { text: t("review-quoted", { text: postgame.choiceName(action, names) }) });
}
