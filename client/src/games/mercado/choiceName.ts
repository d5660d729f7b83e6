/** A choice as a short name, such as "Fish on d3". */
import { capital } from "$lib/format";
import { nameOf, t } from "$lib/words.svelte";
import type { Action } from "$types/server";

const GAME = "mercado";
const good = (word: string) => nameOf(GAME, "good", word);

export function choiceName(action: Action): string {
  switch (action.kind) {
    case "stall":
      return t("mercado-say-stall", { good: capital(good(action.good)), square: action.square });
    case "take":
      return t("mercado-say-take", { good: good(action.good) });
    case "customers": {
      const { customers, goods, entrance } = action;
      return t("mercado-say-customers", { customers, goods: goods.map(good).join(" + "), entrance });
    }
    case "restaurant": {
      const kind = capital(nameOf(GAME, "kind", action.restaurant));
      return t("mercado-say-restaurant", { kind, square: action.square });
    }
    case "exchange":
      return t(`mercado-say-exchange-${action.what}`);
    case "specialise":
      return t("mercado-say-specialise", { good: good(action.good) });
    case "coin":
      return t("mercado-say-coin");
    default:
      return action.kind; // outcomes of chance are not named
  }
}
