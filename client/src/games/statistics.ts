/** What a game brings to statistics: names and pictograms of its sources of coins and of its openings. */
export interface GameWords {
  /** Pictograms by name. */
  pictures: Record<string, string>;
  /** A source or a piece of an opening, as it stands in a list. */
  name: (word: string) => string;
  /** The pictogram of a source or of a piece of an opening; empty: a coin. */
  picture: (word: string) => string;
  /** A kind of table; empty: there is only one. */
  variant: (name: string) => string;
}

const LOAD = import.meta.glob<{ default: GameWords }>("./*/statistics.ts");

export async function loadWords(game: string): Promise<GameWords> {
  const load = LOAD[`./${game}/statistics.ts`];
  if (!load) throw new Error(`there is no game ${game}`);
  return (await load()).default;
}
