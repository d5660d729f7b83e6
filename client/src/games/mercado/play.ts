/**
 * Shows what a step made happen: a piece to its place, coins from who pays to who earns, all at
 * once and within 400 ms.
 */
import { flyCoins, flyCopy, spot } from "$lib/fly";
import type { Show } from "$lib/queue";
import { coinSound, tileSound } from "$lib/sound";
import type { Play, Table } from "$lib/table.svelte";
import type { Event, Step } from "$types/server";
import { type Piece, readChoice } from "./choices";
import { isEntrance } from "./places";

const PAUSE = 20; // milliseconds by which coins follow the piece

const placeSpot = (place: string) => `${isEntrance(place) ? "entrance" : "square"}-${place}`;

/** Where a piece comes from. */
function origin(piece: Piece, seat: number): string {
  if (piece.kind === "stall") return `hand-${seat}-${piece.good}`;
  if (piece.kind === "restaurant") return `held-${seat}-${piece.restaurant}`;
  return `offer-${piece.customers}-${piece.goods.join("+")}`;
}

/** What flies is not where it was, until the position that follows is shown. */
function lift(source: Element | undefined, show: Show): void {
  if (!(source instanceof HTMLElement) || show.skipped) return;
  source.style.visibility = "hidden";
  lifted.push(source);
}

const lifted: HTMLElement[] = [];

function putBack(): void {
  for (const source of lifted.splice(0)) source.style.visibility = "";
}

async function land(show: Show, step: Step, table: Table): Promise<void> {
  const choice = readChoice(step.text);
  if (choice?.kind !== "put" || step.actor === null) return;
  const from = origin(choice.piece, step.actor);
  const source = spot(from);
  const flight = flyCopy(show, from, placeSpot(choice.place));
  lift(source, show);
  await flight;
  tileSound();
  if (!show.skipped) table.stage = { landed: { text: step.text, seat: step.actor } };
}

/** One group of coins for each event that moves any. */
async function coins(show: Show, events: readonly Event[], place: string | null): Promise<void> {
  const earned = events.map((event) =>
    event.key === "earned" ? Number(event.coins) : Number(event.key === "took-coin"),
  );
  if (Math.max(0, ...earned)) coinSound(Math.max(...earned));
  await Promise.all(
    events.map(async (event) => {
      const purse = `coins-${String(event.seat)}`;
      if (event.key === "earned")
        await flyCoins(show, `entrance-${String(event.entrance)}`, purse, Number(event.coins));
      if (event.key === "paid" && place) await flyCoins(show, purse, placeSpot(place), Number(event.coins));
      if (event.key === "took-coin") await flyCoins(show, spot("bank") ? "bank" : "bag", purse, 1);
    }),
  );
}

async function take(show: Show, step: Step): Promise<void> {
  const choice = readChoice(step.text);
  if (choice?.kind !== "take" || step.actor === null) return;
  const mine = `tiles-${step.actor}`;
  await flyCopy(show, `display-${choice.good}`, spot(mine) ? mine : `player-${step.actor}`);
}

export const play: Play = async (step, show, table) => {
  if (step.actor === null) return; // what is drawn is simply there
  const choice = readChoice(step.text);
  const place = choice?.kind === "put" ? choice.place : null;
  try {
    await Promise.all([
      land(show, step, table),
      take(show, step),
      show.wait(PAUSE).then(() => coins(show, step.events, place)),
    ]);
  } finally {
    putBack();
  }
};
