/** The log tells a turn in one sentence, and folds away what is old. */
import { describe, expect, it } from "vitest";
import { tell as tellMachiKoro } from "$games/machikoro/story";
import { tell as tellMercado, tellLast } from "$games/mercado/story";
import { LANGUAGES, type Language, settings } from "$lib/settings.svelte";
import { type TurnTold, roundsOf, setupOf } from "$lib/story";
import { loadLanguage } from "$lib/words.svelte";
import type { Event, Step } from "$types/server";

async function speak(language: Language) {
  settings.language = language;
  await loadLanguage(language);
}
const step = (number: number, actor: number | null, events: object[]): Step => ({
  number,
  actor,
  text: "",
  action: { kind: "coin" },
  events: events as Event[],
});
const text = ({ parts }: TurnTold) => parts.map((part) => part.text).join("");
const names = ["Inês", "Rui"];

const earned = (seat: number, coins: number) => ({
  ...{ key: "earned", seat, coins, square: "d3", entrance: "W3", value: 2, good: "fish", customers: 2 },
  restaurants: [],
});
const mercado = [
  step(1, null, [{ key: "set-closed", kind: "sushi", square: "b2" }]),
  step(2, 0, [
    { key: "opened-stall", seat: 0, good: "fish", square: "d3" },
    earned(0, 4),
    earned(0, 4),
    { key: "paid", seat: 0, coins: 3 },
    { key: "took-restaurant", seat: 0, kind: "sushi", square: "d3" },
  ]),
  step(3, 0, [{ key: "took-tile", seat: 0, good: "meat" }]),
  step(4, null, [{ key: "drew-display", good: "grape" }]),
  step(5, 1, [
    { key: "brought", seat: 1, customers: 2, goods: ["fish", "meat"], entrance: "W2" },
    earned(1, 6),
    earned(0, 2),
  ]),
  step(6, 0, [{ key: "exchanged-hand", seat: 0, good: "fish" }]),
  step(7, 0, [{ key: "took-coin", seat: 0, coins: 1 }]),
];

const machikoro = [
  step(1, null, [{ key: "turned-up", card: "mine" }]),
  step(2, null, [
    { key: "rolled", seat: 0, low: 4, high: 5, total: 9 },
    { key: "paid-red", seat: 0, "to-seat": 1, coins: 2, card: "family-restaurant" },
    { key: "earned", seat: 1, coins: 5, card: "mine" },
  ]),
  step(3, 0, [{ key: "built", seat: 0, coins: 3, card: "forest" }]),
  step(4, null, [{ key: "rolled", seat: 1, low: 2, high: 0, total: 2 }]),
  step(5, 1, [
    { key: "built-nothing", seat: 1 },
    { key: "extra-turn", seat: 1 },
  ]),
];

describe("in English", () => {
  it("Mercado: who, what, and what came of it", async () => {
    await speak("en");
    expect(tellMercado(mercado, names, 0).map(text)).toEqual([
      "You opened fish on d3: paid 3, earned 8, kept the sushi bar, took meat.",
      "Rui brought 2 customers (fish + meat) to W2: earned 6, you +2.",
      "You took a coin: exchanged three fish.",
    ]);
    expect(tellMercado(mercado, names, null).map(text)[1]).toBe(
      "Rui brought 2 customers (fish + meat) to W2: earned 6, Inês +2.",
    );
  });

  it("Mercado on a phone: the latest turn in one line", async () => {
    await speak("en");
    const last = (steps: number) =>
      text(tellLast(mercado.slice(0, steps), names, 0) ?? { seat: 0, number: 0, parts: [] });
    expect(last(1)).toBe("");
    expect(last(4)).toBe("You opened fish on d3: −3 +8.");
    expect(last(5)).toBe("Rui brought 2 customers to W2: +6, you +2.");
    expect(last(7)).toBe("You took a coin.");
  });

  it("Machi Koro: the roll, what it brought, what was built", async () => {
    await speak("en");
    expect(tellMachiKoro(machikoro, names, 0).map(text)).toEqual([
      "You rolled 9: family restaurant (Rui) −2, mine (Rui) +5. Built: forest for\u00A03.",
      "Rui rolled 2. Built nothing. Rui has another turn.",
    ]);
  });

  it("Machi Koro: what one card brings several players is one fact", async () => {
    await speak("en");
    const earned = (seat: number, coins: number, card: string) => ({ key: "earned", seat, coins, card });
    const paid = (to: number, coins: number) => ({ key: "paid-red", seat: 1, "to-seat": to, coins, card: "cafe" });
    const told = (events: object[]) =>
      tellMachiKoro(
        [step(1, null, [{ key: "rolled", seat: 1, low: 3, high: 0, total: 3 }, ...events])],
        ["Inês", "Rui", "Ana"],
        0,
      ).map(text)[0];
    expect(told([earned(0, 1, "ranch"), earned(1, 2, "ranch"), earned(2, 3, "ranch")])).toBe(
      "Rui rolled 3: ranch +2 (you +1, Ana +3).",
    );
    expect(told([earned(0, 1, "ranch"), earned(2, 3, "ranch")])).toBe("Rui rolled 3: ranch (you +1, Ana +3).");
    expect(told([paid(0, 1), paid(2, 2)])).toBe("Rui rolled 3: café (you) −1, café (Ana) −2.");
  });
});

it.each(LANGUAGES)("never shows a message's key or a gap: %s", async (language) => {
  await speak(language);
  for (const me of [0, 1, null]) {
    for (const turn of [...tellMercado(mercado, names, me), ...tellMachiKoro(machikoro, names, me)].map(text)) {
      expect(turn).not.toMatch(/told|mk-|mercado-|\{|undefined|\s[,.]| {2}/);
      expect(turn).toMatch(/^\p{Lu}.*\.$/u);
    }
  }
});

it("what comes before the first turn is the set-up", async () => {
  await speak("en");
  const numbers = (steps: Step[]) => steps.map(({ number }) => number);
  expect(numbers(setupOf(mercado, tellMercado(mercado, names, 0)))).toEqual([1]);
  expect(numbers(setupOf(mercado.slice(0, 1), []))).toEqual([1]);
});

it("a round begins with the first seat, an extra turn begins none", () => {
  const turns = [0, 1, 2, 0, 0, 1, 2].map((seat, number) => ({ seat, number, parts: [] }));
  expect(roundsOf(turns).map((round) => round.turns.map(({ seat }) => seat))).toEqual([
    [0, 1, 2],
    [0, 0, 1, 2],
  ]);
  expect(roundsOf([])).toEqual([]);
});
