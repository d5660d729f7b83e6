/** How things are called on cards and in sentences of the table. */
import { settings } from "$lib/settings.svelte";
import { nameOf, t } from "$lib/words.svelte";
import type { Building } from "./choices";
import { isLandmark } from "./cards";
import { soft } from "./soft";

const GAME = "machikoro";

export const plainName = (building: Building) => nameOf(GAME, isLandmark(building) ? "landmark" : "card", building);

/** With a capital letter, and places where a long word may break. */
export function nameOn(building: Building): string {
  const name = plainName(building);
  const capital = name.charAt(0).toLocaleUpperCase(settings.language) + name.slice(1);
  return soft(capital, t("mk-hyphens").split(" "));
}

/** What a building does, in one sentence. */
export const effectOf = (building: Building, plus: boolean) =>
  t(`mk-effect-${building}`, { plus: plus ? "yes" : "no" });

/** The same without those places, to be read out or where there is room. */
export const nameFor = (building: Building) => nameOn(building).replaceAll("\u00AD", "");
