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
export const NEEDS_ACCOUNT = "setup-rated-needs-account";

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
    clock: { kind: "none", amount: 0 },
    rated: false,
    public: false,
  };
  return resized(form, Math.min(...numbers(info)));
}

/** How many may play; alone one plays challenges, which have a page of their own. */
export const numbers = (info: GameInfo) => info.seats.filter((number) => number > 1);

/** So many seats: new ones are of a kind and as strong as the last one, and mine is never lost. */
export function resized(form: Form, number: number, kind: SeatKind = "computer"): Form {
  const level = form.seats.at(-1)?.level ?? DEFAULT_LEVEL;
  const seats = form.seats.slice(0, number);
  while (seats.length < number) seats.push({ kind, name: "", level });
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

/** Why the game cannot be rated for who has an account or none, as a message key; null: it can. */
export function whyNotRated(form: Form, account: boolean): string | null {
  if (kinds(form).some((kind) => kind === "computer" || kind === "here")) return "setup-rated-needs-people";
  return account ? null : NEEDS_ACCOUNT;
}

/** Why public or private is not to be chosen, as a message key; null: it is. */
export function whyPublicIsSet(form: Form): string | null {
  return kinds(form).includes("lobby") ? "setup-public-for-lobby" : null;
}

export const isRated = (form: Form, account: boolean) => form.rated && whyNotRated(form, account) === null;
export const isPublic = (form: Form) => form.public || whyPublicIsSet(form) !== null;
/** Must other people join before the game can begin? */
export const waitsForOthers = (form: Form) => kinds(form).some((kind) => kind === "invite" || kind === "lobby");

/** Can the game be played on this device alone? Clocks are the server's. */
export const canBeHere = (form: Form) => !waitsForOthers(form) && form.clock.kind === "none";

/** What a name may hold: a record writes names in one line, with commas between them. */
export const cleanName = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/[\p{C}\p{Z},#]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, NAME_LENGTH)
    .trim();

/** The plan for the server. `called` names a person here who was given no name; `account`: have I one? */
export function planOf(form: Form, called: (seat: number) => string, account: boolean): PlanGiven {
  return {
    game: form.game,
    options: { ...form.options },
    seats: form.seats.map(({ kind, name, level }, i) => {
      if (kind === "computer") return { kind, level };
      return kind === "here" ? { kind, name: cleanName(name) || called(i) } : { kind };
    }),
    clock: form.clock.kind === "none" ? { kind: "none", amount: 0 } : { ...form.clock },
    rated: isRated(form, account),
    public: isPublic(form),
  };
}
