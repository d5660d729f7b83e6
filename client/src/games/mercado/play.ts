/** Animates a step: a piece flies to its place, coins from payer to earner, all within 400 ms. */
import { flyCoins, flyCopy, spot } from "$lib/fly";
import type { Playback } from "$lib/playback";
import { coinSound, tileSound } from "$lib/sound";
import type { Play, Table } from "$lib/table.svelte";
import type { MercadoEvent, Step } from "$types/server";
import { type Piece, type Place, type Placement, isPlacement, pieceOf, placeOf } from "./pieces";
import { isEntrance } from "./places";

/** A piece that has landed, before the position that follows is shown. */
export interface Landed {
  action: Placement;
  seat: number;
}

const PAUSE = 20; // milliseconds by which coins follow the piece

const placeSpot = (place: Place) => `${isEntrance(place) ? "entrance" : "square"}-${place}`;

/** Where a piece comes from. */
function origin(piece: Piece, seat: number): string {
  if (piece.kind === "stall") return `hand-${seat}-${piece.good}`;
  if (piece.kind === "restaurant") return `held-${seat}-${piece.restaurant}`;
  return `offer-${piece.customers}-${piece.goods.join("+")}`;
}

/** What flies is not where it was, until the position that follows is shown. */
function lift(source: Element | undefined, playback: Playback): void {
  if (!(source instanceof HTMLElement) || playback.skipped) return;
  source.style.visibility = "hidden";
  lifted.push(source);
}

const lifted: HTMLElement[] = [];

function putBack(): void {
  for (const source of lifted.splice(0)) source.style.visibility = "";
}

async function land(playback: Playback, step: Step, table: Table): Promise<void> {
  const { action, actor } = step;
  const place = placeOf(action);
  if (!isPlacement(action) || !place || actor === null) return;
  const from = origin(pieceOf(action), actor);
  const source = spot(from);
  const flight = flyCopy(playback, from, placeSpot(place));
  lift(source, playback);
  await flight;
  tileSound();
  if (!playback.skipped) table.stage = { landed: { action, seat: actor } satisfies Landed };
}

/** One group of coins for each event that moves any. */
async function coins(playback: Playback, events: readonly MercadoEvent[], place: Place | null): Promise<void> {
  const earned = events.map((event) => (event.key === "earned" || event.key === "took-coin" ? event.coins : 0));
  if (Math.max(0, ...earned)) coinSound(Math.max(...earned));
  await Promise.all(
    events.map(async (event) => {
      const purse = "seat" in event ? `coins-${event.seat}` : "";
      if (event.key === "earned") await flyCoins(playback, `entrance-${event.entrance}`, purse, event.coins);
      if (event.key === "paid" && place) await flyCoins(playback, purse, placeSpot(place), event.coins);
      if (event.key === "took-coin") await flyCoins(playback, spot("bank") ? "bank" : "bag", purse, event.coins);
    }),
  );
}

async function take(playback: Playback, step: Step): Promise<void> {
  const { action } = step;
  if (action.kind !== "take" || step.actor === null) return;
  const mine = `tiles-${step.actor}`;
  await flyCopy(playback, `display-${action.good}`, spot(mine) ? mine : `player-${step.actor}`);
}

export const play: Play = async (step, playback, table) => {
  if (step.actor === null) return; // what is drawn is simply there
  try {
    await Promise.all([
      land(playback, step, table),
      take(playback, step),
      playback.wait(PAUSE).then(() => coins(playback, step.events as MercadoEvent[], placeOf(step.action))),
    ]);
  } finally {
    putBack();
  }
};
