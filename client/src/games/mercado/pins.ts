/** Places that are pointed out: a hint, what was played, what would have been better. */
import type { Mark } from "../index";
import { placeOf, readChoice } from "./choices";

export interface Pin {
  kind: "hint" | "played" | "better" | "last" | "lesson";
  label?: string;
  /** The piece to show there, and whose it is. */
  piece?: string;
  seat?: number;
}

/** Marks by place. Of two on one place the later counts. */
export function pinsOf(marks: readonly Mark[], label: (kind: Mark["kind"]) => string, seat?: number): Map<string, Pin> {
  const pins = new Map<string, Pin>();
  for (const { text, kind } of marks) {
    const place = placeOf(text);
    if (!place) continue;
    const choice = readChoice(text);
    const named = kind === "played" || kind === "better";
    pins.set(place, {
      kind,
      ...(named ? { label: label(kind) } : {}),
      ...(choice?.kind === "put" && named ? { piece: choice.name } : {}),
      ...(kind === "played" && seat !== undefined ? { seat } : {}),
    });
  }
  return pins;
}
