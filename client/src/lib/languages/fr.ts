/** Everything that is said in one language, in one file for the browser to load. */
import type { Texts } from "../words.svelte";

export default {
  ui: import.meta.glob(["../../messages/*/fr.ftl", "@feira/table/messages/fr.ftl", "@feira/players/messages/fr.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  games: import.meta.glob(
    ["@feira/games/*/presentation/messages/fr.ftl", "@feira/games/*/presentation/lessons/fr.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
} satisfies Texts;
