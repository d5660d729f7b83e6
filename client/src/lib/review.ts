/** What a review found, prepared for the screen: costly moves, lines, bands and luck. */
import type { GameReview, Reviewed } from "$types/server";
import type { Point } from "$parts/chart/scale";
import type { Series, Spot } from "$parts/chart/series";

/** The signs that players know from chess. */
export const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
/** Too close to call. */
export const CLOSE = "≈";
/** Standard errors on each side of a 95 % interval. */
const BAND = 1.96;

export const signOf = (mark: string) => SIGNS[mark] ?? "";

/** The costly moves, the worst first; of one seat, or of all. */
export function worst(moves: readonly Reviewed[], seat: number | null = null): Reviewed[] {
  return moves
    .filter((one) => one.mark && (seat === null || one.actor === seat))
    .sort((a, b) => b.lost - a.lost || a.number - b.number);
}

/** How many moves of a seat were counted, and how many of them were costly. */
export function tally(moves: readonly Reviewed[], seat: number | null): { moves: number; costly: number } {
  const own = moves.filter((one) => seat === null || one.actor === seat);
  return { moves: own.length, costly: own.filter((one) => one.mark).length };
}

/** The next costly move after a position, around the end again; null: there is none. */
export function nextMistake(moves: readonly Reviewed[], number: number, seat: number | null = null): number | null {
  const marked = moves.filter((one) => one.mark && (seat === null || one.actor === seat)).map((one) => one.number);
  return marked.find((one) => one > number) ?? marked[0] ?? null;
}

/** Is it a solo game? Then its chart shows the expected result, not everybody's share of the win. */
export const isSolo = (review: GameReview | null) => (review?.start.length ?? 0) === 1;

/** Players by their result, the best first; until there is one, by their chances. */
export function ranking(review: GameReview): GameReview["players"] {
  const values = review.final ?? review.chart.at(-1)?.after ?? review.start;
  return review.players.toSorted((a, b) => (values[b.seat] ?? 0) - (values[a.seat] ?? 0) || a.seat - b.seat);
}

/**
 * Everybody's line: the value at the start, after each move, and the result.
 * `place` says where a move is on the chart: its number among all moves of players.
 */
export function linesOf(
  review: GameReview,
  names: readonly string[],
  place: (number: number) => number,
  last: number,
): Series[] {
  return names.map((name, seat) => ({
    seat,
    name,
    points: [
      { x: 0, y: review.start[seat] ?? 0 },
      ...review.chart.map((point) => ({
        x: point.actor === null ? last : place(point.number),
        y: point.after[seat] ?? 0,
      })),
    ],
    band: [0, ...review.chart.map((point) => BAND * (point.errors[seat] ?? 0))],
  }));
}

/** What chance gave and took: for each move of a seat, all its luck since its move before. */
export function luckOf(review: GameReview, seat: number, place: (number: number) => number, last: number): Point[] {
  const bars: Point[] = [];
  let sum = 0;
  for (const point of review.chart) {
    sum += point.luck[seat] ?? 0;
    if (point.actor !== seat && point.actor !== null) continue;
    const x = point.actor === null ? last : place(point.number);
    const before = bars.at(-1);
    if (before?.x === x) before.y += sum;
    else bars.push({ x, y: sum });
    sum = 0;
  }
  return bars;
}

/** The dots on the lines: who gave something away, where it left them. */
export function spotsOf(review: GameReview, place: (number: number) => number, seat: number | null = null): Spot[] {
  const points = new Map(review.chart.map((point) => [point.number, point]));
  return worst(review.moves, seat)
    .toSorted((a, b) => a.number - b.number)
    .map((one) => ({
      x: place(one.number),
      y: points.get(one.number)?.after[one.actor] ?? 0,
      strong: one.mark === "blunder",
    }));
}
