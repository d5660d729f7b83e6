import { capital } from "$lib/format";
import { t } from "$lib/words.svelte";
import type { Action, MercadoView, Step, View } from "$types/server";
import { type PostGame, summed } from "../postgame";
import { choiceName } from "./choiceName";
import { isPlacement, pieceOf, placeOf } from "./pieces";
import { pieceName } from "./words";

/** Where the coins came from and where they went. What was there at the start is what is left over. */
function breakdown(shown: View, steps: readonly Step[]) {
  const view = shown as MercadoView;
  const { result } = view;
  if (!result) return [];
  const seats = view.players.length;
  const sum = (key: string) =>
    summed(seats, steps, (event) => (event.key === key ? [[Number(event.seat), Number(event.coins)]] : []));
  const earned = sum("earned");
  const restaurants = sum("opened-restaurant");
  const taken = sum("took-coin");
  const paid = sum("paid");
  const start = view.players.map(
    ({ coins }, i) => (coins ?? 0) - (earned[i] ?? 0) - (restaurants[i] ?? 0) - (taken[i] ?? 0) + (paid[i] ?? 0),
  );
  const on = view.players.map(({ seat }) => view.market.filter(({ stall }) => stall?.owner === seat).length);
  return [
    { label: t("mercado-sum-start"), values: start, kind: "plus" as const },
    { label: t("mercado-sum-earned"), values: earned, kind: "plus" as const },
    { label: t("mercado-sum-restaurants"), values: restaurants, kind: "plus" as const },
    ...(taken.some(Boolean) ? [{ label: t("mercado-sum-taken"), values: taken, kind: "plus" as const }] : []),
    { label: t("mercado-sum-paid"), values: paid, kind: "minus" as const },
    ...(result.held_cost.some(Boolean)
      ? [{ label: t("mercado-sum-held"), values: result.held_cost, kind: "minus" as const }]
      : []),
    {
      label: t("mercado-sum-total"),
      values: view.players.map(({ coins }, i) => (coins ?? 0) - (result.held_cost[i] ?? 0)),
      kind: "total" as const,
    },
    ...(seats > 1 ? [{ label: t("mercado-sum-stalls"), values: on, kind: "note" as const }] : []),
  ];
}

/** First the piece, then where it goes. */
function presses(action: Action): string[] {
  return isPlacement(action) ? [capital(pieceName(pieceOf(action))), placeOf(action) ?? ""] : [choiceName(action)];
}

export default { wide: false, choiceName, presses, breakdown } satisfies PostGame;
