import { describe, expect, it } from "vitest";
import { band, path, scale, spread, stairs, ticks } from "../src/parts/chart/scale";

describe("a scale", () => {
  it("maps one range on another, upside down if need be", () => {
    const y = scale([0, 10], [100, 0]);
    expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
  });
  it("puts a range without width in the middle", () => {
    expect(scale([3, 3], [0, 100])(3)).toBe(50);
  });
});

describe("ticks", () => {
  it("are round numbers within the range", () => {
    expect(ticks(0, 52, 6)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(0, 1, 5).map((n) => n.toFixed(9))).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1].map((n) => n.toFixed(9)));
    expect(ticks(-3, 9, 4)).toEqual([0, 5]);
    expect(ticks(-12, 9, 4)).toEqual([-10, 0]);
  });
  it("are one where there is nothing to divide", () => {
    expect(ticks(4, 4)).toEqual([4]);
  });
});

describe("labels at the ends of lines", () => {
  it("stay where they are if there is room", () => {
    expect(spread([10, 50], 20, 0, 100)).toEqual([10, 50]);
  });
  it("make room for each other in their order, within the chart", () => {
    expect(spread([50, 50, 52], 10, 0, 100)).toEqual([50, 60, 70]);
    expect(spread([98, 99], 10, 0, 100)).toEqual([90, 100]);
    expect(spread([-5], 10, 0, 100)).toEqual([0]);
  });
});

describe("lines", () => {
  it("go straight, or level first", () => {
    const points = [
      { x: 0, y: 1 },
      { x: 2, y: 3 },
    ];
    expect(path(points)).toBe("M0.0 1.0L2.0 3.0");
    expect(stairs(points)).toBe("M0.0 1.0H2.0V3.0");
  });
});

describe("a band", () => {
  it("goes along one edge and back along the other", () => {
    const upper = [
      { x: 0, y: 1 },
      { x: 2, y: 1 },
    ];
    const lower = upper.map(({ x }) => ({ x, y: 5 }));
    expect(band(upper, lower)).toBe("M0.0 1.0L2.0 1.0L2.0 5.0L0.0 5.0Z");
  });
});
