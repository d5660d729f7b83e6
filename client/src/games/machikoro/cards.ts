/**
 * The printed cards, read from the server's own table: where a card stands on the number line, its
 * colour and its price. What a card does is never worked out here.
 */
import type { Card, Colour, Landmark } from "$types/server";
import table from "@feira/games/machikoro/rules/components.txt?raw";

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

const lines = table.split("\n").filter((line) => /^[a-z]/.test(line));

function split(line: string): [string, string[]] {
  const [name = "", rest = ""] = line.split(": ");
  return [name, rest.split(" ")];
}

/** All establishments, in the order of the rules. */
export const CARDS: readonly CardInfo[] = lines
  .filter((line) => !line.startsWith("landmark "))
  .map((line) => {
    const [name, words] = split(line);
    const [low = 0, high = low] = (words[0] ?? "").split("-").map(Number);
    const [colour, cost] = [words[1] as Colour, Number(words[3])];
    return { card: name as Card, low, high, colour, cost, plus: words.includes("plus") };
  });

/** All landmarks, the cheapest first: this order is the same everywhere. */
export const LANDMARKS: readonly LandmarkInfo[] = lines
  .filter((line) => line.startsWith("landmark "))
  .map((line) => {
    const [name, words] = split(line);
    const landmark = name.replace("landmark ", "") as Landmark;
    return { landmark, cost: Number(words[0]), plus: words.includes("plus") };
  })
  .sort((one, other) => one.cost - other.cost);

const byName = new Map(CARDS.map((info) => [info.card, info]));

export function cardInfo(card: Card): CardInfo {
  const info = byName.get(card);
  if (!info) throw new Error(`there is no card ${card}`);
  return info;
}

export const isCard = (word: string): word is Card => byName.has(word as Card);
export const isLandmark = (word: string): word is Landmark => LANDMARKS.some(({ landmark }) => landmark === word);

/** The numbers of a card as they are written on it. */
export const numbersOf = ({ low, high }: Pick<CardInfo, "low" | "high">) =>
  low === high ? String(low) : `${low}–${high}`;
