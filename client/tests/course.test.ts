import { describe, expect, test } from "vitest";
import { apart, courseOf } from "$games/machikoro/course";
import type { Step } from "$types/server";

const rolled = (seat: number) => ({ key: "rolled", seat, low: 1, high: 0, total: 1 });
const built = (seat: number, landmark: string) => ({ key: "built-landmark", seat, landmark, coins: 4 });
const step = (...events: object[]) => ({ number: 0, actor: 0, text: "", action: {}, events }) as unknown as Step;

describe("the course of a game of Machi Koro", () => {
  test("tells in which round each landmark was built; extra turns belong to their round", () => {
    const course = courseOf(
      [
        step(rolled(0)),
        step(rolled(1), built(1, "station")),
        step(rolled(1)), // one more turn after a double
        step(rolled(0), built(0, "mall")),
        step(rolled(1), built(1, "park")),
      ],
      2,
    );
    expect(course.rounds).toBe(2);
    expect(course.built[1]?.map(({ landmark, round }) => [landmark, round])).toEqual([
      ["station", 1],
      ["park", 2],
    ]);
    expect(course.built[0]).toEqual([{ landmark: "mall", round: 2, turn: 3 }]);
  });

  test("draws landmarks apart, and all of them within the line", () => {
    expect(apart([10, 12, 90], 20, 100)).toEqual([10, 30, 90]);
    expect(apart([90, 95, 100], 20, 100)).toEqual([60, 80, 100]);
  });
});
