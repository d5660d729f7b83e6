/** What a building would bring, told by one total: from what the dice may bring without it and with it. */
import type { MachiKoroOutlook } from "$types/server";
import { mainChance, oddsOf } from "./odds";

const TOTALS = 14;

export interface Gain {
  total: number;
  coins: number;
  /** Whose roll brings it. */
  roller: "anyone" | "own" | "others";
}

type Outlooks = readonly [MachiKoroOutlook, MachiKoroOutlook]; // now, and with the building

/** What a seat gets more by each total of a roller's dice, the most telling total first. */
function gains([now, then]: Outlooks, roller: number, seat: number, numbers: readonly number[]): Gain[] {
  const before = oddsOf(now, roller, TOTALS)?.totals ?? [];
  const after = oddsOf(then, roller, TOTALS)?.totals ?? [];
  const found = after.flatMap((entry, i) => {
    const [had, gets] = [before[i]?.coins, entry.coins];
    if (!had || !gets) return [];
    const more = (one: number) => (gets[one] ?? 0) - (had[one] ?? 0);
    // Whoever has paid for a building has less to give away: that is no income.
    const kept = numbers.includes(entry.total)
      ? 0
      : gets.reduce((sum, _, one) => sum - (one === seat ? 0 : more(one)), 0);
    const coins = Math.round(more(seat) - Math.max(0, kept));
    return coins > 0 ? [{ total: entry.total, coins, weight: coins * mainChance(entry) }] : [];
  });
  return found
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ total, coins }) => ({ total, coins, roller: roller === seat ? "own" : "others" }));
}

/** The total that tells most of what a building with these numbers brings a seat; null: none does. */
export function gainOf(outlooks: Outlooks, seat: number, numbers: readonly number[]): Gain | null {
  const [own] = gains(outlooks, seat, seat, numbers);
  const other = outlooks[1].rollers.find((one) => one.seat !== seat);
  const theirs = other ? gains(outlooks, other.seat, seat, numbers) : [];
  const same = own && theirs.find(({ total }) => total === own.total);
  if (same && own.coins <= same.coins) return { ...own, roller: "anyone" };
  return own ?? theirs[0] ?? null;
}
