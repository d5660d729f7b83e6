/** Which open table suits me: level, clock, age. */
import type { Clock, OpenTable } from "$types/server";

export type Level = "even" | "easier" | "stronger" | "new" | "unknown";

const EVEN = 100; // points of rating that still make an even game
const ORDER: readonly Level[] = ["even", "unknown", "new", "easier", "stronger"];

/** How strong the host is for me, who have this rating in the game. */
export function levelOf(rating: number | null, mine: number | undefined): Level {
  if (rating === null) return "new";
  if (mine === undefined) return "unknown";
  if (Math.abs(rating - mine) <= EVEN) return "even";
  return rating < mine ? "easier" : "stronger";
}

export type Ratings = Readonly<Record<string, number>>;

/** The better fit first; among equals the clock that I like, then the younger table. */
export function byFit(ratings: Ratings, liked: Clock["kind"]) {
  const rank = (table: OpenTable) => [
    ORDER.indexOf(levelOf(table.rating, ratings[table.game])),
    table.plan.clock.kind === liked ? 0 : 1,
    -table.created,
  ];
  return (a: OpenTable, b: OpenTable): number => {
    const [one, other] = [rank(a), rank(b)];
    const differs = one.findIndex((value, i) => value !== other[i]);
    return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
  };
}

export interface Row {
  table: OpenTable;
  /** When it was found to have filled or closed; null: it is open. */
  gone: number | null;
}

export const STAYS = 3000; // milliseconds that a table is still shown after it has filled

/**
 * The rows after a look at the server. A table that has filled stays where it was for a moment. While the pointer is
 * over the list (`still`), nothing moves: what is new comes last, and what has filled stays.
 */
export function arranged(
  rows: readonly Row[],
  open: readonly OpenTable[],
  { compare, still, now }: { compare: (a: OpenTable, b: OpenTable) => number; still: boolean; now: number },
): Row[] {
  const fresh = new Map(open.map((table) => [table.id, table]));
  const kept = rows.map((row): Row => {
    const table = fresh.get(row.table.id);
    return table ? { table, gone: null } : { ...row, gone: row.gone ?? now };
  });
  const known = new Set(rows.map(({ table }) => table.id));
  const added = open.filter(({ id }) => !known.has(id)).toSorted(compare);
  if (still) return [...kept, ...added.map((table) => ({ table, gone: null }))];
  const sorted = open.toSorted(compare).map((table): Row => ({ table, gone: null }));
  kept.forEach((row, i) => {
    if (row.gone !== null && now - row.gone < STAYS) sorted.splice(i, 0, row);
  });
  return sorted;
}
