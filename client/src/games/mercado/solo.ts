/** Where a solo challenge stands, put in order for display. All facts are the view's. */
import type { Entrance, MercadoView } from "$types/server";
import { isEntrance, isRow } from "./places";

export type EntranceTile = Exclude<MercadoView["entrances"][Entrance], "barred" | null>;

export interface WaitingLine {
  entrance: Entrance;
  tile: EntranceTile;
  row: boolean;
}

/** Customers by how many stalls their line still lacks; those that pay already come last. */
export function waitingLines(view: MercadoView): WaitingLine[] {
  const lines: WaitingLine[] = [];
  for (const [entrance, tile] of Object.entries(view.entrances)) {
    if (!tile || tile === "barred" || !isEntrance(entrance)) continue;
    lines.push({ entrance, tile, row: isRow(entrance) });
  }
  const rank = ({ tile }: WaitingLine) => tile.awaited?.missing || Infinity;
  return lines.toSorted((one, other) => compare(rank(one), rank(other)) || other.tile.customers - one.tile.customers);
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

export const pubs = (view: MercadoView) => ({
  open: view.market.filter((square) => square.open === "pub").length,
  held: view.players[0]?.held.filter((kind) => kind === "pub").length ?? 0,
});
