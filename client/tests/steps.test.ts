import { expect, test } from "vitest";
import { joined, roundIn } from "$lib/steps";
import type { Step } from "$types/server";

const step = (number: number): Step => ({ number, actor: 0, text: "coin", action: { kind: "coin" }, events: [] });

test("what comes later is added, once", () => {
  const steps = [step(1), step(2)];
  expect(joined(steps, [step(3), step(4)]).map((one) => one.number)).toEqual([1, 2, 3, 4]);
  expect(joined(steps, [step(2), step(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
  expect(joined([], [step(1)]).map((one) => one.number)).toEqual([1]);
});

test("where nothing is new, nothing changes", () => {
  const steps = [step(1), step(2)];
  expect(joined(steps, [])).toBe(steps);
  expect(joined(steps, [step(1)])).toBe(steps);
});

test("a round begins when the first seat acts after another one", () => {
  expect(roundIn([])).toBe(0);
  expect(roundIn([null, "chance", null])).toBe(0); // nobody has acted
  expect(roundIn([null, 0])).toBe(1);
  expect(roundIn([0, 0, null, 1, 1])).toBe(1); // a turn may take several choices
  expect(roundIn([0, 1, 2, null, 0, 0, 1, 2, 0])).toBe(3);
});
