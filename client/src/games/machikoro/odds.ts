/** What the dice may bring, by total, for the player who rolls. */
import type { MachiKoroOutlook } from "$types/server";

export interface TotalOdds {
  total: number;
  /** Chances with one die and with two, 0 to 1. */
  one: number;
  two: number;
  /** What has to be added to the dice to get the total; 0: the dice alone can show it. */
  added: number;
  /** What the total would bring every seat; null: the roller cannot get it. */
  coins: number[] | null;
}

export interface Odds {
  seat: number;
  two: boolean;
  totals: TotalOdds[];
  /** What every seat may expect from one roll, by number of dice. */
  mean: Map<number, number[]>;
}

/** The odds of a roller; null: it does not roll. */
export function oddsOf(outlook: MachiKoroOutlook | null, seat: number, totals: number): Odds | null {
  const roller = outlook?.rollers.find((one) => one.seat === seat);
  if (!roller) return null;
  const list: TotalOdds[] = Array.from({ length: totals }, (_, i) => ({
    total: i + 1,
    one: 0,
    two: 0,
    added: 0,
    coins: null,
  }));
  for (const { dice, of, rolls } of roller.dice) {
    for (const roll of rolls) {
      const entry = list[roll.total - 1];
      if (!entry) continue;
      entry.coins ??= roll.coins;
      if (roll.added) entry.added = roll.added;
      else if (dice === 1) entry.one = roll.weight / of;
      else entry.two = roll.weight / of;
    }
  }
  for (const entry of list) if (mainChance(entry)) entry.added = 0;
  return {
    seat,
    two: roller.dice.some(({ dice }) => dice === 2),
    totals: list,
    mean: new Map(roller.dice.map(({ dice, mean }) => [dice, mean])),
  };
}

/** A chance in whole percent. */
export const percent = (chance: number) => Math.round(chance * 100);

/** The chance that is written beside a total: with two dice if that is possible, else with one. */
export const mainChance = (entry: TotalOdds) => entry.two || entry.one;

/** An amount with its sign; whole if it is, else with one decimal. */
export function signed(coins: number, language: string): string {
  const text = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.abs(coins));
  if (Math.abs(coins) < 0.05) return "0";
  return coins < 0 ? `−${text}` : `+${text}`;
}
