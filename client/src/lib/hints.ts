/** What a hint says: one move, and the one reason for it that tells most. */
import { capital } from "./format";
import { t } from "./words.svelte";
import type { Event } from "$types/server";

/** A move, and why: "Take the meat:", "it fits c3." */
export interface HintWords {
  what: string;
  why: string;
}

/** After the game's own notes, such as that it wins. What a move costs, or gives to others, speaks against it. */
const TELLING = ["why-prepares", "why-earns", "why-takes", "why-leaves"];

const rank = ({ key }: Event) => (key.startsWith("why-") ? TELLING.indexOf(key) + 1 : 0);

/** The reason that tells most; null: there is none. */
export function mainReason(reasons: readonly Event[]): Event | null {
  const telling = reasons.filter(({ key }) => !key.startsWith("why-") || TELLING.includes(key));
  return telling.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** A move with a reason in a few words, or with none. */
export function hintWords(what: string, why: string): HintWords {
  if (!why) return { what: t("hint-alone", { what: capital(what) }), why };
  return { what: t("hint-lead", { what: capital(what) }), why: t("hint-why", { why }) };
}
