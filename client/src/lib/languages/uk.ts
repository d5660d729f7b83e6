/** Everything that is said in one language, in one file for the browser to load. */
import type { Texts } from "../words.svelte";

export default {
  ui: import.meta.glob(["../../messages/*/uk.ftl", "@feira/table/messages/uk.ftl", "@feira/players/messages/uk.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  games: import.meta.glob(
    ["@feira/games/*/presentation/messages/uk.ftl", "@feira/games/*/presentation/lessons/uk.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
} satisfies Texts;
