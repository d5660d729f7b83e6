/** No key of a message is ever shown: every key that is used exists, and every key that exists is used. */
import { describe, expect, it } from "vitest";
import { GAMES, feira, gameFolders, folders, ids, messages, pageFolders, python, sources, text } from "./messages";
import { join } from "node:path";

const page = ids(pageFolders);
const ofGame = Object.fromEntries(GAMES.map((game) => [game, ids(gameFolders(game))]));
const everything = [...page, ...Object.values(ofGame).flat()];

/** Kinds of things whose names are looked up by what they are: `good-fish`, `player-Rui`. */
const NAMED = ["good", "kind", "card", "landmark", "reason", "player", "rating", "challenge"];

/** A key with holes, as a template literal or an f-string writes it; null: it says too little to mean one. */
function pattern(template: string): RegExp | null {
  const fixed = template.split(/\$?\{[^}]*\}/);
  if (Math.max(...fixed.map((one) => one.length)) < 4) return null;
  if (!fixed.every((one) => /^[\w-]*$/.test(one))) return null;
  return new RegExp(`^${fixed.join("[\\w-]+")}$`);
}

const code = sources.map(([, source]) => source).join("\n");
const server = ["core", "games", "players", "table", "service", "web"].flatMap(python).map(([, source]) => source);
const scripts = [...sources.map(([, source]) => source), ...server].join("\n");

/** Words in quotation marks anywhere in the sources, and patterns of keys. */
const words = new Set([...scripts.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((one) => one[1]));
const templates = [
  ...scripts.matchAll(/`([\w-]*(?:\$\{[^}`]+\}[\w-]*)+)`/g),
  ...scripts.matchAll(/f"([\w-]*(?:\{[^}"]+\}[\w-]*)+)"/g),
].map((one) => one[1] ?? "");
const patterns = templates.map(pattern).filter((one) => one !== null);
/** Keys that messages and lessons name. */
const inTexts = new Set([
  ...folders.flatMap((folder) =>
    [...text(join(folder, "en.ftl")).matchAll(/\{ ([a-z][\w-]*) \}/g)].map((one) => one[1]),
  ),
  ...GAMES.flatMap((game) =>
    [...text(join(feira, "games", game, "presentation/lesson.txt")).matchAll(/^[=?>] ([\w-]+)/gm)].map((one) => one[1]),
  ),
]);

/** The calls of a function with what is in their first argument, strings and all. */
const calls = (name: string) =>
  [...code.matchAll(new RegExp(`\\b${name}\\(\\s*([^,()]*(?:\\([^()]*\\)[^,()]*)*)`, "g"))].map((one) => one[1] ?? "");
const literals = (argument: string) => [...argument.matchAll(/"([a-z][\w-]*)"/g)].map((one) => one[1] ?? "");
/** What is compared with, or put into a hole, is no key. */
const onlyKeys = (argument: string) => argument.replace(/\$\{[^}]*\}/g, "").replace(/[!=]==? "[^"]*"/g, "");

describe("a key that is used exists", () => {
  const asked = ["t", "tParts", "tMarked"].flatMap(calls);

  it("on the page", () => {
    const missing = asked.flatMap((one) => literals(onlyKeys(one))).filter((key) => !page.includes(key));
    expect(missing).toEqual([]);
  });

  it("on the page, where it is put together", () => {
    const put = asked.flatMap((one) => [...one.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? ""));
    expect(put.length).toBeGreaterThan(10);
    const missing = put.filter((one) => {
      const found = pattern(one);
      return found && !page.some((key) => found.test(key));
    });
    expect(missing).toEqual([]);
  });

  it.each(GAMES)("in what the server says of %s", (game) => {
    const said = python(`games/${game}/presentation`).flatMap(([, source]) =>
      [...source.matchAll(/"key": "([a-z-]+)"/g)].map((one) => one[1] ?? ""),
    );
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((key) => !ofGame[game]?.includes(key))).toEqual([]);
  });

  it("in what players say", () => {
    const said = python("players").flatMap(([, source]) =>
      [...source.matchAll(/"key": "([a-z-]+)"/g)].map((one) => one[1] ?? ""),
    );
    const own = [...messages(join(feira, "players/messages/en.ftl")).keys()];
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((key) => !own.includes(key))).toEqual([]);
  });
});

it("every key that exists is used", () => {
  const isUsed = (key: string) =>
    words.has(key) ||
    inTexts.has(key) ||
    patterns.some((one) => one.test(key)) ||
    NAMED.some((kind) => key.startsWith(`${kind}-`));
  expect(everything.filter((key) => !isUsed(key))).toEqual([]);
});
