/** A choice in the game's notation as a short name, such as "Build: café". */
import { has, nameOf, t } from "$lib/words.svelte";

const GAME = "machikoro";
const card = (word: string) => nameOf(GAME, has(GAME, `landmark-${word}`) ? "landmark" : "card", word);

export function choiceName(text: string, names: readonly string[]): string {
  const [what = "", first = "", second = "", third = ""] = text.split(" ");
  const player = names[Number(first)] ?? first;
  switch (what) {
    case "roll":
      return t("machikoro-say-roll", { dice: Number(first) });
    case "reroll":
    case "keep":
      return t(`machikoro-say-${what}`);
    case "add":
      return t("machikoro-say-add", { added: Number(first) });
    case "tv":
      return t("machikoro-say-tv", { player });
    case "swap":
      if (first === "none") return t("machikoro-say-swap-none");
      return t("machikoro-say-swap", { player, given: card(second), taken: card(third) });
    case "dice":
      return t("machikoro-say-dice", { total: Number(first) + Number(second) });
    case "tuna":
      return t("machikoro-say-tuna", { total: Number(first) + Number(second) });
    case "build":
      return first === "none" ? t("machikoro-say-build-none") : t("machikoro-say-build", { card: card(first) });
  }
  return text;
}
