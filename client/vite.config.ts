import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { pictograms } from "./pictograms.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.FEIRA_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons({ compiler: "svelte" }), pictograms()],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $parts: here("./src/parts"),
      $games: here("./src/games"),
      $types: here("./src/types"),
      // The server's own message files: one text for terminal, server and page.
      "@feira": here("../src/feira"),
    },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/feira/web/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: { index: here("./index.html"), embed: here("./embed.html") } },
    assetsInlineLimit: 0, // the page's security policy allows files, not data in attributes
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: [] },
}));
