/** The question to the player who is to choose, in one sentence. */
import { t } from "$lib/words.svelte";
import { plainName } from "./names";
import type { Town } from "./town.svelte";

export function question(town: Town): string {
  const { choices } = town;
  if (choices.roll.length) return t("mk-ask-roll");
  if (choices.keep) return t("mk-ask-radio");
  if (choices.add) return t("mk-ask-add");
  if (choices.tv.size) return t("mk-ask-tv");
  if (choices.noSwap) return town.given ? t("mk-ask-swap-take", { card: plainName(town.given) }) : t("mk-ask-swap");
  if (choices.build.size) return t("mk-ask-build");
  return t("mk-ask-nothing");
}
