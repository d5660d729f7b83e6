/** The printed cards, from the server's catalogue. What a card does is never worked out here. */
import { CATALOGUE } from "$types/catalogue";
import type { Card, Colour, Landmark } from "$types/server";

export type Building = Card | Landmark;

export interface CardInfo {
  card: Card;
  low: number;
  high: number;
  colour: Colour;
  cost: number;
  plus: boolean;
}

export interface LandmarkInfo {
  landmark: Landmark;
  cost: number;
  plus: boolean;
}

/** All establishments, in the order of the rules. */
export const CARDS: readonly CardInfo[] = CATALOGUE.machikoro.cards;

/** All landmarks, the cheapest first: this order is the same everywhere. */
export const LANDMARKS: readonly LandmarkInfo[] = CATALOGUE.machikoro.landmarks.toSorted(
  (one, other) => one.cost - other.cost,
);

const byName = new Map(CARDS.map((info) => [info.card, info]));

export function cardInfo(card: Card): CardInfo {
  const info = byName.get(card);
  if (!info) throw new Error(`there is no card ${card}`);
  return info;
}

export const isCard = (word: string): word is Card => byName.has(word as Card);
export const isLandmark = (word: string): word is Landmark => LANDMARKS.some(({ landmark }) => landmark === word);

/** The numbers of a card. */
export const rangeOf = ({ low, high }: Pick<CardInfo, "low" | "high">) =>
  Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** The numbers of a card as they are written on it. */
export const numbersOf = ({ low, high }: Pick<CardInfo, "low" | "high">) =>
  low === high ? String(low) : `${low}–${high}`;
