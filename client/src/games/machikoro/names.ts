/** Names of buildings on cards and in sentences. */
import { capital } from "$lib/format";
import { nameOf, t } from "$lib/words.svelte";
import { type Building, isLandmark } from "./cards";
import { soft } from "./soft";

const GAME = "machikoro";

export const plainName = (building: Building) => nameOf(GAME, isLandmark(building) ? "landmark" : "card", building);

/** A building's name with a capital letter, and soft hyphens where a long word may break. */
export function nameOn(building: Building): string {
  return soft(capital(plainName(building)), t("mk-hyphens").split(" "));
}

/** What a building does, in one sentence. */
export const effectOf = (building: Building, plus: boolean) =>
  t(`mk-effect-${building}`, { plus: plus ? "yes" : "no" });

/** A building's name with a capital letter and no soft hyphens, for screen readers and wide places. */
export const nameFor = (building: Building) => nameOn(building).replaceAll("\u00AD", "");
