/** What a game brings to the page. Screens know no game by name: they ask for one here. */
import type { Component, Snippet } from "svelte";
import type { Action, Outlook, Preview, Snapshot, Step, View } from "$types/server";
import type { TurnTold } from "$lib/story";
import type { Play, Table } from "$lib/table.svelte";

/** `lesson` is what a lesson speaks of, `asked` what it asks for. */
export type MarkKind = "played" | "better" | "last" | "lesson" | "asked";

/** Something on the board that is pointed out: an action, or a spot as a lesson's file names it. */
export type Mark = { kind: MarkKind } & ({ action: Action; spot?: undefined } | { spot: string; action?: undefined });

/** A board to look at: replay and review. */
export interface BoardProps {
  view: View;
  names: string[];
  marks?: Mark[];
  /** What has happened so far, for what the last turn brought. */
  steps?: Step[];
  /** What chance may bring next. */
  outlook?: Outlook | null | undefined;
}

/** A lesson: the table as it is, and beside it a sheet that says what to do. */
export interface LessonProps {
  view: View;
  names: string[];
  /** What is pointed out; the one with an action is what is asked for. */
  marks: Mark[];
  steps: Step[];
  /** What may be chosen here, and what happens then. */
  previews: Preview[];
  onchoose: (choice: Preview) => void;
  coach: Snippet;
  /** Whose side one sees; the first seat if it is left out. */
  viewer?: number;
  /** What stands beside a name. */
  note?: (seat: number) => string;
  /** In a puzzle: nothing says what a choice would bring, and a coin is not taken at once. */
  quiet?: boolean;
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
  Lesson: Component<LessonProps>;
  /** A small picture of a position, for lists, from the side of a seat where that makes a difference. */
  Mini: Component<{ view: View; seat?: number }>;
  /** What stands in the bar above the table: `Detail` beside the title, `Facts` at the other end. */
  Detail?: Component<{ table: Table; shown: Snapshot }>;
  Facts?: Component<{ table: Table; shown: Snapshot }>;
  /** Shows what a step made happen. */
  play: Play;
  /** Each turn in one sentence, for the log; `me` is the seat of the reader, if it is one seat. */
  tell: (steps: readonly Step[], names: readonly string[], me: number | null) => TurnTold[];
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
