/** What a review says. */
import type { After } from "$games/after";
import { settings } from "$lib/settings.svelte";
import { t, tellText } from "$lib/words.svelte";
import type { Event } from "$types/server";

export const percent = (share: number) =>
  new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

export const signed = (coins: number) => (coins > 0 ? `+${coins}` : String(coins).replace("-", "−"));

/** Reasons in one line: those of the search are the page's messages, the rest are the game's. */
export function reasons(game: string, events: readonly Event[], names: readonly string[], after: After): string {
  const told = events.map((event) => {
    if (!event.key.startsWith("why-")) return tellText(game, event, names);
    if (typeof event.text === "string")
      return t(event.key, { text: t("review-quoted", { text: after.choiceName(event.text, names) }) });
    return t(event.key, { coins: Number(event.coins ?? 0) });
  });
  return told.join("; ");
}
