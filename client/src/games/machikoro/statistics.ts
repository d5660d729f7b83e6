import { t } from "$lib/words.svelte";
import type { GameWords } from "../statistics";
import type { Building } from "./cards";
import { nameFor } from "./names";
import { pictures } from "./pictures";

export default {
  pictures,
  name: (word) => (word === "city-hall" ? t("mk-city-hall") : nameFor(word as Building)),
  picture: (word) => word,
  variant: (name) => t(`mk-variant-${name}`),
} satisfies GameWords;
