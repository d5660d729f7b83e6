/** Colour never speaks alone: every colour of cards has a pattern. */
import type { Pattern } from "$lib/seats";
import type { Colour } from "$types/server";

export const PATTERN: Record<Colour, Pattern> = { blue: "bands", green: "dots", red: "diagonals", purple: "zigzag" };
export const COLOURS: readonly Colour[] = ["blue", "green", "red", "purple"];
