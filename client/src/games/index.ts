/** What a game brings to the page. Screens know no game by name: they ask for one here. */
import type { Component } from "svelte";
import type { Action, Preview, Snapshot, View } from "$types/server";
import type { Play, Table } from "$lib/table.svelte";

export type MarkKind = "played" | "better" | "last" | "lesson";

/** Something on the board that is pointed out: an action, or a spot as a lesson's file names it. */
export type Mark = { kind: MarkKind } & ({ action: Action; spot?: undefined } | { spot: string; action?: undefined });

/** A board to look at: replay, review and lessons. */
export interface BoardProps {
  view: View;
  names: string[];
  marks?: Mark[];
  /** For lessons: what may be chosen here, and what happens then. */
  previews?: Preview[];
  onchoose?: (choice: Preview) => void;
}

export interface GameClient {
  /** The whole table while the game is on, for desktop and phone. */
  Table: Component<{
    table: Table;
    /** What the board shows. */
    shown: Snapshot;
    place: string | null;
    ontalk?: (tab: "log" | "chat") => void;
  }>;
  Board: Component<BoardProps>;
  /** A small picture of a position, for lists. */
  Mini: Component<{ view: View }>;
  /** Shows what a step made happen. */
  play: Play;
  /** Keys of the game's own, for the list of keys: message key and keys. */
  keys: readonly (readonly [string, string])[];
  /** Where the log is on a wide screen: beside the board (default), or over its edge when asked for. */
  log?: "beside" | "over";
  /** Do the things that the log speaks of, such as cards, have a place on the board? */
  things?: boolean;
}

const LOAD: Record<string, () => Promise<{ default: GameClient }>> = {
  mercado: () => import("./mercado"),
  machikoro: () => import("./machikoro"),
};

/** The games by name; the titles are never translated. */
export const TITLES: Record<string, string> = {
  mercado: "Mercado de Lisboa",
  machikoro: "Machi Koro",
};

const loaded = new Map<string, GameClient>();

export async function loadGame(name: string): Promise<GameClient> {
  const load = LOAD[name];
  if (!load) throw new Error(`there is no game ${name}`);
  const game = loaded.get(name) ?? (await load()).default;
  loaded.set(name, game);
  return game;
}

/** A game that has been loaded. */
export const gameOf = (name: string) => loaded.get(name);
