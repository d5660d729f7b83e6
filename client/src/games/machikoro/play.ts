/** Shows a step: dice tumble, coins travel in the rules' order, a card goes into its city. */
import { flyCoins, flyCopy } from "$lib/fly";
import type { Playback } from "$lib/playback";
import { coinSound, diceSound, tileSound } from "$lib/sound";
import type { Play, Table } from "$lib/table.svelte";
import type { MachiKoroEvent } from "$types/server";
import type { Moving } from "./town.svelte";
import { groups, paymentOf } from "./turns";

const TUMBLE = 380;
const FACE = 95; // milliseconds that a tumbling die shows a face
const LOOK = 160; // to see what has come, before the coins

const BANK = "bank";
const coinsOf = (seat: number | null) => (seat === null ? BANK : `coins-${seat}`);

const movingOf = (table: Table) => (table.stage.moving as Moving | undefined) ?? null;

/** Adds to what is being shown of a change. */
function go(table: Table, moving: Partial<Moving>): void {
  const before = movingOf(table) ?? { events: [], at: { number: 0, events: 0 } };
  table.stage = { ...table.stage, moving: { ...before, ...moving } };
}

const anyFace = () => 1 + Math.floor(Math.random() * 6);

interface Thrown {
  dice: number[];
  tuna: boolean;
  roller: number;
}

async function tumble(playback: Playback, table: Table, { dice, tuna, roller }: Thrown): Promise<void> {
  diceSound();
  for (let time = 0; time < TUMBLE && !playback.skipped; time += FACE) {
    go(table, { dice: dice.map(anyFace), rolling: true, tuna, roller });
    await playback.wait(FACE);
  }
  const total = tuna ? undefined : dice.reduce((sum, pips) => sum + pips, 0);
  go(table, { dice, rolling: false, tuna, roller, total });
  await playback.wait(LOOK);
}

async function pay(playback: Playback, events: readonly MachiKoroEvent[]): Promise<void> {
  const payments = events.map(paymentOf).filter((one) => one !== null);
  if (payments.length) coinSound(Math.max(...payments.map(({ coins }) => coins)));
  await Promise.all(payments.map(({ from, to, coins }) => flyCoins(playback, coinsOf(from), coinsOf(to), coins)));
}

/** Animates a group of events. */
async function move(playback: Playback, table: Table, events: readonly MachiKoroEvent[]): Promise<void> {
  const [event] = events;
  if (!event) return;
  if (event.key === "rolled")
    await tumble(playback, table, {
      dice: [event.low, event.high].filter(Boolean),
      tuna: false,
      roller: event.seat,
    });
  else if (event.key === "rolled-tuna")
    await tumble(playback, table, { dice: [event.low, event.high], tuna: true, roller: event.seat });
  else if (event.key === "built") {
    const card = flyCopy(playback, `card-${event.card}`, `city-${event.seat}`);
    await Promise.all([card, pay(playback, events)]);
    tileSound();
  } else if (event.key === "built-landmark") {
    const card = flyCopy(playback, `landmark-${event.landmark}`, `landmark-${event.seat}-${event.landmark}`);
    await Promise.all([card, pay(playback, events)]);
    tileSound();
  } else if (event.key === "swapped") {
    const [given, taken] = [event["given-card"], event["taken-card"]];
    await Promise.all([
      flyCopy(playback, `chip-${event.seat}-${given}`, `city-${event["with-seat"]}`),
      flyCopy(playback, `chip-${event["with-seat"]}-${taken}`, `city-${event.seat}`),
    ]);
    tileSound();
  } else await pay(playback, events);
}

export const play: Play = async (step, playback, table) => {
  const all = step.events as MachiKoroEvent[];
  const before = movingOf(table)?.events ?? [];
  let shown = 0;
  go(table, { at: { number: step.number, events: 0 }, dice: undefined, rolling: false, tuna: false });
  for (const group of groups(all)) {
    if (playback.skipped) return;
    const [first] = group;
    if (first?.key === "rolled") go(table, { rolling: true, roller: first.seat });
    await move(playback, table, group);
    shown += group.length;
    const tuna = group[0]?.key === "rolled-tuna";
    go(table, {
      events: [...before, ...all.slice(0, shown)],
      at: { number: step.number, events: shown },
      ...(tuna ? {} : { dice: undefined, rolling: false, total: undefined }),
    });
  }
};
