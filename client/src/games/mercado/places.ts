/** The market's geometry: five by five squares with an entrance at each end of every line. */
import type { Entrance, MercadoView, Square } from "$types/server";

const COLUMNS = ["a", "b", "c", "d", "e"] as const;
const ROWS = ["1", "2", "3", "4", "5"] as const;

/** Seven rows of seven: entrances around squares; null are the corners. */
export const GRID: readonly (readonly (string | null)[])[] = [
  [null, ...COLUMNS.map((column) => `N${column}`), null],
  ...ROWS.map((row) => [`W${row}`, ...COLUMNS.map((column) => column + row), `E${row}`]),
  [null, ...COLUMNS.map((column) => `S${column}`), null],
];

export const isEntrance = (place: string): place is Entrance => /^[NSWE]/.test(place);

export type Side = "N" | "S" | "W" | "E";
export const sideOf = (entrance: string) => entrance[0] as Side;

/** The next place in a direction; the same one at the edge. */
export function step(from: string, right: number, down: number): string {
  const row = GRID.findIndex((places) => places.includes(from));
  const column = GRID[row]?.indexOf(from) ?? -1;
  return GRID[row + down]?.[column + right] ?? from;
}

/** Is a square in the line that an entrance leads to? */
export const inLine = (square: string, entrance: string) => square.includes(entrance[1] ?? "?");

/** Is the line of an entrance a row, or a column? */
export const isRow = (entrance: string) => "WE".includes(entrance[0] ?? "?");

export const squareOf = (view: MercadoView, name: string): Square | undefined =>
  view.market.find((square) => square.square === name);

/** How many stalls there are in the line of an entrance. */
export const stallsIn = (view: MercadoView, entrance: string) =>
  view.market.filter((square) => square.stall && inLine(square.square, entrance)).length;
