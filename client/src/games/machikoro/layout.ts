/** Where cards stand: every card hangs on the number line, over the totals that it acts on. */
import type { Card } from "$types/server";
import { CARDS, type CardInfo, cardInfo } from "./cards";

/** A thing on the number line: from total `low` to `high`, in line `line` (0 is next to the line). */
export interface Placed {
  card: Card;
  low: number;
  high: number;
  line: number;
}

/** Puts each card into the first line that is free over all its totals. */
export function pack(cards: readonly CardInfo[]): Placed[] {
  const taken: boolean[][] = [];
  return cards.map(({ card, low, high }) => {
    const free = (line: number) => {
      for (let total = low; total <= high; total++) if (taken[line]?.[total]) return false;
      return true;
    };
    let line = 0;
    while (!free(line)) line++;
    const row = (taken[line] ??= []);
    for (let total = low; total <= high; total++) row[total] = true;
    return { card, low, high, line };
  });
}

const kindsOf = (plus: boolean) => CARDS.filter((info) => plus || !info.plus);

/** How many totals the number line has: up to the highest that a card of the game acts on. */
export const totals = (plus: boolean) => Math.max(...kindsOf(plus).map(({ high }) => high));

const purpleLast = (one: CardInfo, other: CardInfo) =>
  Number(one.colour === "purple") - Number(other.colour === "purple");
const narrowFirst = (one: CardInfo, other: CardInfo) => one.high - one.low - (other.high - other.low);

/**
 * The market as a skyline. Every kind of the game has its place, sold out or not; a limited market
 * has only the kinds that lie there, and they stand on the ground.
 */
export function skyline(plus: boolean, there?: readonly Card[]): Placed[] {
  const kinds = kindsOf(plus).filter(({ card }) => there?.includes(card) ?? true);
  return pack(kinds.toSorted((one, other) => purpleLast(one, other) || narrowFirst(one, other)));
}

/** A city's chips: from the left, the wide ones below the narrow ones where they meet. */
export function cityLines(city: Partial<Record<Card, number>>): { chips: Placed[]; lines: number } {
  const kinds = Object.keys(city).map((card) => cardInfo(card as Card));
  const chips = pack(kinds.toSorted((one, other) => narrowFirst(one, other) || one.low - other.low));
  return { chips, lines: Math.max(0, ...chips.map(({ line }) => line + 1)) };
}

/** Kinds of cards by their first total, for lists. */
export const byTotal = (cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => cardInfo(one).low - cardInfo(other).low || cardInfo(one).high - cardInfo(other).high);

/** The upright number line: every kind stands at its first total. */
export function rows(plus: boolean, cards: readonly Card[]): { total: number; cards: Card[] }[] {
  return Array.from({ length: totals(plus) }, (_, i) => ({
    total: i + 1,
    cards: cards.filter((card) => cardInfo(card).low === i + 1),
  }));
}
