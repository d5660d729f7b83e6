/** A turn of Machi Koro in one sentence: "You rolled 9: café (Kasia) −2, mine +5. Built: forest for 3." */
import { type TurnTold, coinsMarked, playerMarked, sentence } from "$lib/story";
import { type Part, eventParts, marked, t, tMarked, tParts } from "$lib/words.svelte";
import type { MachiKoroEvent, Step } from "$types/server";
import type { Building } from "./cards";
import { plainName } from "./names";
import { type Turn, paymentOf, turnsOf } from "./turns";

const thing = (building: Building) => marked("thing", building, plainName(building));

interface Brought {
  card: string;
  /** By owner, from the roller's side: what goes to others is a loss. */
  coins: Map<number, number>;
}

/** What the cards brought, in the rules' order: one entry for each card; for each owner, where the roller pays. */
function brought(income: readonly MachiKoroEvent[], roller: number): Brought[] {
  const found = new Map<string, Brought>();
  for (const event of income) {
    const paid = paymentOf(event);
    if (!paid || paid.to === null) continue;
    const loss = paid.from === roller;
    const card = paid.card ? thing(paid.card) : t("mk-city-hall");
    const key = loss ? `${card} ${paid.to}` : card;
    const entry = found.get(key) ?? { card, coins: new Map<number, number>() };
    entry.coins.set(paid.to, (entry.coins.get(paid.to) ?? 0) + (loss ? -paid.coins : paid.coins));
    found.set(key, entry);
  }
  return [...found.values()];
}

/** "Forest +1", "forest (Kasia) +1" or, of several owners, "forest +1 (Kasia +2, Jan +1)". */
function fact({ card, coins }: Brought, roller: number, player: (seat: number) => string): string {
  const own = coins.get(roller);
  const others = [...coins].filter(([seat]) => seat !== roller);
  const [one, ...more] = others;
  if (own === undefined && one && !more.length) {
    return `${tMarked("mk-told-their", { player: player(one[0]), card })} ${coinsMarked(one[1])}`;
  }
  const mine = own === undefined ? card : `${card} ${coinsMarked(own)}`;
  const theirs = others.map(([seat, gain]) => `${player(seat)} ${coinsMarked(gain)}`).join(", ");
  return theirs ? tMarked("mk-told-their", { player: theirs, card: mine }) : mine;
}

const SPACE: Part = { kind: "text", text: " " };

function told(turn: Turn, names: readonly string[], me: number | null): Part[] {
  const { seat, income, built, done, more } = turn;
  const player = marked("player", String(seat), names[seat] ?? "");
  const what = tMarked("mk-told-roll", { you: seat === me ? "yes" : "no", player, total: turn.total });
  const facts = brought(income, seat).map((one) => fact(one, seat, (owner) => playerMarked(owner, names, me)));
  const traded = income.filter(({ key }) => key === "swapped");
  const after = [...traded, ...more].flatMap((event) => [SPACE, ...eventParts("machikoro", event, names)]);
  if (!done) return [...sentence(what, facts), ...after];
  const end = built ? tParts("mk-told-built", { card: thing(built), coins: turn.paid }) : tParts("mk-told-nothing");
  return [...sentence(what, facts), SPACE, ...end, ...after];
}

export const tell = (steps: readonly Step[], names: readonly string[], me: number | null): TurnTold[] =>
  turnsOf(steps)
    .filter(({ total }) => total > 0)
    .map((turn) => ({ seat: turn.seat, number: turn.numbers[0] ?? 0, parts: told(turn, names, me) }));
