/** The pictogram that stands for each game in lists. */
import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component }>("../../games/*/Icon.svelte", { eager: true });

/** By the name of the game. */
export const ICONS: Record<string, Component> = Object.fromEntries(
  Object.entries(found).map(([path, { default: Icon }]) => [path.split("/").at(-2) ?? "", Icon]),
);
