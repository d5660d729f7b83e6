/** A choice in the game's notation as a short name, such as "Fish on d3". */
import { nameOf, t } from "$lib/words.svelte";

const GAME = "mercado";
const good = (word: string) => nameOf(GAME, "good", word);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function choiceName(text: string): string {
  const [what = "", first = "", second = "", third = ""] = text.split(" ");
  switch (what) {
    case "stall":
      return t("mercado-say-stall", { good: upper(good(first)), square: second });
    case "take":
      return t("mercado-say-take", { good: good(first) });
    case "customers":
      return t("mercado-say-customers", {
        customers: Number(first),
        goods: second.split("+").map(good).join(" + "),
        entrance: third,
      });
    case "restaurant":
      return t("mercado-say-restaurant", { kind: upper(nameOf(GAME, "kind", first)), square: second });
    case "exchange":
      return t(`mercado-say-exchange-${first}`);
    case "specialise":
      return t("mercado-say-specialise", { good: good(first) });
    case "coin":
      return t("mercado-say-coin");
  }
  return text;
}
