import { describe, expect, it } from "vitest";
import { isSolo, linesOf, nextMistake, signOf, spotsOf, tally, valueAt, worst } from "../src/lib/review";
import type { Reviewed } from "../src/types/server";

function estimate(shares: number[], points = shares): Reviewed["chosen"] {
  return {
    choice: 0,
    text: "coin",
    action: { kind: "coin" },
    value: shares[0] ?? 0,
    visits: 9,
    shares,
    errors: [],
    points,
    principal_variation: [],
    reason: [],
  };
}

function reviewed(number: number, actor: number, lost: number, mark: string, best = [0.5, 0.5]): Reviewed {
  return {
    number,
    actor,
    chosen: estimate(best.map((one) => one - lost)),
    best: estimate(best),
    others: [],
    lost,
    mark,
    simulations: 400,
  };
}

const REVIEW = [
  reviewed(10, 0, 0.05, "inaccuracy", [0.6, 0.4]),
  reviewed(12, 1, 0.3, "blunder", [0.4, 0.6]),
  reviewed(14, 0, 0, "", [0.8, 0.2]),
  reviewed(18, 0, 0.12, "mistake", [0.7, 0.3]),
];
const NAMES = ["Olena", "Tomek"];
const place = (number: number) => (number - 8) / 2;

describe("a review", () => {
  it("names the worst first, of all or of one", () => {
    expect(worst(REVIEW).map((one) => one.number)).toEqual([12, 18, 10]);
    expect(worst(REVIEW, 0).map((one) => one.number)).toEqual([18, 10]);
  });

  it("counts what was weighed and what was marked", () => {
    expect(tally(REVIEW, 0)).toMatchObject({ choices: 3, marked: 2 });
    expect(tally(REVIEW, 0).lost).toBeCloseTo(0.17);
    expect(tally(REVIEW, null).choices).toBe(4);
  });

  it("finds the next mistake, and begins again at the end", () => {
    expect(nextMistake(REVIEW, 0)).toBe(10);
    expect(nextMistake(REVIEW, 10)).toBe(12);
    expect(nextMistake(REVIEW, 10, 0)).toBe(18);
    expect(nextMistake(REVIEW, 18)).toBe(10);
    expect(nextMistake([], 3)).toBeNull();
  });

  it("has signs for its marks", () => {
    expect(["inaccuracy", "mistake", "blunder", ""].map(signOf)).toEqual(["?!", "?", "??", ""]);
  });

  it("draws a line for each player, up to the end", () => {
    const lines = linesOf(REVIEW, NAMES, place, { at: 6, values: [1, 0] });
    expect(lines[0]?.points).toEqual([
      { x: 0, y: 0.6 },
      { x: 1, y: 0.4 },
      { x: 2, y: 0.8 },
      { x: 4, y: 0.7 },
      { x: 6, y: 1 },
    ]);
    expect(lines[1]?.points.at(-1)).toEqual({ x: 6, y: 0 });
  });

  it("puts marks on the line of who gave something away, where it led", () => {
    const lines = linesOf(REVIEW, NAMES, place, { at: 6, values: [1, 0] });
    const spots = spotsOf(REVIEW, lines, place);
    expect(spots.map(({ x, text, strong }) => [x, text, strong])).toEqual([
      [1, "?!", false],
      [2, "??", true],
      [5, "?", false],
    ]);
    expect(spots[1]?.y).toBeCloseTo(0.2);
  });

  it("reads a line between its points", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 4, y: 8 },
    ];
    expect([valueAt(points, -1), valueAt(points, 1), valueAt(points, 9)]).toEqual([0, 2, 8]);
  });

  it("goes by the result where one plays isSolo", () => {
    expect(isSolo([reviewed(1, 0, 0, "", [1])])).toBe(true);
    expect(isSolo(REVIEW)).toBe(false);
  });
});
