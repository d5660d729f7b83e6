import { describe, expect, it } from "vitest";
import { isSolo, linesOf, luckOf, nextMistake, ranking, signOf, spotsOf, tally, worst } from "../src/lib/review";
import type { ChartPoint, GameReview, Reviewed } from "../src/types/server";

function estimate(shares: number[], points = shares): Reviewed["chosen"] {
  return {
    choice: 0,
    text: "coin",
    action: { kind: "coin" },
    value: shares[0] ?? 0,
    visits: 9,
    shares,
    errors: [],
    margin: 0.01,
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
    lost_points: 0,
    low: lost - 0.01,
    high: lost + 0.01,
    mark,
    close: false,
    proved: false,
    simulations: 400,
  };
}

const REVIEW = [
  reviewed(10, 0, 0.05, "inaccuracy", [0.6, 0.4]),
  reviewed(12, 1, 0.3, "blunder", [0.4, 0.6]),
  reviewed(14, 0, 0, "", [0.8, 0.2]),
  reviewed(18, 0, 0.12, "mistake", [0.7, 0.3]),
];

function point(number: number, actor: number | null, after: number, luck: number): ChartPoint {
  const both = (mine: number, sum: number) => [mine, sum - mine];
  return {
    number,
    actor,
    before: both(after, 1),
    after: both(after, 1),
    errors: actor === null ? [0, 0] : [0.01, 0.01],
    luck: both(luck, 0),
    skill: [0, 0],
  };
}

const player = (seat: number, luck: number) => ({
  seat,
  moves: 2,
  costly: 1,
  accuracy: 90,
  given_away: 0.1,
  skill: 0,
  luck,
});
const GAME: GameReview = {
  done: 5,
  of: 6,
  moves: REVIEW,
  chart: [
    point(10, 0, 0.55, 0.05),
    point(12, 1, 0.7, 0.1),
    point(14, 0, 0.8, -0.02),
    point(18, 0, 0.6, 0.2),
    point(20, null, 1, 0.4),
  ],
  players: [player(0, 0.73), player(1, -0.73)],
  start: [0.5, 0.5],
  final: [1, 0],
  simulations: 1000,
};
const NAMES = ["Olena", "Tomek"];
const place = (number: number) => (number - 8) / 2;

describe("a review", () => {
  it("names the worst first, of all or of one", () => {
    expect(worst(REVIEW).map((one) => one.number)).toEqual([12, 18, 10]);
    expect(worst(REVIEW, 0).map((one) => one.number)).toEqual([18, 10]);
  });

  it("counts what was weighed and what was marked", () => {
    expect(tally(REVIEW, 0)).toEqual({ moves: 3, costly: 2 });
    expect(tally(REVIEW, null)).toEqual({ moves: 4, costly: 3 });
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

  it("draws a line for each player, from the start to the result, and how sure it is", () => {
    const lines = linesOf(GAME, NAMES, place, 6);
    expect(lines[0]?.points).toEqual([
      { x: 0, y: 0.5 },
      { x: 1, y: 0.55 },
      { x: 2, y: 0.7 },
      { x: 3, y: 0.8 },
      { x: 5, y: 0.6 },
      { x: 6, y: 1 },
    ]);
    expect(lines[1]?.points.at(-1)).toEqual({ x: 6, y: 0 });
    expect(lines[0]?.band?.map((one) => one.toFixed(4))).toEqual([
      "0.0000",
      ...Array<string>(4).fill("0.0196"),
      "0.0000",
    ]);
  });

  it("puts dots on the line of who gave something away, where it led", () => {
    expect(spotsOf(GAME, place).map(({ x, strong }) => [x, strong])).toEqual([
      [1, false],
      [2, true],
      [5, false],
    ]);
    expect(spotsOf(GAME, place)[1]?.y).toBeCloseTo(0.3);
    expect(spotsOf(GAME, place, 0).map(({ x }) => x)).toEqual([1, 5]);
  });

  it("adds luck up between my moves, and none is lost", () => {
    const bars = luckOf(GAME, 0, place, 6);
    expect(bars.map(({ x, y }) => [x, Number(y.toFixed(6))])).toEqual([
      [1, 0.05],
      [3, 0.08],
      [5, 0.2],
      [6, 0.4],
    ]);
    expect(luckOf(GAME, 1, place, 6).reduce((sum, { y }) => sum + y, 0)).toBeCloseTo(-0.73);
  });

  it("sorts players by their result, or by how they stand", () => {
    const order = (review: GameReview) => ranking(review).map(({ seat }) => seat);
    expect(order(GAME)).toEqual([0, 1]);
    expect(order({ ...GAME, final: null, chart: [point(10, 0, 0.2, 0)] })).toEqual([1, 0]);
  });

  it("goes by points where one plays alone", () => {
    expect(isSolo({ ...GAME, start: [60] })).toBe(true);
    expect(isSolo(GAME)).toBe(false);
    expect(isSolo(null)).toBe(false);
  });
});
