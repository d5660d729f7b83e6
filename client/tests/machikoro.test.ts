import { describe, expect, it } from "vitest";
import type { MachiKoroAction, MachiKoroEvent, MachiKoroOutlook, MachiKoroView, Preview, Step } from "$types/server";
import { apply } from "$games/machikoro/apply";
import { CARDS, LANDMARKS, cardInfo, numbersOf } from "$games/machikoro/cards";
import { cardsToGive, cardsToTake, groupPreviews } from "$games/machikoro/choices";
import { cityLines, pack, rows, skyline } from "$games/machikoro/layout";
import { mainChance, oddsOf, percent, signed } from "$games/machikoro/odds";
import { distance } from "$games/machikoro/rove";
import { spotOf } from "$games/machikoro/spots";
import { soft } from "$games/machikoro/soft";
import { byCard, gains, groups, paymentOf, turnsOf } from "$games/machikoro/turns";

const preview = (action: MachiKoroAction): Preview => ({
  action,
  choice: 0,
  text: action.kind,
  cost: 0,
  earns: 0,
  net: 0,
  standing: 0,
  others: {},
  from: [],
  notes: [],
});

describe("cards", () => {
  it("are the catalogue's", () => {
    expect(CARDS).toHaveLength(25);
    expect(cardInfo("family-restaurant")).toMatchObject({
      card: "family-restaurant",
      low: 9,
      high: 10,
      colour: "red",
      cost: 3,
      plus: false,
    });
    expect(cardInfo("tuna-boat")).toMatchObject({ low: 12, high: 14, colour: "blue", cost: 5, plus: true });
    expect(numbersOf(cardInfo("tuna-boat"))).toBe("12–14");
    expect(numbersOf(cardInfo("mine"))).toBe("9");
  });
  it("landmarks stand in the order of their price", () => {
    expect(LANDMARKS.map(({ landmark }) => landmark)).toEqual([
      "harbour",
      "station",
      "mall",
      "park",
      "radio-tower",
      "airport",
    ]);
  });
});

describe("choices", () => {
  const all = groupPreviews(
    (
      [
        { kind: "swap", seat: 1, given: "bakery", taken: "mine" },
        { kind: "swap", seat: 2, given: "bakery", taken: "cafe" },
        { kind: "swap", seat: 1, given: "ranch", taken: "mine" },
        { kind: "no-swap" },
        { kind: "tv", seat: 0 },
        { kind: "build", building: "mine" },
        { kind: "build", building: "radio-tower" },
        { kind: "build-none" },
        { kind: "roll", dice: 2 },
        { kind: "keep" },
        { kind: "add", added: 2 },
        { kind: "add", added: 0 },
      ] as const
    ).map(preview),
  );

  it("are grouped by kind", () => {
    expect(all.swap[0]).toMatchObject({ seat: 1, given: "bakery", taken: "mine" });
    expect(all.noSwap?.action).toEqual({ kind: "no-swap" });
    expect([...all.tv.keys()]).toEqual([0]);
    expect([...all.build.keys()]).toEqual(["mine", "radio-tower"]);
    expect(all.buildNothing?.action).toEqual({ kind: "build-none" });
    expect(all.roll).toMatchObject([{ dice: 2 }]);
    expect(all.keep?.action).toEqual({ kind: "keep" });
    expect(all.reroll).toBeNull();
    expect(all.add?.added).toBe(2);
    expect(all.addNothing?.action).toEqual({ kind: "add", added: 0 });
  });
  it("of an exchange are a card to give, then one to take", () => {
    expect(cardsToGive(all)).toEqual(new Set(["bakery", "ranch"]));
    expect(cardsToTake(all, 1, "bakery")).toEqual(new Set(["mine"]));
    expect(cardsToTake(all, 2, "ranch")).toEqual(new Set());
  });
});

