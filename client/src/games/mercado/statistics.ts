import { capital } from "$lib/format";
import { t } from "$lib/words.svelte";
import type { GameWords } from "../statistics";
import { pictures } from "./pictures";
import { goodName } from "./words";

const OTHER = ["restaurant", "coin"]; // sources beside the goods

export default {
  pictures,
  name: (word) => (OTHER.includes(word) ? t(`mercado-source-${word}`) : capital(goodName(word))),
  picture: (word) => (word === "restaurant" ? "pub" : word === "coin" ? "" : word),
  variant: () => "",
} satisfies GameWords;
