/** A hint in one sentence: "Take the meat: it fits c3." */
import { type HintWords, hintWords, mainReason } from "$lib/hints";
import { t } from "$lib/words.svelte";
import type { Action, Event } from "$types/server";
import { choiceName } from "./choiceName";
import { goodName, reasonText } from "./words";

/** Why, in a few words. What it earns is left out where the sentence before has said it. */
export function hintReason(action: Action, reasons: readonly Event[], names: readonly string[], said = false): string {
  // A tile is taken for where it fits; what the search would do next may have nothing to do with it.
  const own = action.kind === "take" ? reasons.filter(({ key }) => !key.startsWith("why-")) : reasons;
  const main = mainReason(said ? own.filter(({ key }) => key !== "why-earns") : own);
  return main ? reasonText(main, names) : "";
}

/** A move that is not on the board, and why. */
export function hint(action: Action, reasons: readonly Event[], names: readonly string[]): HintWords {
  const what =
    action.kind === "take"
      ? t("mercado-take-tile", { good: action.good, name: goodName(action.good) })
      : choiceName(action);
  return hintWords(what, hintReason(action, reasons, names));
}
