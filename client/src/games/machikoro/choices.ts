/** All legal choices by kind, for everything that can be pressed on the table. */
import type { Card, MachiKoroAction, Preview } from "$types/server";
import type { Building } from "./cards";

/** A choice with its action. */
type Chosen<Kind extends MachiKoroAction["kind"]> = Extract<MachiKoroAction, { kind: Kind }> & { preview: Preview };

export interface Choices {
  roll: Chosen<"roll">[];
  reroll: Preview | null;
  keep: Preview | null;
  /** To add to the total, and not to. */
  add: Chosen<"add"> | null;
  addNothing: Preview | null;
  tv: Map<number, Preview>;
  swap: Chosen<"swap">[];
  noSwap: Preview | null;
  build: Map<Building, Preview>;
  buildNothing: Preview | null;
}

const noChoices = (): Choices => ({
  roll: [],
  reroll: null,
  keep: null,
  add: null,
  addNothing: null,
  tv: new Map(),
  swap: [],
  noSwap: null,
  build: new Map(),
  buildNothing: null,
});

export function groupPreviews(previews: readonly Preview[]): Choices {
  const all = noChoices();
  for (const preview of previews) {
    const { action } = preview;
    if (action.kind === "roll") all.roll.push({ ...action, preview });
    else if (action.kind === "reroll") all.reroll = preview;
    else if (action.kind === "keep") all.keep = preview;
    else if (action.kind === "add" && action.added) all.add = { ...action, preview };
    else if (action.kind === "add") all.addNothing = preview;
    else if (action.kind === "tv") all.tv.set(action.seat, preview);
    else if (action.kind === "swap") all.swap.push({ ...action, preview });
    else if (action.kind === "no-swap") all.noSwap = preview;
    else if (action.kind === "build") all.build.set(action.building, preview);
    else if (action.kind === "build-none") all.buildNothing = preview;
  }
  return all;
}

export const NO_CHOICES = noChoices();

/** The cards that may be given away in an exchange. */
export const cardsToGive = ({ swap }: Choices): Set<Card> => new Set(swap.map(({ given }) => given));

/** The cards that a seat would have to give for one of mine. */
export const cardsToTake = ({ swap }: Choices, seat: number, given: Card): Set<Card> =>
  new Set(swap.filter((one) => one.seat === seat && one.given === given).map(({ taken }) => taken));
