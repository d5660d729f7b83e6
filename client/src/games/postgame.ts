/** What a game brings to result, review and lesson: names of actions, and how a score came about. */
import type { Component } from "svelte";
import type { Action, Step, View } from "$types/server";

/** One line of the sum: a number for each seat. */
export interface Column {
  label: string;
  values: number[];
  /** `plus` and `minus` add up to the total; `note` is only worth knowing. */
  kind: "plus" | "minus" | "note" | "total";
}

/** What a game needs in order to draw its own course. */
export interface CourseProps {
  view: View;
  steps: readonly Step[];
  names: readonly string[];
  /** The seats by their place. */
  order: readonly number[];
}

export interface PostGame {
  /** Does the board want the whole width of the page, with everything else below? */
  wide: boolean;
  /** A choice as a short name. */
  choiceName: (action: Action, names: readonly string[]) => string;
  /** The course of a game where it is not told by coins: a chart with the keys of its title and its axis. */
  course?: { title: string; axis: string; Chart: Component<CourseProps> };
  /** What is pressed for a choice, in this order: one thing or two. */
  presses: (action: Action, names: readonly string[]) => string[];
  /** How the score of each seat came about. */
  breakdown: (view: View, steps: readonly Step[]) => Column[];
}

const LOAD = import.meta.glob<{ default: PostGame }>("./*/postgame.ts");

export async function loadPostGame(game: string): Promise<PostGame> {
  const load = LOAD[`./${game}/postgame.ts`];
  if (!load) throw new Error(`there is no game ${game}`);
  return (await load()).default;
}

/** Sums what events say about each seat. */
export function summed(
  seats: number,
  steps: readonly Step[],
  of: (event: Step["events"][number]) => [seat: number, amount: number][],
): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const step of steps) {
    for (const event of step.events) {
      for (const [seat, amount] of of(event)) sums[seat] = (sums[seat] ?? 0) + amount;
    }
  }
  return sums;
}
