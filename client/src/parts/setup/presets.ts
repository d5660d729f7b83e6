/** The four answers to "who do you play with?", and the form that each of them starts with. */
import type { Clock, GameInfo, Level, SeatKind } from "$types/server";
import { type Form, freshForm, resized } from "./plan";

export const PRESETS = ["computer", "friend", "here", "anyone"] as const;
export type Preset = (typeof PRESETS)[number];

export const isPreset = (text: string | undefined): text is Preset => PRESETS.includes(text as Preset);

/** Can it be played without other people elsewhere? */
export const isAlone = (preset: Preset) => preset === "computer" || preset === "here";

/** Who sits down on the seats that are not mine. */
export const KIND_OF: Record<Preset, SeatKind> = {
  computer: "computer",
  friend: "invite",
  here: "here",
  anyone: "lobby",
};

/** The clocks that "anyone" asks about; any other clock is among the details. */
export const QUICK_CLOCKS: readonly Clock[] = [
  { kind: "turn", amount: 60 },
  { kind: "turn", amount: 120 },
  { kind: "days", amount: 1 },
  { kind: "none", amount: 0 },
];

export const sameClock = (one: Clock, other: Clock) =>
  one.kind === other.kind && (one.kind === "none" || one.amount === other.amount);

/** The form of a preset before anything was changed: press start and play. */
export function presetForm(info: GameInfo, preset: Preset): Form {
  const form = freshForm(info);
  const kind = KIND_OF[preset];
  const seats = form.seats.map((seat) => (seat.kind === "me" ? seat : { ...seat, kind }));
  if (preset !== "anyone") return { ...form, seats };
  return { ...form, seats, clock: { kind: "turn", amount: 120 }, rated: true };
}

/** So many seats, the new ones for whom the preset is about. */
export const withPlayers = (form: Form, preset: Preset, number: number): Form => resized(form, number, KIND_OF[preset]);

/** The level of all computers; null: they differ, or there is none. */
export function commonLevel(form: Form): Level | null {
  const levels = new Set(form.seats.filter((seat) => seat.kind === "computer").map((seat) => seat.level));
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
}

/** All computers at this level. */
export function withLevel(form: Form, level: Level): Form {
  return { ...form, seats: form.seats.map((seat) => (seat.kind === "me" ? seat : { ...seat, level })) };
}
