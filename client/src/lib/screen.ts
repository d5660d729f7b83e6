/** Kinds of screens that are more than narrower or wider; the style sheets say the same. */
import { MediaQuery } from "svelte/reactivity";

/** A phone on its side: the board takes the whole height. */
export const LAND = "(max-width: 959px) and (max-height: 500px)";

export const onSide = () => new MediaQuery(LAND);
