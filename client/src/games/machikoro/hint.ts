/** A hint in a line: "Mine for 6: brings 5 more on every 9." */
import { actionIn } from "$lib/actions";
import { type HintWords, hintWords, mainReason } from "$lib/hints";
import { eventText, t } from "$lib/words.svelte";
import type { Action, Event } from "$types/server";
import { type Building, isLandmark, LANDMARKS, cardInfo } from "./cards";
import { choiceName } from "./choiceName";
import type { Gain } from "./gain";
import { effectOf, plainName } from "./names";

const costOf = (building: Building) =>
  isLandmark(building) ? (LANDMARKS.find(({ landmark }) => landmark === building)?.cost ?? 0) : cardInfo(building).cost;

/** What one builds next is worth a word; that one rolls next, or what others do, is not. */
function isTelling(reason: Event): boolean {
  const action = actionIn(reason);
  return !action || (action.kind === "build" && reason.key === "why-prepares");
}

function reasonText(reason: Event | null, names: readonly string[]): string {
  if (!reason) return "";
  const action = actionIn(reason);
  if (action?.kind === "build") return t("mk-hint-next", { card: plainName(action.building) });
  if (!reason.key.startsWith("why-")) return eventText("machikoro", reason, names);
  return t(reason.key, { coins: Number(reason.coins ?? 0) });
}

function named(action: Action, names: readonly string[]): string {
  if (action.kind !== "build") return choiceName(action, names);
  return t("mk-hint-build", { card: plainName(action.building), coins: costOf(action.building) });
}

/** What is known besides the reasons of the search. */
export interface Known {
  plus: boolean;
  /** What the building would bring. */
  gain?: Gain | null;
}

export function hint(
  action: Action,
  reasons: readonly Event[],
  names: readonly string[],
  { plus, gain }: Known,
): HintWords {
  const main = mainReason(reasons.filter(isTelling));
  const what = named(action, names);
  // What a card brings, or else what it does, says more than what comes next; that it wins says most.
  if (action.kind === "build" && (!main || main.key.startsWith("why-"))) {
    if (gain) return hintWords(what, t(`mk-hint-${gain.roller}`, { coins: gain.coins, total: gain.total }));
    return { ...hintWords(what, ""), why: effectOf(action.building, plus) };
  }
  return hintWords(what, reasonText(main, names));
}
