/** A turn of Mercado in one sentence: "You opened fish on d3: paid 3, earned 8." */
import { type TurnTold, coinsMarked, playerMarked, sentence } from "$lib/story";
import { type Part, eventParts, marked, tMarked } from "$lib/words.svelte";
import type { MercadoEvent, Step } from "$types/server";
import { GAME, goodName, kindName } from "./words";

type Main = Extract<
  MercadoEvent,
  { key: "opened-stall" | "brought" | "opened-restaurant" | "took-coin" | "specialised" }
>;

interface Turn {
  seat: number;
  number: number;
  main: Main | null;
  paid: number;
  /** What each seat earned. */
  earned: Map<number, number>;
  /** What else the seat did, in order. */
  facts: string[];
  /** What everybody should hear, such as that the end is near. */
  news: MercadoEvent[];
}

const MAIN = ["opened-stall", "brought", "opened-restaurant", "took-coin", "specialised"];
const NEWS = ["woken", "end-near", "ended", "held-cost"];
const isMain = (event: MercadoEvent): event is Main => MAIN.includes(event.key);

const good = (word: string) => marked("thing", word, goodName(word));
const kind = (word: string) => marked("thing", word, kindName(word));

/** The turns that steps are made of, the latest last. */
function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = [];
  for (const { number, events } of steps) {
    for (const event of events as MercadoEvent[]) {
      const begins = isMain(event) || event.key === "exchanged-hand";
      if (begins && (!turns.length || turns.at(-1)?.main)) {
        turns.push({ seat: event.seat, number, main: null, paid: 0, earned: new Map(), facts: [], news: [] });
      }
      const turn = turns.at(-1);
      if (turn) add(turn, event);
    }
  }
  return turns;
}

function add(turn: Turn, event: MercadoEvent): void {
  if (isMain(event)) turn.main = event;
  else if (NEWS.includes(event.key)) turn.news.push(event);
  else if (event.key === "paid") turn.paid += event.coins;
  else if (event.key === "earned") turn.earned.set(event.seat, (turn.earned.get(event.seat) ?? 0) + event.coins);
  else if (event.key === "took-restaurant") turn.facts.push(tMarked("mercado-told-kept", { name: kind(event.kind) }));
  else if (event.key === "found-restaurant") turn.facts.push(tMarked("mercado-told-kept", { name: kind("unknown") }));
  else if (event.key === "took-tile") turn.facts.push(tMarked("mercado-told-took", { name: good(event.good) }));
  else if (event.key === "exchanged-hand" || event.key === "exchanged-display") {
    turn.facts.push(tMarked("mercado-told-exchanged", { name: good(event.good) }));
  }
}

/** What was done, without what came of it. */
function deed(event: Main, you: string, player: string, brief = "no"): string {
  const who = { you, player };
  switch (event.key) {
    case "opened-stall": {
      const place = marked("place", event.square);
      return tMarked("mercado-told-stall", { ...who, good: event.good, name: good(event.good), place });
    }
    case "brought": {
      const place = marked("place", event.entrance);
      const goods = event.goods.map(good).join(" + ");
      return tMarked("mercado-told-customers", { ...who, brief, customers: event.customers, goods, place });
    }
    case "opened-restaurant": {
      const place = marked("place", event.square);
      return tMarked("mercado-told-restaurant", { ...who, kind: event.kind, name: kind(event.kind), place });
    }
    case "specialised":
      return tMarked("mercado-told-specialise", { ...who, name: good(event.good) });
    case "took-coin":
      return tMarked("mercado-told-coin", who);
  }
}

/** What the player of a turn earned by it. */
const ownIncome = ({ seat, main, earned }: Turn) =>
  (earned.get(seat) ?? 0) + (main?.key === "opened-restaurant" ? main.coins : 0);

/** What the others earned by a turn. */
const othersIncome = ({ seat, earned }: Turn, names: readonly string[], me: number | null) =>
  [...earned]
    .filter(([other]) => other !== seat)
    .map(([other, coins]) => `${playerMarked(other, names, me)} ${coinsMarked(coins)}`);

function told(turn: Turn, names: readonly string[], me: number | null): Part[] {
  const { seat, main, paid, facts, news } = turn;
  const own = ownIncome(turn);
  const player = marked("player", String(seat), names[seat] ?? "");
  const what = main ? deed(main, seat === me ? "yes" : "no", player) : player;
  const came = [
    ...(paid ? [tMarked("mercado-told-paid", { coins: paid })] : []),
    ...(own ? [tMarked("mercado-told-earned", { coins: own })] : []),
    ...othersIncome(turn, names, me),
    ...facts,
  ];
  const more = news.flatMap((event): Part[] => [{ kind: "text", text: " " }, ...eventParts(GAME, event, names)]);
  return [...sentence(what, came), ...more];
}

export const tell = (steps: readonly Step[], names: readonly string[], me: number | null): TurnTold[] =>
  turnsOf(steps).map((turn) => ({ seat: turn.seat, number: turn.number, parts: told(turn, names, me) }));

/** The latest turn in few words, for one line on a phone: "Rui brought 2 customers to W2: +6, you +2." */
export function tellLast(steps: readonly Step[], names: readonly string[], me: number | null): TurnTold | null {
  const turn = turnsOf(steps).at(-1);
  if (!turn) return null;
  const { seat, number, main, paid } = turn;
  const player = marked("player", String(seat), names[seat] ?? "");
  const what = main ? deed(main, seat === me ? "yes" : "no", player, "yes") : player;
  const own = [-paid, ownIncome(turn)].filter(Boolean).map(coinsMarked).join(" ");
  return { seat, number, parts: sentence(what, [own, ...othersIncome(turn, names, me)].filter(Boolean)) };
}
