/** The game's notation of choices, taken apart: for everything that can be pressed on the table. */
import type { Card, Landmark, Preview } from "$types/server";
import { isCard, isLandmark } from "./cards";

export type Building = Card | Landmark;

export type Choice =
  | { kind: "roll"; dice: 1 | 2 }
  | { kind: "reroll" }
  | { kind: "keep" }
  | { kind: "add"; added: 0 | 2 }
  | { kind: "tv"; seat: number }
  | { kind: "swap"; seat: number; given: Card; taken: Card }
  | { kind: "no-swap" }
  | { kind: "build"; building: Building }
  | { kind: "build-none" };

/** What a text means; null: it is no choice. */
export function parse(text: string): Choice | null {
  const [word, first = "", second = "", third = ""] = text.split(" ");
  switch (word) {
    case "roll":
      return first === "1" || first === "2" ? { kind: "roll", dice: first === "1" ? 1 : 2 } : null;
    case "reroll":
    case "keep":
      return { kind: word };
    case "add":
      return first === "0" || first === "2" ? { kind: "add", added: first === "0" ? 0 : 2 } : null;
    case "tv":
      return /^\d$/.test(first) ? { kind: "tv", seat: Number(first) } : null;
    case "swap":
      if (first === "none") return { kind: "no-swap" };
      if (!/^\d$/.test(first) || !isCard(second) || !isCard(third)) return null;
      return { kind: "swap", seat: Number(first), given: second, taken: third };
    case "build":
      if (first === "none") return { kind: "build-none" };
      return isCard(first) || isLandmark(first) ? { kind: "build", building: first } : null;
    default:
      return null;
  }
}

/** The texts of choices, as the server reads them. */
export const buildText = (building: Building) => `build ${building}`;
export const tvText = (seat: number) => `tv ${seat}`;

export interface Exchange {
  seat: number;
  given: Card;
  taken: Card;
  preview: Preview;
}

/** All legal choices by what they are about. */
export interface Choices {
  roll: Map<1 | 2, Preview>;
  reroll: Preview | null;
  keep: Preview | null;
  add: Map<0 | 2, Preview>;
  tv: Map<number, Preview>;
  swap: Exchange[];
  noSwap: Preview | null;
  build: Map<Building, Preview>;
  nothing: Preview | null;
}

export function sorted(previews: readonly Preview[]): Choices {
  const all: Choices = {
    roll: new Map(),
    reroll: null,
    keep: null,
    add: new Map(),
    tv: new Map(),
    swap: [],
    noSwap: null,
    build: new Map(),
    nothing: null,
  };
  for (const preview of previews) {
    const choice = parse(preview.text);
    if (choice?.kind === "roll") all.roll.set(choice.dice, preview);
    else if (choice?.kind === "reroll") all.reroll = preview;
    else if (choice?.kind === "keep") all.keep = preview;
    else if (choice?.kind === "add") all.add.set(choice.added, preview);
    else if (choice?.kind === "tv") all.tv.set(choice.seat, preview);
    else if (choice?.kind === "swap")
      all.swap.push({ seat: choice.seat, given: choice.given, taken: choice.taken, preview });
    else if (choice?.kind === "no-swap") all.noSwap = preview;
    else if (choice?.kind === "build") all.build.set(choice.building, preview);
    else if (choice?.kind === "build-none") all.nothing = preview;
  }
  return all;
}

export const NO_CHOICES = sorted([]);