describe("places that lessons point at", () => {
  it.each([
    ["market mine", { what: "market", card: "mine" }],
    ["card bakery", { what: "card", card: "bakery" }],
    ["landmark station", { what: "landmark", landmark: "station" }],
    ["landmarks 0", { what: "landmarks", seat: 0 }],
    ["player 1", { what: "player", seat: 1 }],
    ["dice", { what: "dice" }],
    ["8", { what: "total", total: 8 }],
    ["build mine", null],
    ["market castle", null],
  ])("%s", (text, meant) => expect(spotOf(text)).toEqual(meant));
});

describe("layout", () => {
  const overlaps = (placed: ReturnType<typeof pack>) =>
    placed.some((one, i) =>
      placed.slice(i + 1).some((other) => one.line === other.line && one.low <= other.high && other.low <= one.high),
    );

  it("puts no two cards on the same place, and never more than four lines of them", () => {
    for (const plus of [false, true]) {
      const placed = skyline(plus);
      expect(placed).toHaveLength(plus ? 25 : 15);
      expect(overlaps(placed)).toBe(false);
      expect(Math.max(...placed.map(({ line }) => line))).toBeLessThan(4);
    }
  });
  it("leaves room for the landmarks over the first five totals, and for the key at the right", () => {
    for (const plus of [false, true]) {
      expect(skyline(plus).filter(({ low, line }) => low <= 5 && line >= 2)).toEqual([]);
      expect(skyline(plus).filter(({ high, line }) => high >= 10 && line >= 3)).toEqual([]);
    }
  });
  it("gives a city as many lines as its fullest total needs", () => {
    expect(cityLines({ "wheat-field": 1, bakery: 1 }).lines).toBe(1);
    expect(cityLines({ ranch: 2, bakery: 1, cafe: 1 })).toMatchObject({
      lines: 2,
      chips: [
        { card: "ranch", line: 0 },
        { card: "cafe", line: 0 },
        { card: "bakery", line: 1 },
      ],
    });
    expect(cityLines({ stadium: 1, "tv-station": 1, "business-center": 1, "flower-shop": 3 }).lines).toBe(4);
    const everything = cityLines(Object.fromEntries(CARDS.map(({ card }) => [card, 1])));
    expect(everything.lines).toBe(4);
    expect(overlaps(everything.chips)).toBe(false);
  });
  it("stands every kind at its first total", () => {
    const list = rows(true, ["tuna-boat", "bakery", "ranch"]);
    expect(list).toHaveLength(14);
    expect(list[1]).toEqual({ total: 2, cards: ["bakery", "ranch"] });
    expect(list[11]?.cards).toEqual(["tuna-boat"]);
    expect(rows(false, [])).toHaveLength(12);
  });
});

describe("odds", () => {
  const roll = (total: number, weight: number, added = 0) => ({ total, added, weight, coins: [total, -1], tv: null });
  const outlook: MachiKoroOutlook = {
    rollers: [
      { seat: 0, dice: [{ dice: 1, of: 6, rolls: [roll(1, 1), roll(6, 1)], mean: [1, 0] }] },
      {
        seat: 1,
        dice: [
          { dice: 1, of: 6, rolls: [roll(6, 1)], mean: [1, 0] },
          {
            dice: 2,
            of: 36,
            rolls: [roll(6, 5), roll(10, 3), roll(12, 3, 2), roll(12, 1), roll(14, 1, 2)],
            mean: [2, 0],
          },
        ],
      },
    ],
  };
  it("say what each total brings each seat", () => {
    const odds = oddsOf(outlook, 0, 12);
    expect(odds?.two).toBe(false);
    expect(odds?.totals[0]).toEqual({ total: 1, one: 1 / 6, two: 0, added: 0, coins: [1, -1] });
    expect(odds?.totals[6]).toMatchObject({ one: 0, two: 0, coins: null });
  });
  it("distinguish one die from two, and what only the harbour reaches", () => {
    const odds = oddsOf(outlook, 1, 14);
    expect(odds?.totals[5]).toMatchObject({ one: 1 / 6, two: 5 / 36 });
    expect(odds?.totals[11]).toMatchObject({ two: 1 / 36, added: 0 });
    expect(odds?.totals[13]).toMatchObject({ two: 0, added: 2, coins: [14, -1] });
    expect(odds?.mean.get(2)).toEqual([2, 0]);
  });
  it("of a seat that does not roll are none", () => {
    expect(oddsOf(outlook, 3, 12)).toBeNull();
    expect(oddsOf(null, 0, 12)).toBeNull();
  });
  it("are written in whole percent, amounts with their sign", () => {
    expect(percent(1 / 36)).toBe(3);
    expect(mainChance({ total: 2, one: 1 / 6, two: 1 / 36, added: 0, coins: null })).toBe(1 / 36);
    expect([signed(3, "en"), signed(-2, "en"), signed(0, "en"), signed(1.25, "de")]).toEqual(["+3", "−2", "0", "+1,3"]);
  });
});

