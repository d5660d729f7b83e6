/** A turn of Machi Koro in one sentence: "You rolled 9: café (Kasia) −2, mine +5. Built: forest for 3." */
import { type TurnTold, coinsMarked, playerMarked, sentence } from "$lib/story";
import { type Part, eventParts, marked, t, tMarked, tParts } from "$lib/words.svelte";
import type { MachiKoroEvent, Step } from "$types/server";
import type { Building } from "./cards";
import { plainName } from "./names";
import { type Turn, paymentOf, turnsOf } from "./turns";

const thing = (building: Building) => marked("thing", building, plainName(building));

/** What the cards brought: one entry for each card of each owner, in the rules' order. */
function brought(income: readonly MachiKoroEvent[], roller: number): { owner: number; card: string; coins: number }[] {
  const found = new Map<string, { owner: number; card: string; coins: number }>();
  for (const event of income) {
    const paid = paymentOf(event);
    if (!paid || paid.to === null) continue;
    const card = paid.card ? thing(paid.card) : t("mk-city-hall");
    const key = `${paid.to} ${card}`;
    const entry = found.get(key) ?? { owner: paid.to, card, coins: 0 };
    entry.coins += paid.from === roller ? -paid.coins : paid.coins;
    found.set(key, entry);
  }
  return [...found.values()];
}

const SPACE: Part = { kind: "text", text: " " };

function told(turn: Turn, names: readonly string[], me: number | null): Part[] {
  const { seat, income, built, done, more } = turn;
  const player = marked("player", String(seat), names[seat] ?? "");
  const what = tMarked("mk-told-roll", { you: seat === me ? "yes" : "no", player, total: turn.total });
  const facts = brought(income, seat).map(({ owner, card, coins }) => {
    const whose = owner === seat ? card : tMarked("mk-told-their", { player: playerMarked(owner, names, me), card });
    return `${whose} ${coinsMarked(coins)}`;
  });
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
