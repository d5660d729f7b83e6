/** A choice as a short name, such as "Café". */
import { capital } from "$lib/format";
import { t } from "$lib/words.svelte";
import type { Action } from "$types/server";
import { plainName } from "./names";

const sum = (dice: readonly number[]) => dice.reduce((total, die) => total + die, 0);

/** What it means to press a player from whom coins may be taken; in a puzzle not how many. */
export const takeName = (player: string, coins: number, quiet: boolean) =>
  quiet ? t("machikoro-say-tv", { player }) : t("mk-take", { player, coins });

export function choiceName(action: Action, names: readonly string[]): string {
  switch (action.kind) {
    case "roll":
      return t("machikoro-say-roll", { dice: action.dice });
    case "reroll":
    case "keep":
      return t(`machikoro-say-${action.kind}`);
    case "add":
      return t("machikoro-say-add", { added: action.added });
    case "tv":
      return t("machikoro-say-tv", { player: names[action.seat] ?? "" });
    case "swap": {
      const [given, taken] = [plainName(action.given), plainName(action.taken)];
      return t("machikoro-say-swap", { player: names[action.seat] ?? "", given, taken });
    }
    case "no-swap":
      return t("machikoro-say-swap-none");
    case "dice":
      return t("machikoro-say-dice", { total: sum(action.dice) });
    case "tuna":
      return t("machikoro-say-tuna", { total: sum(action.dice) });
    case "build":
      return t("machikoro-say-build", { card: capital(plainName(action.building)) });
    case "build-none":
      return t("machikoro-say-build-none");
    default:
      return action.kind; // a card that comes into the market is not named
  }
}
