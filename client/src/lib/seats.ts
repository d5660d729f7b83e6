/** How a seat is known: a colour, a shape and the pattern of its awning. */
export const SHAPES = ["triangle", "circle", "square", "diamond", "star"] as const;
export const PATTERNS = ["stripes", "dots", "zigzag", "diagonals", "bands"] as const;
export type Pattern = (typeof PATTERNS)[number] | "solid";

export const shapeOf = (seat: number) => SHAPES[seat % SHAPES.length] ?? "circle";
export const patternOf = (seat: number): Pattern => PATTERNS[seat % PATTERNS.length] ?? "stripes";
/** The class that sets a seat's colour. */
export const colourOf = (seat: number) => `p${(seat % SHAPES.length) + 1}`;
