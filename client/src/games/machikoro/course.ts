/** When each landmark was built: the course of a game of Machi Koro. */
import type { Landmark, Step } from "$types/server";

export interface Built {
  landmark: Landmark;
  round: number;
  /** The moment within the game, in turns from its beginning. */
  turn: number;
}

export interface Course {
  /** By seat, in the order in which they were built. */
  built: Built[][];
  rounds: number;
  turns: number;
}

/** A turn begins with the roll of another player; a round with the roll of one who sits before the last roller. */
export function courseOf(steps: readonly Step[], seats: number): Course {
  const built: Built[][] = Array.from({ length: seats }, () => []);
  let [rounds, turns, roller] = [1, 0, -1];
  for (const step of steps) {
    for (const event of step.events) {
      const seat = Number(event.seat);
      if (event.key === "rolled" && seat !== roller) {
        if (seat < roller) rounds++;
        turns++;
        roller = seat;
      } else if (event.key === "built-landmark") {
        built[seat]?.push({ landmark: event.landmark as Landmark, round: rounds, turn: turns });
      }
    }
  }
  return { built, rounds, turns };
}

/** Places in pixels that keep a least distance: whatever comes too close moves on, the last ones move back. */
export function apart(places: readonly number[], least: number, end: number): number[] {
  const found = [...places];
  for (let i = 1; i < found.length; i++) found[i] = Math.max(found[i] ?? 0, (found[i - 1] ?? 0) + least);
  let edge = end;
  for (let i = found.length - 1; i >= 0; i--) {
    found[i] = Math.min(found[i] ?? 0, edge);
    edge = (found[i] ?? 0) - least;
  }
  return found;
}
