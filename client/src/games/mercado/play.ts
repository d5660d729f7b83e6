import type { Play } from "$lib/table.svelte";

export const play: Play = async () => undefined;