describe("turns", () => {
  const step = (number: number, actor: number | null, ...events: MachiKoroEvent[]): Step => ({
    number,
    actor,
    text: "",
    action: { kind: "keep" }, // turns are made of events
    events,
  });
  const steps = [
    step(
      1,
      null,
      { key: "rolled", seat: 0, low: 3, high: 0, total: 3 },
      { key: "paid-red", seat: 0, "to-seat": 1, coins: 1, card: "cafe" },
      { key: "earned", seat: 0, coins: 2, card: "bakery" },
    ),
    step(2, 0, { key: "built", seat: 0, card: "ranch", coins: 1 }),
    step(3, null, { key: "turned-up", card: "mine" }),
    step(4, 1, { key: "chose-dice", seat: 1, dice: 2 }),
    step(5, null, { key: "rolled", seat: 1, low: 4, high: 6, total: 10 }),
    step(
      6,
      1,
      { key: "added", seat: 1, added: 2, total: 12 },
      { key: "earned", seat: 1, coins: 6, card: "fruit-market" },
    ),
  ];
  it("are a roll, what it brought, and what was built", () => {
    const turns = turnsOf(steps);
    expect(turns).toMatchObject([
      { seat: 0, dice: [3], total: 3, built: "ranch", done: true },
      { seat: 1, dice: [4, 6], total: 12, built: null, done: false },
    ]);
    expect(turns[0]?.income.map(({ key }) => key)).toEqual(["paid-red", "earned"]);
    expect(Object.fromEntries(gains(turns[0]?.income ?? []))).toEqual({ 0: 1, 1: 1 });
  });
  it("end where the animation is", () => {
    expect(turnsOf(steps.slice(0, 1), 2)[0]?.income).toHaveLength(1);
    expect(turnsOf(steps.slice(0, 1), 0)).toEqual([]);
  });
  it("are added up card by card in the order of the rules, and who pays comes first", () => {
    const income: MachiKoroEvent[] = [
      { key: "paid-red", seat: 0, "to-seat": 3, coins: 2, card: "pizza-joint" },
      { key: "paid-red", seat: 0, "to-seat": 2, coins: 1, card: "pizza-joint" },
      { key: "earned", seat: 0, coins: 4, card: "cheese-factory" },
      { key: "took", seat: 0, "from-seat": 1, coins: 2, card: "publisher" },
      { key: "took", seat: 0, "from-seat": 2, coins: 8, card: "publisher" },
      { key: "city-hall", seat: 0, coins: 1 },
    ];
    expect(byCard(income).map(({ card, events, coins }) => [card, events.length, [...coins]])).toEqual([
      [
        "pizza-joint",
        2,
        [
          [0, -3],
          [3, 2],
          [2, 1],
        ],
      ],
      ["cheese-factory", 1, [[0, 4]]],
      [
        "publisher",
        2,
        [
          [1, -2],
          [2, -8],
          [0, 10],
        ],
      ],
      [null, 1, [[0, 1]]],
    ]);
  });

  it("pay in groups: red, then blue and green, then purple", () => {
    const events: MachiKoroEvent[] = [
      { key: "rolled", seat: 0, low: 6, high: 0, total: 6 },
      { key: "paid-red", seat: 0, "to-seat": 2, coins: 1, card: "cafe" },
      { key: "paid-red", seat: 0, "to-seat": 1, coins: 1, card: "cafe" },
      { key: "earned", seat: 1, coins: 1, card: "forest" },
      { key: "earned", seat: 0, coins: 1, card: "forest" },
      { key: "took", seat: 0, "from-seat": 1, coins: 2, card: "stadium" },
      { key: "took", seat: 0, "from-seat": 2, coins: 2, card: "stadium" },
    ];
    expect(groups(events).map((group) => group.length)).toEqual([1, 2, 2, 2]);
  });
  it("know who pays whom", () => {
    expect(paymentOf({ key: "took", seat: 0, "from-seat": 2, coins: 5, card: "tv-station" })).toEqual({
      from: 2,
      to: 0,
      coins: 5,
      card: "tv-station",
    });
    expect(paymentOf({ key: "city-hall", seat: 1, coins: 1 })).toEqual({ from: null, to: 1, coins: 1, card: null });
    expect(paymentOf({ key: "kept", seat: 1 })).toBeNull();
  });
});

