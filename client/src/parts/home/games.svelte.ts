/** The games as the server knows them: seats, options, challenges. ClientMessage once. */
import { get } from "$lib/api";
import type { GameInfo, OptionInfo } from "$types/server";
import { Load } from "./load.svelte";

export const games = new Load(() => get<GameInfo[]>("/api/games"));

export function askGames(): void {
  if (!games.value) void games.now();
}

export const gameInfo = (name: string): GameInfo | null => games.value?.find((game) => game.name === name) ?? null;

export const optionInfo = (game: string, name: string): OptionInfo | null =>
  gameInfo(game)?.options.find((option) => option.name === name) ?? null;
