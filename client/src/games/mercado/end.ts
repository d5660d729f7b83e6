/** How far the end is (M8.1, M6.2). */
import type { MercadoView } from "$types/server";

const LEFT_AT_END = 4; // squares or entrances that are left when the end is triggered
const SQUARES = 25;

export interface Distance {
  toGo: number;
  /** How far it is on its way, 0 to 1. */
  done: number;
}

function distance(left: number, all: number): Distance {
  const toGo = Math.max(0, left - LEFT_AT_END);
  const whole = Math.max(1, all - LEFT_AT_END);
  return { toGo, done: Math.min(1, (whole - toGo) / whole) };
}

export const squaresToGo = (view: MercadoView) => distance(view.free_squares, SQUARES);

export function entrancesToGo(view: MercadoView): Distance {
  const open = Object.values(view.entrances).filter((tile) => tile !== "barred").length;
  return distance(view.empty_entrances, open);
}

/** How many coins in succession end the game: every player once, two players twice. */
export const coinsToEnd = (view: MercadoView) => (view.players.length === 2 ? 4 : view.players.length);
