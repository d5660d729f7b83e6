/** The view while a change is being animated: the events shown so far are applied to it. */
import type { Card, City, MachiKoroEvent, MachiKoroView } from "$types/server";
import { paymentOf } from "./turns";

function seatOf(event: MachiKoroEvent): number | null {
  return event.key === "rolled" || event.key === "chose-dice" ? event.seat : null;
}

function give(city: City["city"], card: Card, number: number): City["city"] {
  const { [card]: had = 0, ...rest } = city;
  return had + number > 0 ? { ...city, [card]: had + number } : rest;
}

/** The view after an event. What an event does not carry comes with the next view. */
export function apply(view: MachiKoroView, event: MachiKoroEvent): MachiKoroView {
  const players = view.players.map((player) => {
    const paid = paymentOf(event);
    const plus = paid?.to === player.seat ? paid.coins : 0;
    const minus = paid?.from === player.seat ? paid.coins : 0;
    let { city, landmarks } = player;
    if (event.key === "built" && event.seat === player.seat) city = give(city, event.card, 1);
    if (event.key === "built-landmark" && event.seat === player.seat)
      landmarks = { ...landmarks, [event.landmark]: true };
    if (event.key === "swapped" && event.seat === player.seat)
      city = give(give(city, event["given-card"], -1), event["taken-card"], 1);
    if (event.key === "swapped" && event["with-seat"] === player.seat)
      city = give(give(city, event["taken-card"], -1), event["given-card"], 1);
    return { ...player, coins: player.coins + plus - minus, city, landmarks };
  });
  const next = { ...view, players };
  if (seatOf(event) !== null) next.turn = seatOf(event) ?? view.turn;
  if (event.key === "chose-dice") Object.assign(next, { dice: [], total: 0 });
  if (event.key === "rolled")
    Object.assign(next, { dice: [event.low, event.high].filter(Boolean), total: event.total });
  if (event.key === "added") next.total = event.total;
  if (event.key === "built") {
    next.market = view.market
      .map((pile) => (pile.card === event.card ? { ...pile, number: pile.number - 1 } : pile))
      .filter(({ number }) => number > 0);
  }
  return next;
}
