/** What tests of the texts share: all message files, all sources, and the sentences in them. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Language } from "$lib/settings.svelte";

export const client = join(import.meta.dirname, "..", "src");
export const feira = join(import.meta.dirname, "../../src/feira");
export const GAMES = ["mercado", "machikoro"] as const;

export const text = (path: string) => readFileSync(path, "utf8");

/** The folders of messages by the bundle that holds them: the page's own, and one for each game. */
export const pageFolders = [
  ...readdirSync(join(client, "messages")).map((area) => join(client, "messages", area)),
  join(feira, "table/messages"),
  join(feira, "players/messages"),
];
export const gameFolders = (game: string) => [
  join(feira, "games", game, "presentation/messages"),
  join(feira, "games", game, "presentation/lessons"),
];
export const folders = [...pageFolders, ...GAMES.flatMap(gameFolders)];

/** The ids of a file with the arguments that each takes. */
export function messages(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let id = "";
  for (const line of text(path).split("\n")) {
    id = /^([a-z][\w-]*) *=/.exec(line)?.[1] ?? id;
    if (!id || line.startsWith("#")) continue;
    const args = [...line.matchAll(/\$([\w-]+)/g)].map((one) => one[1] ?? "");
    found.set(id, [...(found.get(id) ?? []), ...args]);
  }
  return found;
}

/** The ids of all messages of some folders. */
export const ids = (some: readonly string[]) => some.flatMap((folder) => [...messages(join(folder, "en.ftl")).keys()]);

const under = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((one) => ending.test(one))
    .map((one) => [one, text(join(folder, one))] as const);

/** The client's sources, by path. */
export const sources = under(client, /\.(svelte|ts)$/);

/** The Python sources of a folder of the package, by path. */
export const python = (folder: string) => under(join(feira, folder), /\.py$/);

type Pattern = ReturnType<typeof patternOf>;
const patternOf = (resource: FluentResource, index: number) => resource.body[index]?.value ?? null;

/** What stands where a message puts something in. */
export const HOLE = "◌";

/** The texts of a pattern: itself with holes, and each variant of what it selects from. */
function textsOf(pattern: Pattern): string[] {
  if (pattern === null) return [];
  if (typeof pattern === "string") return [pattern];
  const nested: string[] = [];
  const whole = pattern.map((part) => {
    if (typeof part === "string") return part;
    if (part.type === "str") return part.value;
    if (part.type === "select") nested.push(...part.variants.flatMap((one) => textsOf(one.value)));
    return HOLE;
  });
  return [whole.join(""), ...nested];
}

/** All that a file of messages says: where, and what. */
export function said(path: string): (readonly [string, string])[] {
  const resource = new FluentResource(text(path));
  return resource.body.flatMap(({ id }, i) => textsOf(patternOf(resource, i)).map((one) => [id, one] as const));
}

/** All strings in a value. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

const RULES = import.meta.glob<{ default: object }>("../src/games/*/rules/*.ts", { eager: true });

/** Everything that players read in a language, by where it stands: messages, lessons and rules pages. */
export function allTexts(language: Language): (readonly [string, string])[] {
  const inMessages = folders.flatMap((folder) =>
    said(join(folder, `${language}.ftl`)).map(
      ([id, one]) => [`${folder.replace(/^.*\/src\//, "")}: ${id}`, one] as const,
    ),
  );
  const pages = Object.entries(RULES).filter(([path]) => path.endsWith(`/${language}.ts`));
  if (pages.length !== GAMES.length) throw new Error(`no rules pages in ${language}`);
  const inRules = pages.flatMap(([path, page]) => strings(page.default).map((one) => [path, one] as const));
  return [...inMessages, ...inRules];
}
