/** Places at the end of a game. */
import type { Result } from "$types/server";

/** The winners are first; the others follow by score. Equal scores share a place. */
export function placeIn(result: Result | null, seat: number): number {
  if (!result || result.winners.includes(seat)) return 1;
  const score = result.scores[seat] ?? 0;
  return 1 + result.scores.filter((other, i) => result.winners.includes(i) || other > score).length;
}

/** All seats by their place. */
export const seatsByPlace = (result: Result | null, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => placeIn(result, a) - placeIn(result, b) || a - b);
