/** What happened, turn by turn: a turn is a roll, what it brought, and what was built. */
import type { Card, Landmark, MachiKoroEvent, Step } from "$types/server";

export interface Turn {
  seat: number;
  dice: number[];
  total: number;
  /** What the dice and everything after them brought, in the rules' order. */
  income: MachiKoroEvent[];
  /** What was built; null: nothing, or nothing yet. */
  built: Card | Landmark | null;
  /** What that cost. */
  paid: number;
  done: boolean;
  /** What came after building, such as another turn. */
  more: MachiKoroEvent[];
  /** The steps it is made of. */
  numbers: number[];
}

/** Events that move coins or cards before building. */
const INCOME = ["paid-red", "earned", "took", "rolled-tuna", "swapped", "not-swapped", "city-hall"];
const BEGINS = ["chose-dice", "rolled"];

const newTurn = (seat: number): Turn => ({
  seat,
  dice: [],
  total: 0,
  income: [],
  built: null,
  paid: 0,
  more: [],
  done: false,
  numbers: [],
});

/** The turns that steps are made of, the latest last. `events` limits the events of the last step. */
export function turnsOf(steps: readonly Step[], events = Infinity): Turn[] {
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  steps.forEach((step, i) => {
    const shown = (step.events as MachiKoroEvent[]).slice(0, i === steps.length - 1 ? events : undefined);
    for (const event of shown) {
      if (BEGINS.includes(event.key) && "seat" in event && (!turn || turn.done)) {
        turn = newTurn(event.seat);
        turns.push(turn);
      }
      if (turn) add(turn, event, step.number);
    }
  });
  return turns;
}

function add(turn: Turn, event: MachiKoroEvent, number: number): void {
  if (turn.numbers.at(-1) !== number) turn.numbers.push(number);
  if (event.key === "rolled") {
    turn.dice = [event.low, event.high].filter(Boolean);
    turn.total = event.total;
  } else if (event.key === "added") turn.total = event.total;
  else if (event.key === "built" || event.key === "built-landmark") {
    turn.built = event.key === "built" ? event.card : event.landmark;
    turn.paid = event.coins;
  } else if (event.key === "extra-turn" || event.key === "ended") turn.more.push(event);
  else if (INCOME.includes(event.key) || event.key === "airport-paid") turn.income.push(event);
  if (event.key === "built" || event.key === "built-landmark" || event.key === "built-nothing") turn.done = true;
}

/** The round, from 1: how often the first player's turn has come; a double's second turn is no new round. */
export function roundOf(steps: readonly Step[]): number {
  let [round, last] = [0, -1];
  for (const { seat } of turnsOf(steps)) {
    if (seat !== last && (seat === 0 || !round)) round++;
    last = seat;
  }
  return round;
}

/** Coins that an event moves: from whom (null: the bank) to whom. */
export interface Payment {
  from: number | null;
  to: number | null;
  coins: number;
  card: Card | Landmark | null;
}

export function paymentOf(event: MachiKoroEvent): Payment | null {
  switch (event.key) {
    case "paid-red":
      return { from: event.seat, to: event["to-seat"], coins: event.coins, card: event.card };
    case "took":
      return { from: event["from-seat"], to: event.seat, coins: event.coins, card: event.card };
    case "earned":
      return { from: null, to: event.seat, coins: event.coins, card: event.card };
    case "city-hall":
      return { from: null, to: event.seat, coins: event.coins, card: null };
    case "airport-paid":
      return { from: null, to: event.seat, coins: event.coins, card: "airport" };
    case "built":
      return { from: event.seat, to: null, coins: event.coins, card: event.card };
    case "built-landmark":
      return { from: event.seat, to: null, coins: event.coins, card: event.landmark };
    default:
      return null;
  }
}

/** What events bring each seat in all, building not counted. */
export function gains(events: readonly MachiKoroEvent[]): Map<number, number> {
  const sum = new Map<number, number>();
  const give = (seat: number | null, coins: number) => seat !== null && sum.set(seat, (sum.get(seat) ?? 0) + coins);
  for (const event of events) {
    const paid = paymentOf(event);
    if (!paid || event.key === "built" || event.key === "built-landmark") continue;
    give(paid.from, -paid.coins);
    give(paid.to, paid.coins);
  }
  return sum;
}

/** What one card brought and took, whoever has it. */
export interface CardIncome {
  card: Card | Landmark | null;
  events: MachiKoroEvent[];
  /** By seat: who pays first. */
  coins: Map<number, number>;
}

/** The payments of a turn, card by card: a line for each of them would be long. */
export function byCard(events: readonly MachiKoroEvent[]): CardIncome[] {
  const found = new Map<string, CardIncome>();
  for (const event of events) {
    const paid = paymentOf(event);
    if (!paid) continue;
    const name = paid.card ?? "";
    const one = found.get(name) ?? { card: paid.card, events: [], coins: new Map<number, number>() };
    found.set(name, one);
    one.events.push(event);
    for (const [seat, coins] of gains([event])) one.coins.set(seat, (one.coins.get(seat) ?? 0) + coins);
  }
  const payersFirst = (coins: Map<number, number>) =>
    new Map([...coins].sort(([, one], [, other]) => Number(one > 0) - Number(other > 0)));
  return [...found.values()].map((one) => ({ ...one, coins: payersFirst(one.coins) }));
}

/** The rules' order of payments: red, then blue and green, then purple; then the rest one by one. */
export function groups(events: readonly MachiKoroEvent[]): MachiKoroEvent[][] {
  const found: MachiKoroEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last?.[0]?.key === event.key && ["paid-red", "earned", "took"].includes(event.key)) last.push(event);
    else found.push([event]);
  }
  return found;
}
