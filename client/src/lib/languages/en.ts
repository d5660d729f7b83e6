/** Everything that is said in one language, in one file for the browser to load. */
import type { Texts } from "../words.svelte";

export default {
  ui: import.meta.glob(["../../messages/*/en.ftl", "@feira/table/messages/en.ftl", "@feira/players/messages/en.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  games: import.meta.glob(
    ["@feira/games/*/presentation/messages/en.ftl", "@feira/games/*/presentation/lessons/en.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
} satisfies Texts;
