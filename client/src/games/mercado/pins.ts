/** Places that are pointed out: a hint, what was played, what would have been better. */
import type { Mark, MarkKind } from "../index";
import { type Piece, type Place, isPlacement, pieceOf, placeOf } from "./pieces";
import { isPlace } from "./places";

export interface Pin {
  kind: MarkKind | "hint";
  label?: string;
  /** The piece to show there, and whose it is. */
  piece?: Piece;
  seat?: number;
}

/** Marks by place. Of two on one place the later counts. */
export function pinsOf(marks: readonly Mark[], label: (kind: MarkKind) => string, seat?: number): Map<Place, Pin> {
  const pins = new Map<Place, Pin>();
  for (const { kind, action, spot } of marks) {
    if (kind === "asked" && !placeOf(action)) continue;
    const place = action ? placeOf(action) : isPlace(spot) ? spot : null;
    if (!place) continue;
    const named = kind === "played" || kind === "better";
    if (kind === "lesson" && pins.get(place)?.kind === "asked") continue;
    pins.set(place, {
      kind,
      ...(named ? { label: label(kind) } : kind === "asked" ? { label: "2" } : {}),
      ...((named || kind === "asked") && isPlacement(action) ? { piece: pieceOf(action) } : {}),
      ...(kind === "played" && seat !== undefined ? { seat } : {}),
    });
  }
  return pins;
}
