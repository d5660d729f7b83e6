/** Names of buildings on cards and in sentences. */
import { settings } from "$lib/settings.svelte";
import { nameOf, t } from "$lib/words.svelte";
import { type Building, isLandmark } from "./cards";
import { soft } from "./soft";

const GAME = "machikoro";

export const plainName = (building: Building) => nameOf(GAME, isLandmark(building) ? "landmark" : "card", building);

/** A building's name with a capital letter, and soft hyphens where a long word may break. */
export function nameOn(building: Building): string {
  const name = plainName(building);
  const capital = name.charAt(0).toLocaleUpperCase(settings.language) + name.slice(1);
  return soft(capital, t("mk-hyphens").split(" "));
}

/** What a building does, in one sentence. */
export const effectOf = (building: Building, plus: boolean) =>
  t(`mk-effect-${building}`, { plus: plus ? "yes" : "no" });

/** A building's name with a capital letter and no soft hyphens, for screen readers and wide places. */
export const nameFor = (building: Building) => nameOn(building).replaceAll("\u00AD", "");
