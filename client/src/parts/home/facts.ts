/** What lists say about a table in a few words. */
import { TITLES } from "$games/index";
import { locale } from "$lib/format";
import { has, nameOf, t } from "$lib/words.svelte";
import type { Clock, Plan } from "$types/server";
import { optionInfo } from "./games.svelte";

export function clockText({ kind, amount }: Clock): string {
  if (kind === "days") return t("pace-days-each", { days: amount });
  if (kind === "turn" && amount % 60 === 0) return t("pace-minutes-each", { minutes: amount / 60 });
  if (kind === "turn") return t("pace-seconds-each", { seconds: amount });
  return t("pace-none");
}

/** The game, a challenge by its name, and whatever is unusual about this table. */
export function about(plan: Pick<Plan, "game" | "options" | "clock" | "rated">): string[] {
  const facts = [TITLES[plan.game] ?? plan.game];
  for (const [name, value] of Object.entries(plan.options)) {
    const option = optionInfo(plan.game, name);
    if (!option?.values || option.default === value) continue;
    facts.push(
      has(plan.game, `${name}-${value}`) ? nameOf(plan.game, name, value) : t(`option-${name}-${value}-short`),
    );
  }
  if (plan.rated) facts.push(t("setup-rated-word"));
  if (plan.clock.kind !== "none") facts.push(clockText(plan.clock));
  return facts;
}

/** What a button is called for those who do not see what stands beside it. */
export const named = (what: string, subject: string) => (subject ? t("home-about", { what, about: subject }) : what);

/** Names in a row, as one says them: "Ada, Bruno and Zoé". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}
