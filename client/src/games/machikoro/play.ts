/** Shows a step: dice tumble, coins travel in the rules' order, a card goes into its city. */
import { flyCoins, flyCopy } from "$lib/fly";
import type { Show } from "$lib/queue";
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

/** What is told of a change so far, with something more. */
function go(table: Table, moving: Partial<Moving>): void {
  const before = movingOf(table) ?? { events: [], at: { number: 0, events: 0 } };
  table.stage = { ...table.stage, moving: { ...before, ...moving } };
}

const anyFace = () => 1 + Math.floor(Math.random() * 6);

async function tumble(show: Show, table: Table, dice: number[], tuna: boolean): Promise<void> {
  diceSound();
  for (let time = 0; time < TUMBLE && !show.skipped; time += FACE) {
    go(table, { dice: dice.map(anyFace), rolling: true, tuna });
    await show.wait(FACE);
  }
  go(table, { dice, rolling: false, tuna });
  await show.wait(LOOK);
}

async function pay(show: Show, events: readonly MachiKoroEvent[]): Promise<void> {
  const payments = events.map(paymentOf).filter((one) => one !== null);
  if (payments.length) coinSound(Math.max(...payments.map(({ coins }) => coins)));
  await Promise.all(payments.map(({ from, to, coins }) => flyCoins(show, coinsOf(from), coinsOf(to), coins)));
}

/** What moves while an event is told. */
async function move(show: Show, table: Table, events: readonly MachiKoroEvent[]): Promise<void> {
  const [event] = events;
  if (!event) return;
  if (event.key === "rolled") await tumble(show, table, [event.low, event.high].filter(Boolean), false);
  else if (event.key === "rolled-tuna") await tumble(show, table, [event.low, event.high], true);
  else if (event.key === "built") {
    const card = flyCopy(show, `card-${event.card}`, `city-${event.seat}`);
    await Promise.all([card, pay(show, events)]);
    tileSound();
  } else if (event.key === "built-landmark") {
    const card = flyCopy(show, `landmark-${event.landmark}`, `landmark-${event.seat}-${event.landmark}`);
    await Promise.all([card, pay(show, events)]);
    tileSound();
  } else if (event.key === "swapped") {
    const [given, taken] = [event["given-card"], event["taken-card"]];
    await Promise.all([
      flyCopy(show, `chip-${event.seat}-${given}`, `city-${event["with-seat"]}`),
      flyCopy(show, `chip-${event["with-seat"]}-${taken}`, `city-${event.seat}`),
    ]);
    tileSound();
  } else await pay(show, events);
}

export const play: Play = async (step, show, table) => {
  const all = step.events as MachiKoroEvent[];
  const told = movingOf(table)?.events ?? [];
  let shown = 0;
  go(table, { at: { number: step.number, events: 0 }, dice: undefined, rolling: false, tuna: false });
  for (const group of groups(all)) {
    if (show.skipped) return;
    const rolls = group[0]?.key === "rolled";
    if (rolls) go(table, { rolling: true });
    await move(show, table, group);
    shown += group.length;
    const tuna = group[0]?.key === "rolled-tuna";
    go(table, {
      events: [...told, ...all.slice(0, shown)],
      at: { number: step.number, events: shown },
      ...(tuna ? {} : { dice: undefined, rolling: false }),
    });
  }
};
