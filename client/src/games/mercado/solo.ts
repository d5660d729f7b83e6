/** Where a solo challenge stands: all of it is counted from what lies on the table. */
import type { Customers, Entrance, Good, MercadoView, Preview } from "$types/server";
import { isRow, stallsIn } from "./places";

const FOURS = 4;

/** What counts for the stars: coins, or in challenge 2 what tiles of four customers have paid. */
export function standing(view: MercadoView): number {
  if (view.challenge?.number === 2) return view.challenge.from_fours;
  return view.players[0]?.coins ?? 0;
}

/** What a choice would add to it. */
export function addition(view: MercadoView, preview: Preview | null): number {
  if (!preview) return 0;
  if (view.challenge?.number !== 2) return preview.net;
  return preview.from
    .filter((event) => event.key === "earned" && event.customers === FOURS)
    .reduce((sum, event) => sum + Number(event.coins), 0);
}

export interface Line {
  entrance: Entrance;
  tile: Customers;
  row: boolean;
  missing: number;
}

/** Challenge 7: customers by how many stalls their line still lacks; those that are awake last. */
export function waking(view: MercadoView): Line[] {
  const lines: Line[] = [];
  for (const [name, tile] of Object.entries(view.entrances)) {
    if (!tile || tile === "barred") continue;
    const entrance = name as Entrance;
    const missing = Math.max(0, tile.customers - stallsIn(view, entrance));
    lines.push({ entrance, tile, row: isRow(entrance), missing });
  }
  const rank = ({ missing }: Line) => (missing === 0 ? 9 : missing);
  return lines.toSorted((one, other) => rank(one) - rank(other) || other.tile.customers - one.tile.customers);
}

/** Challenge 9: the goods that stalls may sell, by column. */
export function allowed(view: MercadoView): { column: string; goods: Good[] }[] {
  return ["a", "b", "c", "d", "e"].flatMap((column) => {
    const tile = view.entrances[`N${column}` as Entrance];
    return tile && tile !== "barred" ? [{ column, goods: tile.goods }] : [];
  });
}

/** Challenge 3: the lines that are full with two stalls. */
export function fullLines(view: MercadoView): string[] {
  return ["Na", "Nb", "Nc", "Nd", "Ne", "W1", "W2", "W3", "W4", "W5"]
    .filter((entrance) => stallsIn(view, entrance) >= 2)
    .map((entrance) => entrance.slice(1));
}

/** Customer tiles of a size that can still be brought: on offer and in the stack. */
export const tilesLeft = (view: MercadoView, customers: number) =>
  (view.offer[customers - 1]?.length ?? 0) + (view.stacks[customers - 1] ?? 0);

export const pubs = (view: MercadoView) => ({
  open: view.market.filter((square) => square.open === "pub").length,
  held: view.players[0]?.held.filter((kind) => kind === "pub").length ?? 0,
});
