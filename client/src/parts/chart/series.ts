/** What a chart shows. */
import type { Point } from "./scale";

/** A line for each seat. */
export interface Series {
  seat: number;
  name: string;
  points: Point[];
}

/** Something that stands out on a line. */
export interface Spot extends Point {
  text: string;
  strong: boolean;
}
