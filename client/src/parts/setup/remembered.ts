/** The last set-up of each preset of a game, kept in this browser. Whatever does not fit any more is dropped. */
import type { GameInfo } from "$types/server";
import { CLOCKS, type Form, KINDS, LEVELS, type Seating, choosable, numbers } from "./plan";
import { type Preset, presetForm, withPlayers } from "./presets";

const place = (game: string, preset: Preset) => `feira-setup-${game}-${preset}`;

export function remember(form: Form, preset: Preset): void {
  try {
    localStorage.setItem(place(form.game, preset), JSON.stringify(form));
  } catch {
    // storage is switched off: nothing is remembered, everything works
  }
}

export function remembered(info: GameInfo, preset: Preset): Form {
  try {
    return fitted(JSON.parse(localStorage.getItem(place(info.name, preset)) ?? "null"), info, preset);
  } catch {
    return presetForm(info, preset);
  }
}

/** A form out of something that may be old or broken. */
export function fitted(kept: unknown, info: GameInfo, preset: Preset): Form {
  const fresh = presetForm(info, preset);
  if (typeof kept !== "object" || kept === null) return fresh;
  const old = kept as Partial<Form>;
  const seats = Array.isArray(old.seats) ? old.seats.filter(isSeating) : [];
  const mine = seats.filter((seat) => seat.kind === "me").length;
  const options = { ...fresh.options };
  for (const { name, values } of choosable(info)) {
    const value = old.options?.[name];
    if (value !== undefined && values?.includes(value)) options[name] = value;
  }
  const clock = old.clock;
  const form: Form = {
    ...fresh,
    options,
    seats: mine === 1 ? seats : fresh.seats,
    clock: clock && CLOCKS.includes(clock.kind) && Number.isInteger(clock.amount) ? clock : fresh.clock,
    rated: old.rated === true,
    public: old.public === true,
  };
  return numbers(info).includes(form.seats.length) ? form : withPlayers(form, preset, fresh.seats.length);
}

function isSeating(seat: unknown): seat is Seating {
  const { kind, name, level } = (seat ?? {}) as Partial<Seating>;
  return !!kind && KINDS.includes(kind) && typeof name === "string" && !!level && LEVELS.includes(level);
}
