/** From values to places on a chart. */

export interface Point {
  x: number;
  y: number;
}

/** A straight scale from one range to another; a range of no width lies in the middle. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const width = from[1] - from[0];
  if (!width) return () => (to[0] + to[1]) / 2;
  return (value) => to[0] + ((value - from[0]) / width) * (to[1] - to[0]);
}

/** Round values that a range is divided by, about so many of them: steps of 1, 2 or 5 times ten. */
export function ticks(low: number, high: number, about = 5): number[] {
  if (high <= low) return [low];
  const rough = (high - low) / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10);
  const found: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high + step / 1e6; value += step) {
    found.push(Math.round(value / step) * step || 0);
  }
  return found;
}

/** Places for labels at the ends of lines: in their order, at least `gap` apart, within the range. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const places = [...wanted];
  let least = low;
  for (const i of order) {
    places[i] = Math.max(wanted[i] ?? 0, least);
    least = (places[i] ?? 0) + gap;
  }
  let most = high;
  for (const i of order.toReversed()) {
    places[i] = Math.min(places[i] ?? 0, most);
    most = (places[i] ?? 0) - gap;
  }
  return places;
}

/** A line through points, as SVG writes it. */
export function path(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** A band around a line: along its upper edge, and back along the lower one. */
export function band(upper: readonly Point[], lower: readonly Point[]): string {
  return `${path([...upper, ...lower.toReversed()])}Z`;
}

/** A line that stays level until something happens, as coins do. */
export function stairs(points: readonly Point[]): string {
  return points
    .map(({ x, y }, i) => (i ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`))
    .join("");
}

/** How each seat's line is dashed, so that colour is never the only sign. */
export const DASHES = ["none", "7 5", "1 6", "10 4 2 4", "4 3"] as const;
/** The same where one line is solid because it is mine. */
export const OTHER_DASHES = ["5 4", "7 5", "1 6", "10 4 2 4", "4 3"] as const;
