/** Everything that is said in one language, in one file for the browser to load. */
import type { Texts } from "../words.svelte";

export default {
  ui: import.meta.glob(["../../messages/*/de.ftl", "@feira/table/messages/de.ftl", "@feira/players/messages/de.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  games: import.meta.glob(
    ["@feira/games/*/presentation/messages/de.ftl", "@feira/games/*/presentation/lessons/de.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
} satisfies Texts;
