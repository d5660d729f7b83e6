/** The rules of a game as pages to read: text in each language, and pictures made of its own tiles. */
import type { Component } from "svelte";
import type { Language } from "$lib/settings.svelte";
import type { GameInfo } from "$types/server";

/** Words between ** are strong. */
export type RulePart =
  string | { list: string[] } | { steps: string[] } | { example: string } | { picture: string; text?: string };

export interface RuleSection {
  id: string;
  title: string;
  parts: RulePart[];
}

export interface Rules {
  /** The game in one sentence. */
  lead: string;
  sections: RuleSection[];
}

export type RulePicture = Component<{ name: string; info: GameInfo | null }>;

const TEXTS = import.meta.glob<{ default: Rules }>("./*/rules/*.ts");
const PICTURES = import.meta.glob<{ default: RulePicture }>("./*/rules/Picture.svelte");

export const hasRules = (game: string) => `./${game}/rules/en.ts` in TEXTS;

export async function loadRules(game: string, language: Language): Promise<Rules> {
  const load = TEXTS[`./${game}/rules/${language}.ts`];
  if (!load) throw new Error(`there are no rules of ${game} in ${language}`);
  return (await load()).default;
}

export async function loadPicture(game: string): Promise<RulePicture | null> {
  return (await PICTURES[`./${game}/rules/Picture.svelte`]?.())?.default ?? null;
}

/** Takes a text with strong words apart. */
export const strongParts = (text: string) => text.split("**").map((piece, i) => ({ text: piece, strong: i % 2 === 1 }));
