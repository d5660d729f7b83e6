/** The picture that each game brings for its card. */
import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component }>("../../games/*/Art.svelte", { eager: true });

/** By the name of the game. */
export const ART: Record<string, Component> = Object.fromEntries(
  Object.entries(found).map(([path, { default: Art }]) => [path.split("/").at(-2) ?? "", Art]),
);
