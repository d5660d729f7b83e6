import { t } from "$lib/words.svelte";
import type { MachiKoroView, Step, View } from "$types/server";
import { type PostGame, summed } from "../postgame";
import Chart from "./Course.svelte";
import { choiceName } from "./choiceName";

const BANK = ["earned", "city-hall", "airport-paid"];

/** Landmarks decide; the coins show how they were paid for. */
function breakdown(shown: View, steps: readonly Step[]) {
  const view = shown as MachiKoroView;
  const seats = view.players.length;
  const bank = summed(seats, steps, (event) =>
    BANK.includes(event.key) ? [[Number(event.seat), Number(event.coins)]] : [],
  );
  const got = summed(seats, steps, (event) => {
    if (event.key === "paid-red") return [[Number(event["to-seat"]), Number(event.coins)]];
    return event.key === "took" ? [[Number(event.seat), Number(event.coins)]] : [];
  });
  const gave = summed(seats, steps, (event) => {
    if (event.key === "paid-red") return [[Number(event.seat), Number(event.coins)]];
    return event.key === "took" ? [[Number(event["from-seat"]), Number(event.coins)]] : [];
  });
  const built = summed(seats, steps, (event) =>
    event.key === "built" || event.key === "built-landmark" ? [[Number(event.seat), Number(event.coins)]] : [],
  );
  const landmarks = view.players.map((city) => Object.values(city.landmarks).filter(Boolean).length);
  const cards = view.players.map((city) => Object.values(city.city).reduce((sum, number) => sum + number, 0));
  return [
    { label: t("machikoro-sum-landmarks"), values: landmarks, kind: "total" as const },
    { label: t("machikoro-sum-cards"), values: cards, kind: "note" as const },
    { label: t("machikoro-sum-bank"), values: bank, kind: "plus" as const },
    { label: t("machikoro-sum-got"), values: got, kind: "plus" as const },
    { label: t("machikoro-sum-gave"), values: gave, kind: "minus" as const },
    { label: t("machikoro-sum-built"), values: built, kind: "minus" as const },
    { label: t("machikoro-sum-left"), values: view.players.map(({ coins }) => coins), kind: "note" as const },
  ];
}

const course = { title: "machikoro-course", axis: "machikoro-course-axis", Chart };
const presses = (...given: Parameters<typeof choiceName>) => [choiceName(...given)];

export default { wide: true, choiceName, presses, breakdown, course } satisfies PostGame;
