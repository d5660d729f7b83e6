/** What a chart shows. */
import type { Point } from "./scale";

/** A line for each seat. */
export interface Series {
  seat: number;
  name: string;
  points: Point[];
  /** Half the width of the band around each point: how sure it is. */
  band?: number[];
}

/** Something that stands out on a line. */
export interface Spot extends Point {
  strong: boolean;
}
