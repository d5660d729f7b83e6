/** Texts of a review. */
import type { PostGame } from "$games/postgame";
import { actionIn } from "$lib/actions";
import { settings } from "$lib/settings.svelte";
import { t, eventText } from "$lib/words.svelte";
import type { Event } from "$types/server";

export const percent = (share: number) =>
  new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** A gain or a loss in percent, with its sign. */
export const signedPercent = (share: number) =>
  new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  }).format(share);

export const signed = (coins: number) => (coins > 0 ? `+${coins}` : String(coins).replace("-", "−"));

/** Reasons in one line: those of the search are the page's messages, the rest are the game's. */
export function reasonsText(
  game: string,
  reasons: readonly Event[],
  names: readonly string[],
  postgame: PostGame,
): string {
  const texts = reasons.map((reason) => {
    if (!reason.key.startsWith("why-")) return eventText(game, reason, names);
    const action = actionIn(reason);
    if (!action) return t(reason.key, { coins: Number(reason.coins ?? 0) });
    return t(reason.key, { text: t("review-quoted", { text: postgame.choiceName(action, names) }) });
  });
  return texts.join("; ");
}
