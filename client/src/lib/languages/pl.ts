/** Everything that is said in one language, in one file for the browser to load. */
import type { Texts } from "../words.svelte";

export default {
  ui: import.meta.glob(["../../messages/*/pl.ftl", "@feira/table/messages/pl.ftl", "@feira/players/messages/pl.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  games: import.meta.glob(
    ["@feira/games/*/presentation/messages/pl.ftl", "@feira/games/*/presentation/lessons/pl.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
} satisfies Texts;
