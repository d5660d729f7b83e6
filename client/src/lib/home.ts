/** Going over from the server to this device, and back. */
import { person } from "./me.svelte";
import { offline } from "./offline.svelte";
import { type Where, where } from "./where.svelte";

/** From now on everything that has no id is asked there. */
export async function goTo(home: Where): Promise<void> {
  where.home = home;
  person.me = undefined;
  if (home === "device") offline.keepEngine();
  await person.load().catch(() => undefined); // the screens say what is wrong
}

/** Nothing has come from the server since the page was loaded, and this device can do without it. */
export const startsAlone = () =>
  where.home === "server" && where.reachable === false && !where.answered && offline.kept === true;
