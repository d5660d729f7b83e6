/**
 * Project Fluent messages in the reader's language.
 *
 * The games' messages are the server's own files. An event comes as a key and arguments;
 * `eventParts` formats it as a sentence in parts, so that names, places and numbers can be styled.
 */
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Event } from "$types/server";
import { locale } from "./format";
import { type Language, settings } from "./settings.svelte";

/** The texts of one language by file. */
export interface Texts {
  ui: Record<string, unknown>;
  games: Record<string, unknown>;
}

export type Arguments = Record<string, string | number>;

/** A piece of a sentence: plain text, or something of the game. */
export interface Part {
  kind: "text" | "player" | "place" | "number" | "thing" | "gain" | "cost";
  text: string;
  /** Of a player: the seat; of a place: its name; of a thing: its word in the game, such as fish. */
  value?: string;
}

const LOAD: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("./languages/en"),
  uk: () => import("./languages/uk"),
  pl: () => import("./languages/pl"),
  de: () => import("./languages/de"),
  fr: () => import("./languages/fr"),
};

/** Arguments that name a place on the board. */
const [MINUTE, HOUR] = [60, 3600]; // seconds
const PLACES = ["square", "entrance"];

// A part in a sentence, while Fluent puts it together: start, kind, middle, value, middle, text, end.
const [START, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"];
/** An argument that stays a part of its own when a message is taken apart. */
export const marked = (kind: Part["kind"], value: string, text = value) =>
  `${START}${kind}${MIDDLE}${value}${MIDDLE}${text}${END}`;

/** A number that is shown as one. */
class Shown extends FluentNumber {
  override toString(): string {
    return marked("number", String(this.value), String(this.value));
  }
}

/** In our sentences numbers are whole and small: digits, without separators. */
const functions: Record<string, FluentFunction> = {
  NUMBER: ([value]) => (value instanceof FluentNumber ? new Shown(value.value) : (value ?? "")),
};

export function newBundle(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  for (const text of texts) {
    const [error] = bundle.addResource(new FluentResource(text));
    if (error) throw error;
  }
  return bundle;
}

const texts = (files: Record<string, unknown>, within = "") =>
  Object.entries(files)
    .filter(([path]) => path.includes(within))
    .map(([, text]) => String(text));

/** The bundles of one language: the page's own, and one for each game, since games share words. */
export class Dictionary {
  readonly ui: FluentBundle;
  #games = new Map<string, FluentBundle>();

  constructor(
    readonly language: Language,
    private readonly all: Texts,
  ) {
    this.ui = newBundle(language, texts(all.ui));
  }

  game(name: string): FluentBundle {
    let bundle = this.#games.get(name);
    if (!bundle) {
      bundle = newBundle(this.language, texts(this.all.games, `/games/${name}/`));
      this.#games.set(name, bundle);
    }
    return bundle;
  }
}

let dictionary = $state.raw<Dictionary | null>(null);

/** Loads the messages of a language; the page changes when they are there. */
export async function loadLanguage(language: Language): Promise<void> {
  if (dictionary?.language === language) return;
  const loaded = new Dictionary(language, (await LOAD[language]()).default);
  if (settings.language === language) dictionary = loaded;
}

export const languageLoaded = () => dictionary !== null;

function formatted(bundle: FluentBundle, key: string, args: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) {
    console.error(`no message: ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.error(`message ${key}: ${error.message}`);
  return text;
}

const plain = (text: string) => text.replace(/\uE000[^\uE001]*\uE001[^\uE001]*\uE001([^\uE002]*)\uE002/g, "$1");

/** A message of the page. */
export function t(key: string, args: Arguments = {}): string {
  return dictionary ? plain(formatted(dictionary.ui, key, args)) : "";
}

/** A message of the page with its marks, to be put into another message. */
export function tMarked(key: string, args: Arguments = {}): string {
  return dictionary ? formatted(dictionary.ui, key, args) : "";
}

/** A message of the page, in parts: numbers are shown as such. */
export function tParts(key: string, args: Arguments = {}): Part[] {
  return dictionary ? parts(formatted(dictionary.ui, key, args)) : [];
}

/** A message of a game. */
export function g(game: string, key: string, args: Arguments = {}): string {
  return dictionary ? plain(formatted(dictionary.game(game), key, args)) : "";
}

export function has(game: string, key: string): boolean {
  return dictionary?.game(game).hasMessage(key) ?? false;
}

/** The translated name of a component, such as the good fish; the word itself if it has none. */
export function nameOf(game: string, kind: string, word: string): string {
  const key = `${kind}-${word}`;
  return has(game, key) ? g(game, key) : word;
}

/** An event, a note or a reason as a sentence in parts. */
export function eventParts(game: string, event: Event, players: readonly string[]): Part[] {
  if (!dictionary) return [];
  return eventPartsIn(dictionary.game(game), event, players);
}

/** An event, a note or a reason as a sentence in plain text. */
export function eventText(game: string, event: Event, players: readonly string[]): string {
  return eventParts(game, event, players)
    .map((part) => part.text)
    .join("");
}

export function eventPartsIn(bundle: FluentBundle, event: Event, players: readonly string[]): Part[] {
  const args: Record<string, FluentVariable> = {};
  const name = (argument: string, word: string): string => {
    const kind = argument.slice(argument.lastIndexOf("-") + 1);
    const key = `${kind}-${word}`;
    return bundle.hasMessage(key) ? plain(formatted(bundle, key, {})) : word;
  };
  const thing = (argument: string, value: unknown): string => {
    if (typeof value === "object" && value !== null) {
      return Object.entries(value)
        .map(([key, word]) =>
          PLACES.includes(key)
            ? marked("place", String(word), String(word))
            : marked("thing", String(word), name(key, String(word))),
        )
        .join(" ");
    }
    return marked("thing", String(value), name(argument.replace(/s$/, ""), String(value)));
  };
  for (const [argument, value] of Object.entries(event)) {
    if (argument === "key") continue;
    if (argument.endsWith("seat")) {
      const role = argument.slice(0, -4) + "player";
      args[role] = marked("player", String(Number(value)), players[Number(value)] ?? "?");
    } else if (Array.isArray(value)) {
      args[argument] = value.map((one) => thing(argument, one)).join(" + ");
      args[`${argument}Count`] = value.length;
    } else if (typeof value === "string") {
      args[argument] = PLACES.includes(argument) ? marked("place", value, value) : value;
      args[`${argument}Name`] = marked("thing", value, name(argument, value));
    } else if (typeof value === "number") {
      args[argument] = value;
    }
  }
  return parts(formatted(bundle, event.key, args));
}

/** Why a command was refused: the table's reason, or the game's own. */
export function refusal(game: string, reason: Event, players: readonly string[]): string {
  const why = reason.why as Event | undefined;
  if (reason.key === "not-legal" && why) {
    return t("table-not-legal-why", { why: eventText(game, why, players) });
  }
  if (reason.key === "too-many") return tooMany(reason.what as string, reason.wait as number);
  return t(`table-${reason.key}`);
}

/** What somebody has or does too much of, and when to try again. */
export function tooMany(what: string, seconds: number): string {
  const [unit, size] =
    seconds > 1.5 * HOUR ? ["hours", HOUR] : seconds > 1.5 * MINUTE ? ["minutes", MINUTE] : ["seconds", 1];
  return t("table-too-many", { what, unit, number: Math.ceil(seconds / size) });
}

/** Takes a sentence with marks apart. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const piece of text.split(/(\uE000[^\uE002]*\uE002)/)) {
    if (!piece) continue;
    if (!piece.startsWith(START)) {
      found.push({ kind: "text", text: piece });
      continue;
    }
    const [kind, value, shown] = piece.slice(1, -1).split(MIDDLE);
    found.push({ kind: kind as Part["kind"], value, text: shown ?? "" });
  }
  return found;
}

/** A date or time in the reader's locale. */
export function when(at: number, style: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  return new Intl.DateTimeFormat(locale(), style).format(at);
}
