/** A hint names the thing and one reason, in every language. */
import { describe, expect, it } from "vitest";
import { gainOf } from "$games/machikoro/gain";
import { hint as machikoroHint } from "$games/machikoro/hint";
import { hint as mercadoHint, hintReason } from "$games/mercado/hint";
import { mainReason } from "$lib/hints";
import { LANGUAGES, type Language, settings } from "$lib/settings.svelte";
import { loadLanguage } from "$lib/words.svelte";
import type { Action, Event, MachiKoroOutlook } from "$types/server";

async function speak(language: Language) {
  settings.language = language;
  await loadLanguage(language);
}
const text = ({ what, why }: { what: string; why: string }) => `${what} ${why}`.trim();

const takeMeat: Action = { kind: "take", good: "meat" };
const meatOnC3: Event = {
  key: "why-prepares",
  text: "stall meat c3",
  action: { kind: "stall", good: "meat", square: "c3" },
};
const reply: Event = {
  key: "why-leaves",
  text: "stall grape a3",
  action: { kind: "stall", good: "grape", square: "a3" },
};
const forest: Action = { kind: "build", building: "forest" };
const tower: Action = { kind: "build", building: "radio-tower" };

describe("the reason that tells most", () => {
  it("is the game's own note, then what comes next; what it costs is none", () => {
    const costs: Event = { key: "why-costs", coins: 3 };
    const earns: Event = { key: "why-earns", coins: 8 };
    const wins: Event = { key: "would-win" };
    expect(mainReason([earns, costs, meatOnC3])).toBe(meatOnC3);
    expect(mainReason([earns, costs, reply])).toBe(earns);
    expect(mainReason([earns, meatOnC3, wins])).toBe(wins);
    expect(mainReason([costs, { key: "why-others", coins: 2 }])).toBe(null);
  });
});

describe("what a building would bring", () => {
  /** Two players with one die: by the roller's seat and the total, what both get. */
  const outlook = (coins: Record<string, [number, number]>): MachiKoroOutlook => ({
    rollers: [0, 1].map((seat) => ({
      seat,
      dice: [
        {
          dice: 1,
          of: 6,
          mean: [0, 0],
          rolls: [1, 2, 3, 4, 5, 6].map((total) => ({
            total,
            added: 0,
            weight: 1,
            coins: coins[`${seat} ${total}`] ?? [0, 0],
            tv: null,
          })),
        },
      ],
    })),
  });
  const now = outlook({ "0 1": [2, 0], "0 3": [-1, 1] });

  it("is told by a total, and by whose roll", () => {
    const ranch = outlook({ "0 1": [2, 0], "0 3": [-1, 1], "0 2": [1, 0], "1 2": [1, 0] });
    expect(gainOf([now, ranch], 0, [2])).toEqual({ total: 2, coins: 1, roller: "anyone" });
    const bakery = outlook({ "0 1": [4, 0], "0 3": [-1, 1] });
    expect(gainOf([now, bakery], 0, [1, 2])).toEqual({ total: 1, coins: 2, roller: "own" });
    const cafe = outlook({ "0 1": [2, 0], "0 3": [-1, 1], "1 3": [1, -1] });
    expect(gainOf([now, cafe], 0, [3])).toEqual({ total: 3, coins: 1, roller: "others" });
  });
  it("may be that another building pays more", () => {
    const forest = outlook({ "0 1": [5, 0], "0 3": [-1, 1] });
    expect(gainOf([now, forest], 0, [5])).toEqual({ total: 1, coins: 3, roller: "own" });
  });
  it("is not that there is less to be taken away", () => {
    expect(gainOf([now, outlook({ "0 1": [2, 0] })], 0, [9])).toBe(null);
  });
});

describe("in English", () => {
  it("names the tile and where it fits", async () => {
    await speak("en");
    const fits = { key: "would-fit", good: "meat", square: "c3" };
    expect(text(mercadoHint(takeMeat, [fits, reply], []))).toBe("Take the meat: it fits c3.");
    expect(text(mercadoHint({ kind: "take", good: "grape" }, [{ ...fits, good: "grape" }], []))).toBe(
      "Take the grapes: they fit c3.",
    );
    expect(text(mercadoHint(takeMeat, [meatOnC3, reply], []))).toBe("Take the meat.");
  });
  it("leaves out what the sentence before has said", async () => {
    await speak("en");
    const open: Action = { kind: "stall", good: "fish", square: "d3" };
    const reasons: Event[] = [
      { key: "why-earns", coins: 8 },
      { key: "would-take", kind: "sushi" },
    ];
    expect(hintReason(open, reasons, [], true)).toBe("takes the sushi bar");
    expect(hintReason(open, [{ key: "why-earns", coins: 8 }], [], true)).toBe("");
  });
  it("says what a card is good for, unless it wins", async () => {
    await speak("en");
    const costs = { key: "why-costs", coins: 3 };
    expect(text(machikoroHint(forest, [costs], [], { plus: false }))).toBe(
      "Forest for 3. Get 1 coin from the bank on anyone’s turn.",
    );
    const gain = { total: 8, coins: 3, roller: "own" } as const;
    expect(text(machikoroHint(forest, [costs], [], { plus: false, gain }))).toBe(
      "Forest for 3: brings 3 more when you roll 8.",
    );
    expect(
      text(machikoroHint(tower, [{ key: "why-costs", coins: 22 }, { key: "would-win" }], [], { plus: false })),
    ).toBe("Radio tower for 22: wins the game.");
    const next: Event = { key: "why-prepares", action: tower };
    expect(text(machikoroHint({ kind: "build-none" }, [next], [], { plus: false }))).toBe(
      "Build nothing: next comes the radio tower.",
    );
  });
});

it.each(LANGUAGES)("never shows a message's key: %s", async (language) => {
  await speak(language);
  const notes: Event[] = [{ key: "would-win" }, { key: "would-play-again" }];
  const said = [
    text(mercadoHint(takeMeat, [{ key: "would-fit", good: "meat", square: "c3" }], [])),
    ...[meatOnC3, reply].map((reason) => text(mercadoHint({ kind: "coin" }, [reason], []))),
    ...notes.map((note) => text(machikoroHint(tower, [note], [], { plus: true }))),
    text(machikoroHint(forest, [], [], { plus: true })),
    ...(["anyone", "own", "others"] as const).map((roller) =>
      text(machikoroHint(forest, [], [], { plus: true, gain: { total: 8, coins: 3, roller } })),
    ),
  ];
  for (const sentence of said) {
    expect(sentence).not.toMatch(/would-|why-|hint-|mk-|mercado-/);
    expect(sentence).toMatch(/\p{Lu}.*\.$/u);
    expect(sentence.length).toBeLessThan(90);
  }
});
