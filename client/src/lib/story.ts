/** The story of a game for the log: each turn in one sentence, turns in rounds. */
import type { Step } from "$types/server";
import { type Part, marked, tMarked, tParts } from "./words.svelte";

export interface TurnTold {
  seat: number;
  /** The number of its first step. */
  number: number;
  parts: Part[];
}

export interface Round {
  number: number;
  turns: TurnTold[];
}

/** What happened before anybody's first turn. */
export function setupOf(steps: readonly Step[], turns: readonly TurnTold[]): Step[] {
  const first = turns[0]?.number ?? Infinity;
  return steps.filter(({ number }) => number < first);
}

/** A round begins with the first seat; an extra turn of that seat does not begin another. */
export function roundsOf(turns: readonly TurnTold[]): Round[] {
  const rounds: Round[] = [];
  let before: number | null = null;
  for (const turn of turns) {
    const round = rounds.at(-1);
    if (!round || (turn.seat === 0 && before !== 0)) rounds.push({ number: rounds.length + 1, turns: [turn] });
    else round.turns.push(turn);
    before = turn.seat;
  }
  return rounds;
}

/** A sentence: what was done, and what came of it. */
export const sentence = (what: string, facts: readonly string[]) =>
  facts.length ? tParts("told", { what, facts: facts.join(", ") }) : tParts("told-alone", { what });

/** Coins with their sign, in the colour of a gain or a loss. */
export const coinsMarked = (coins: number) =>
  marked(coins < 0 ? "cost" : "gain", coins < 0 ? `−${-coins}` : `+${coins}`);

/** A player by name; the reader is "you". */
export const playerMarked = (seat: number, names: readonly string[], me: number | null) =>
  marked("player", String(seat), seat === me ? tMarked("you") : (names[seat] ?? ""));
