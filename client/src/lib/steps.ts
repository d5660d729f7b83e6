import type { Step } from "$types/server";

/** The steps of a game so far, with those that come after them. */
export function joined(steps: Step[], more: Step[]): Step[] {
  const last = steps.at(-1)?.number ?? 0;
  const later = more.filter((step) => step.number > last);
  return later.length ? [...steps, ...later] : steps;
}

/** The round that is being played, from 1: one begins when the first seat acts after another one. 0: nobody has. */
export function roundIn(actors: readonly (Step["actor"] | "chance")[]): number {
  const seats = actors.filter((actor) => typeof actor === "number");
  return Math.min(1, seats.length) + seats.filter((seat, i) => seat === 0 && i > 0 && seats[i - 1] !== 0).length;
}
