/** Setting up a table: the form, what it may and may not be, and the plan for the server. */
import { LEVELS } from "$types/catalogue";
import type { Clock, GameInfo, Level, PlanGiven, SeatKind } from "$types/server";

export const KINDS: readonly SeatKind[] = ["me", "computer", "here", "invite", "lobby"];
export { LEVELS };
const DEFAULT_LEVEL = LEVELS[1];
export const TURN_SECONDS = [30, 60, 120, 300, 600] as const;
export const TURN_DAYS = [1, 2, 3, 7, 14] as const;
export const CLOCKS: readonly Clock["kind"][] = ["none", "turn", "days"];
const NAME_LENGTH = 24;

/** A seat of the form: name and level are kept while other kinds are tried. */
export interface Seating {
  kind: SeatKind;
  name: string;
  level: Level;
}

export interface Form {
  game: string;
  seats: Seating[];
  options: Record<string, string>;
  /** The solo challenge by its key, for one seat. */
  challenge: string;
  clock: Clock;
  rated: boolean;
  public: boolean;
}

/** Options that people choose here: those with values, but for what a challenge sets. */
export function choosable(info: GameInfo) {
  const set = new Set(info.challenges.flatMap((challenge) => Object.keys(challenge.options)));
  return info.options.filter((option) => option.values && !set.has(option.name));
}

/** Two seats against a medium computer: press start and play. */
export function freshForm(info: GameInfo): Form {
  const options = Object.fromEntries(choosable(info).map(({ name, default: value }) => [name, value]));
  const form: Form = {
    game: info.name,
    seats: [{ kind: "me", name: "", level: DEFAULT_LEVEL }],
    options,
    challenge: info.challenges[0]?.key ?? "",
    clock: { kind: "none", amount: 0 },
    rated: false,
    public: false,
  };
  return resized(form, info.seats.includes(2) ? 2 : (info.seats[0] ?? 1));
}

/** So many seats: new ones are for computers, and mine is never lost. */
export function resized(form: Form, number: number): Form {
  const seats = form.seats.slice(0, number);
  while (seats.length < number) seats.push({ kind: "computer", name: "", level: DEFAULT_LEVEL });
  if (seats[0] && !seats.some((seat) => seat.kind === "me")) seats[0] = { ...seats[0], kind: "me" };
  return { ...form, seats };
}

/** Another kind for a seat. One seat is mine: who was there gets what this seat was. */
export function withKind(form: Form, seat: number, kind: SeatKind): Form {
  const before = form.seats[seat]?.kind ?? "computer";
  if (before === "me" && kind !== "me") return form;
  const seats = form.seats.map((one, i) => {
    if (i === seat) return { ...one, kind };
    return kind === "me" && one.kind === "me" ? { ...one, kind: before } : one;
  });
  return { ...form, seats };
}

const kinds = (form: Form) => form.seats.map((seat) => seat.kind);

/** Why the game cannot be rated, as a message key; null: it can. */
export function whyNotRated(form: Form): string | null {
  if (form.seats.length < 2) return "setup-rated-needs-others";
  if (kinds(form).some((kind) => kind === "computer" || kind === "here")) return "setup-rated-needs-people";
  return null;
}

/** Why public or private is not to be chosen, as a message key; null: it is. */
export function whyPublicIsSet(form: Form): string | null {
  return kinds(form).includes("lobby") ? "setup-public-for-lobby" : null;
}

export const isRated = (form: Form) => form.rated && whyNotRated(form) === null;
export const isPublic = (form: Form) => form.public || whyPublicIsSet(form) !== null;
/** Must other people join before the game can begin? */
export const waitsForOthers = (form: Form) => kinds(form).some((kind) => kind === "invite" || kind === "lobby");

/** What a name may hold: a record writes names in one line, with commas between them. */
export const cleanName = (name: string) =>
  name
    .replace(/[\p{Cc},#]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, NAME_LENGTH)
    .trim();

/** The plan for the server. `called` names a person here who was given no name. */
export function planOf(form: Form, info: GameInfo, called: (seat: number) => string): PlanGiven {
  const challenge = form.seats.length === 1 ? info.challenges.find(({ key }) => key === form.challenge) : undefined;
  return {
    game: form.game,
    options: challenge ? { ...challenge.options } : { ...form.options },
    seats: form.seats.map(({ kind, name, level }, i) => {
      if (kind === "computer") return { kind, level };
      return kind === "here" ? { kind, name: cleanName(name) || called(i) } : { kind };
    }),
    clock: form.clock.kind === "none" ? { kind: "none", amount: 0 } : { ...form.clock },
    rated: isRated(form),
    public: isPublic(form),
  };
}
