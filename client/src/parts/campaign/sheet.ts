/** Reading a score sheet: what comes next, and how much fame is missing. */
import type { Entered, PlanGiven, Sheet } from "$types/server";

/** The number of a challenge in its row, from 1. */
export const numberOf = (sheet: Sheet, entered: Entered) => sheet.challenges.indexOf(entered) + 1;

/** What to play next: one that is under way, else the first that has not been played. */
export function nextOf(sheet: Sheet): Entered | null {
  return (
    sheet.challenges.find(({ state }) => state === "playing" || state === "open") ??
    sheet.challenges.find(({ state }) => state === "none") ??
    null
  );
}

/** The table that a challenge is played at. */
export const planFor = (sheet: Sheet, { options }: Entered): PlanGiven => ({
  game: sheet.game,
  seats: [{ kind: "me" }],
  options,
  campaign: sheet.id,
});

/** A single game of a challenge for practice: it belongs to no campaign, so no sheet ever changes. */
export const practicePlan = (game: string, { options }: Entered): PlanGiven => ({
  game,
  seats: [{ kind: "me" }],
  options,
  practise: true,
});

/** How much fame the next rating needs; null: there is none above. */
export function missing(sheet: Sheet): { rating: number; fame: number } | null {
  const least = sheet.ratings[sheet.rating];
  return least === undefined ? null : { rating: sheet.rating + 1, fame: least - sheet.fame };
}

/** A challenge's result and fame, where one was entered. */
export function entryOf({ result }: Entered): { result: number; fame: number } | null {
  if (!result || !("result" in result)) return null;
  return { result: result.result ?? 0, fame: result.fame ?? 0 };
}

/** A challenge in a row of them: its stars, if it has been played. */
export interface Cell {
  key: string;
  stars: number | null;
}

export const cellsOf = (sheet: Sheet): Cell[] =>
  sheet.challenges.map((entered) => ({ key: entered.key, stars: entryOf(entered)?.fame ?? null }));
