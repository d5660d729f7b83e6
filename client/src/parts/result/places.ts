/** Places at the end of a game. */
import type { Result } from "$types/server";

/** A result, with who has left the game, if anybody has. */
export type Final = Result & { left?: string[] };

/** The winners are first, the others follow by score, then who has left. Equal scores share a place. */
export function placeIn(result: Final | null, seat: number): number {
  if (!result || result.winners.includes(seat)) return 1;
  const score = result.scores[seat] ?? 0;
  const gone = !!result.left?.[seat];
  const before = (other: number, i: number) => {
    if (result.winners.includes(i)) return true;
    return !!result.left?.[i] === gone ? other > score : gone;
  };
  return 1 + result.scores.filter(before).length;
}

/** All seats by their place. */
export const seatsByPlace = (result: Final | null, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => placeIn(result, a) - placeIn(result, b) || a - b);
