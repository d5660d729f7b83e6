/** What a review found, summed up for the screen: who gave away what, and how the chances went. */
import type { Reviewed } from "$types/server";
import type { Series, Spot } from "$parts/chart/series";

/** The signs that players know from chess. */
export const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

export const signOf = (mark: string) => SIGNS[mark] ?? "";

/** The choices that gave most away, the worst first; of one seat, or of all. */
export function worst(review: readonly Reviewed[], seat: number | null = null): Reviewed[] {
  return review
    .filter((one) => one.mark && (seat === null || one.actor === seat))
    .sort((a, b) => b.lost - a.lost || a.number - b.number);
}

/** How many choices of a seat were weighed, and how many of them gave something away. */
export function tally(
  review: readonly Reviewed[],
  seat: number | null,
): { choices: number; marked: number; lost: number } {
  const own = review.filter((one) => seat === null || one.actor === seat);
  return {
    choices: own.length,
    marked: own.filter((one) => one.mark).length,
    lost: own.reduce((sum, one) => sum + one.lost, 0),
  };
}

/** The next marked choice after a position, around the end again; null: there is none. */
export function nextMistake(review: readonly Reviewed[], number: number, seat: number | null = null): number | null {
  const marked = review.filter((one) => one.mark && (seat === null || one.actor === seat)).map((one) => one.number);
  return marked.find((one) => one > number) ?? marked[0] ?? null;
}

/** Is it a solo game? Then its chart shows the expected result, not everybody's share of the win. */
export const isSolo = (review: readonly Reviewed[]) => (review[0]?.chosen.shares.length ?? 0) < 2;

export const valueOf = (estimate: Reviewed["chosen"], seat: number, solo: boolean): number =>
  (solo ? estimate.points[seat] : estimate.shares[seat]) ?? 0;

/** The value of a position for a seat, if the best choice is made. */
const valueBefore = (one: Reviewed, seat: number, solo: boolean) => valueOf(one.best, seat, solo);

/**
 * Everybody's line: the value after a choice is the value of the next position.
 * `place` says where a choice is on the chart: its number among all choices of players.
 */
export function linesOf(
  review: readonly Reviewed[],
  names: readonly string[],
  place: (number: number) => number,
  end: { at: number; values: readonly number[] } | null,
): Series[] {
  const solo = isSolo(review);
  return names.map((name, seat) => ({
    seat,
    name,
    points: [
      ...review.map((one) => ({ x: place(one.number) - 1, y: valueBefore(one, seat, solo) })),
      ...(end ? [{ x: end.at, y: end.values[seat] ?? 0 }] : []),
    ],
  }));
}

/** The value of a line at a place, straight between its points. */
export function valueAt(points: Series["points"], x: number): number {
  const after = points.findIndex((point) => point.x >= x);
  const [a, b] = [points[after - 1], points[after]];
  if (!b) return points.at(-1)?.y ?? 0;
  if (!a || b.x === a.x) return b.y;
  return a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
}

/** The marks on the lines: who gave something away, where it left them. */
export function spotsOf(
  review: readonly Reviewed[],
  lines: readonly Series[],
  place: (number: number) => number,
  seat: number | null = null,
): Spot[] {
  return worst(review, seat)
    .toSorted((a, b) => a.number - b.number)
    .map((one) => {
      const x = place(one.number);
      const y = valueAt(lines[one.actor]?.points ?? [], x);
      return { x, y, text: signOf(one.mark), strong: one.mark === "blunder" };
    });
}
