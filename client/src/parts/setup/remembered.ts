/** The last choices for each game, kept in this browser. Whatever does not fit any more is dropped. */
import type { GameInfo } from "$types/server";
import { CLOCKS, type Form, KINDS, LEVELS, type Seating, choosable, freshForm, resized } from "./plan";

const place = (game: string) => `feira-setup-${game}`;

export function remember(form: Form): void {
  try {
    localStorage.setItem(place(form.game), JSON.stringify(form));
  } catch {
    // storage is switched off: nothing is remembered, everything works
  }
}

export function remembered(info: GameInfo): Form {
  try {
    return fitted(JSON.parse(localStorage.getItem(place(info.name)) ?? "null"), info);
  } catch {
    return freshForm(info);
  }
}

/** A form out of something that may be old or broken. */
export function fitted(kept: unknown, info: GameInfo): Form {
  const fresh = freshForm(info);
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
    challenge: info.challenges.some(({ key }) => key === old.challenge) ? (old.challenge ?? "") : fresh.challenge,
    clock: clock && CLOCKS.includes(clock.kind) && Number.isInteger(clock.amount) ? clock : fresh.clock,
    rated: old.rated === true,
    public: old.public === true,
  };
  return info.seats.includes(form.seats.length) ? form : resized(form, fresh.seats.length);
}

function isSeating(seat: unknown): seat is Seating {
  const { kind, name, level } = (seat ?? {}) as Partial<Seating>;
  return !!kind && KINDS.includes(kind) && typeof name === "string" && !!level && LEVELS.includes(level);
}
