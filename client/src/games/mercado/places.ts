/** The market's geometry: five by five squares with an entrance at each end of every line. */
import type { Entrance, MercadoView, Square, SquareName } from "$types/server";

const COLUMNS = ["a", "b", "c", "d", "e"] as const;
const ROWS = ["1", "2", "3", "4", "5"] as const;

type Place = SquareName | Entrance;

/** Seven rows of seven: entrances around squares; null are the corners. */
export const GRID: readonly (readonly (Place | null)[])[] = [
  [null, ...COLUMNS.map((column) => `N${column}` as const), null],
  ...ROWS.map((row) => [
    `W${row}` as const,
    ...COLUMNS.map((column) => `${column}${row}` as const),
    `E${row}` as const,
  ]),
  [null, ...COLUMNS.map((column) => `S${column}` as const), null],
];

export const PLACES: readonly Place[] = GRID.flat().filter((place) => place !== null);

export const isPlace = (word: string): word is Place => PLACES.includes(word as Place);
export const isEntrance = (place: string): place is Entrance => /^[NSWE]/.test(place);

export type Side = "N" | "S" | "W" | "E";
export const sideOf = (entrance: string) => entrance[0] as Side;

/** The next place in a direction; the same one at the edge. */
export function step(from: Place, right: number, down: number): Place {
  const row = GRID.findIndex((places) => places.includes(from));
  const column = GRID[row]?.indexOf(from) ?? -1;
  return GRID[row + down]?.[column + right] ?? from;
}

/** Is the line of an entrance a row, or a column? */
export const isRow = (entrance: string) => "WE".includes(sideOf(entrance));

/** The letter or digit of the line that an entrance leads to. */
export const lineOf = (entrance: Entrance) => entrance.slice(1);

export function squareOf(view: MercadoView, name: SquareName): Square {
  const square = view.market.find((one) => one.square === name);
  if (!square) throw new Error(`there is no square ${name}`);
  return square;
}
