import type { Step } from "$types/server";

/** The steps of a game so far, with those that come after them. */
export function joined(steps: Step[], more: Step[]): Step[] {
  const last = steps.at(-1)?.number ?? 0;
  const later = more.filter((step) => step.number > last);
  return later.length ? [...steps, ...later] : steps;
}