describe("the view while something moves", () => {
  const view: MachiKoroView = {
    options: {},
    stage: "build",
    turn: 0,
    actor: 0,
    dice: [3],
    total: 3,
    extra_turn: false,
    next_turn: 1,
    market: [{ card: "mine", low: 9, high: 9, colour: "blue", icon: "gear", cost: 6, number: 1 }],
    deck: 0,
    players: [
      { seat: 0, coins: 7, landmarks: { station: false }, city: { bakery: 1 } },
      { seat: 1, coins: 2, landmarks: { station: false }, city: { cafe: 2 } },
    ],
    result: null,
  };
  it("follows the events that have been shown", () => {
    const events: MachiKoroEvent[] = [
      { key: "built", seat: 0, card: "mine", coins: 6 },
      { key: "rolled", seat: 1, low: 2, high: 5, total: 7 },
      { key: "swapped", seat: 1, "with-seat": 0, "given-card": "cafe", "taken-card": "bakery" },
      { key: "built-landmark", seat: 1, landmark: "station", coins: 2 },
    ];
    const then = events.reduce(apply, view);
    expect(then.players[0]).toEqual({ seat: 0, coins: 1, landmarks: { station: false }, city: { mine: 1, cafe: 1 } });
    expect(then.players[1]).toEqual({ seat: 1, coins: 0, landmarks: { station: true }, city: { cafe: 1, bakery: 1 } });
    expect(then).toMatchObject({ turn: 1, dice: [2, 5], total: 7, market: [] });
    expect(view.players[0]?.city).toEqual({ bakery: 1 });
  });
});

describe("names and keys", () => {
  it("long words break where the language says", () => {
    expect(soft("Makrelenkutter", ["Makre|len|kutter"])).toBe("Makre\u00ADlen\u00ADkutter");
    expect(soft("Квітковий магазин", ["квітко|вий"])).toBe("Квітко\u00ADвий магазин");
    expect(soft("Mine", ["ham|burger", ""])).toBe("Mine");
  });
  it("arrows go to what lies next in that direction", () => {
    const box = (left: number, top: number) => ({ left, right: left + 10, top, bottom: top + 10 });
    expect(distance(box(0, 0), box(20, 0), [1, 0])).toBe(20);
    expect(distance(box(0, 0), box(20, 0), [-1, 0])).toBe(Infinity);
    expect(distance(box(0, 0), box(20, 0), [1, 0])).toBeLessThan(distance(box(0, 0), box(20, 30), [1, 0]));
  });
});
