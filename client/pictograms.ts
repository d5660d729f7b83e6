/**
 * Gives the server what it draws preview cards with: the pictograms of each game by the game's own
 * words, Feira's own shapes, and the colours of the light theme. One file, `pictograms.json`, made
 * of the very sources that the page is made of.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";
import type { Plugin } from "vite";

const SET = "fluent-emoji-flat";
const LINE = new RegExp(`import (\\w+) from "~icons/${SET}/([\\w-]+)\\?raw";`, "g");
const source = (path: string) => readFileSync(new URL(`./src/${path}`, import.meta.url), "utf8");

interface Icons {
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
  width?: number;
  height?: number;
}

/** The pictograms of a game: `pictures.ts` as it stands, with names of icons instead of drawings. */
async function picturesOf(game: string, set: Icons): Promise<Record<string, string>> {
  const names = source(`games/${game}/pictures.ts`).replaceAll(LINE, 'const $1 = "$2";');
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const code = ts.transpileModule(names, { compilerOptions: options }).outputText;
  const { pictures } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    pictures: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(pictures).map(([word, name]) => {
      const icon = set.icons[name];
      if (!icon) throw new Error(`${SET} has no ${name}`);
      const [width, height] = [icon.width ?? set.width ?? 32, icon.height ?? set.height ?? 32];
      return [word, `<symbol id="pic-${word}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`];
    }),
  );
}

/** The tokens of a block of CSS. */
function tokensOf(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) return {};
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** The tokens that a game shifts, if there are any. */
function tokensOfGame(game: string): Record<string, string> {
  const file = `games/${game}/tokens.css`;
  if (!existsSync(new URL(`./src/${file}`, import.meta.url))) return {};
  return tokensOf(source(file), `[data-game="${game}"]`);
}

async function everything(): Promise<string> {
  const set = createRequire(import.meta.url)(`@iconify-json/${SET}/icons.json`) as Icons;
  const definitions = source("parts/Definitions.svelte");
  const css = source("styles/tokens.css");
  const games: Record<string, unknown> = {};
  const folders = readdirSync(new URL("./src/games", import.meta.url), { withFileTypes: true });
  for (const folder of folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)) {
    games[folder] = { pictures: await picturesOf(folder, set), tokens: tokensOfGame(folder) };
  }
  const shapes = definitions.slice(definitions.indexOf("<defs>") + "<defs>".length, definitions.indexOf("</defs>"));
  return JSON.stringify({ tokens: tokensOf(css, ":root"), shapes: shapes.trim(), games });
}

export function pictograms(): Plugin {
  return {
    name: "feira-pictograms",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "pictograms.json", source: await everything() });
    },
  };
}
