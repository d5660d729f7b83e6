import { describe, expect, it } from "vitest";
import type { Event, MercadoView, Preview, Square } from "$types/server";
import { bestNet, bestPlaces, movable, optionsOf, placeOf, readChoice, readPiece } from "../src/games/mercado/choices";
import { coinsToEnd, entrancesToGo, squaresToGo } from "../src/games/mercado/end";
import { lacking, looks, otherEarners, refusedTexts, short, sources } from "../src/games/mercado/look";
import { pinsOf } from "../src/games/mercado/pins";
import { GRID, inLine, step } from "../src/games/mercado/places";
import { addition, allowed, fullLines, standing, waking } from "../src/games/mercado/solo";

const preview = (text: string, more: Partial<Preview> = {}): Preview => {
  const { cost = 0, earns = 0 } = more;
  return { choice: 0, text, cost, earns, net: earns - cost, others: {}, from: [], notes: [], ...more };
};

const earned = (seat: number, square: string, entrance: string, coins: number, more: object = {}): Event => ({
  key: "earned",
  seat,
  coins,
  square,
  entrance,
  value: 1,
  good: "fish",
  customers: coins,
  restaurants: [],
  ...more,
});

function board(changes: Partial<Record<string, Partial<Square>>> = {}, more: Partial<MercadoView> = {}): MercadoView {
  const places = GRID.flat().filter((place): place is string => place !== null);
  const market = places
    .filter((place) => /^[a-e]/.test(place))
    .map((square) => ({ square, stall: null, open: null, closed: null, ...changes[square] }) as Square);
  const entrances = Object.fromEntries(places.filter((place) => /^[NSWE]/.test(place)).map((place) => [place, null]));
  return {
    options: {},
    stage: "act",
    turn: 0,
    actor: 0,
    market,
    entrances,
    display: [],
    bag: { fish: 1, flower: 1, tomato: 1, meat: 1, grape: 1 },
    offer: [[], [], [], []],
    stacks: [0, 0, 0, 0],
    players: [{ seat: 0, coins: 3, hand: [], held: [], wooden_stalls: 8 }],
    free_squares: 25,
    empty_entrances: 20,
    last_turns: null,
    coin_run: 0,
    challenge: null,
    result: null,
    ...more,
  } as MercadoView;
}

const stall = (good: string, owner = 0) => ({ stall: { good, owner, value: 1 } }) as Partial<Square>;

describe("the notation", () => {
  it("is read with its piece and place", () => {
    expect(readChoice("stall fish d3")).toEqual({
      kind: "put",
      piece: { kind: "stall", good: "fish" },
      name: "stall fish",
      place: "d3",
    });
    expect(readChoice("customers 2 fish+flower W3")).toEqual({
      kind: "put",
      piece: { kind: "customers", customers: 2, goods: ["fish", "flower"] },
      name: "customers 2 fish+flower",
      place: "W3",
    });
    expect(readChoice("restaurant pub b2")).toMatchObject({ kind: "put", name: "restaurant pub", place: "b2" });
  });
  it("is read where there is no place", () => {
    expect(readChoice("coin")).toEqual({ kind: "coin" });
    expect(readChoice("take tomato")).toEqual({ kind: "take", good: "tomato" });
    expect(readChoice("specialise fish")).toEqual({ kind: "specialise", good: "fish" });
    expect(readChoice("exchange hand")).toEqual({ kind: "exchange", what: "hand" });
    expect(readChoice("exchange display")).toEqual({ kind: "exchange", what: "display" });
    expect(readChoice("display fish")).toBeNull();
    expect(readPiece("offer 3 meat")).toBeNull();
  });
  it("knows places", () => {
    expect(placeOf("stall fish d3")).toBe("d3");
    expect(placeOf("customers 4 fish Ne")).toBe("Ne");
    expect(placeOf("d3")).toBe("d3");
    expect(placeOf("E5")).toBe("E5");
    expect(placeOf("take fish")).toBeNull();
    expect(placeOf("coin")).toBeNull();
  });
});

describe("previews", () => {
  const previews = [
    preview("stall fish a1", { cost: 3, earns: 8 }),
    preview("stall fish b1", { cost: 4, earns: 4 }),
    preview("stall meat a1", { cost: 3, earns: 0 }),
    preview("customers 2 fish+meat Na", { earns: 2 }),
    preview("coin", { earns: 1 }),
  ];
  it("are grouped by piece", () => {
    expect([...optionsOf(previews, "stall fish").keys()]).toEqual(["a1", "b1"]);
    expect([...optionsOf(previews, "stall meat").keys()]).toEqual(["a1"]);
    expect(optionsOf(previews, null).size).toBe(0);
    expect(movable(previews)).toEqual(new Set(["stall fish", "stall meat", "customers 2 fish+meat"]));
  });
  it("say what a piece brings at best", () => {
    expect(bestNet(previews, "stall fish")).toBe(5);
    expect(bestNet(previews, "stall grape")).toBeNull();
  });
  it("have one place that earns most", () => {
    expect(bestPlaces(optionsOf(previews, "stall fish"))).toEqual(new Set(["a1"]));
    expect(bestPlaces(optionsOf(previews, "stall meat"))).toEqual(new Set(["a1"]));
  });
  it("prefer what gives others less, show equals, and nothing if all are equal", () => {
    const options = new Map([
      ["Na", preview("customers 1 fish Na", { earns: 3, others: { 1: 3 } })],
      ["Nb", preview("customers 1 fish Nb", { earns: 3, others: { 1: 1 } })],
      ["Nc", preview("customers 1 fish Nc", { earns: 1 })],
    ]);
    expect(bestPlaces(options)).toEqual(new Set(["Nb"]));
    const equal = new Map(["a1", "b1", "c1"].map((place) => [place, preview(`restaurant pub ${place}`, { earns: 1 })]));
    expect(bestPlaces(equal).size).toBe(0);
    equal.set("c1", preview("restaurant pub c1", { earns: 0 }));
    expect(bestPlaces(equal)).toEqual(new Set(["a1", "b1"]));
  });
});

describe("looks of places", () => {
  const view = board({ c3: stall("fish", 1), b2: { open: "sushi" }, d4: { closed: "pub" } });
  view.entrances.Na = { customers: 2, goods: ["fish", "meat"] };
  view.entrances.Nb = { customers: 1, goods: ["grape"] };
  const from = [earned(0, "a2", "Na", 4, { value: 2, customers: 2, restaurants: [{ kind: "sushi", square: "b2" }] })];
  const options = new Map([
    ["a2", preview("stall fish a2", { cost: 1, earns: 4, from })],
    ["e5", preview("stall fish e5", { cost: 1 })],
  ]);
  const reason: Event = { key: "refused-cost", cost: 4, coins: 2, earns: 1 };
  const picked = { view, piece: "stall fish", options, reasons: { "stall fish e1": reason }, place: "a2" };
  const found = looks(picked);

  it("say what can be, what cannot and why", () => {
    expect(found.get("a2")).toMatchObject({ best: true });
    expect(found.get("e5")).toMatchObject({ best: false });
    expect(found.get("e1")?.refused).toBe(reason);
    expect(found.get("d4")?.refused).toBe("unknown");
    expect(found.get("c3")).toBeUndefined(); // a stall stands there
  });
  it("show who pays and who helps, and fade who wants something else", () => {
    expect(found.get("Na")?.pays).toEqual({ coins: 4, seat: 0 });
    expect(found.get("b2")?.helps).toBe(1);
    expect(found.get("Nb")?.idle).toBe(true);
    expect(found.get("Na")?.idle).toBeUndefined();
  });
  it("ask reasons for every square but the possible ones", () => {
    const texts = refusedTexts(picked);
    expect(texts).toHaveLength(23);
    expect(texts).toContain("stall fish c3");
    expect(texts).not.toContain("stall fish a2");
  });
  it("read reasons", () => {
    expect(short(reason)).toEqual({ cost: 4, missing: 1 });
    expect(short({ key: "refused-stall" })).toBeNull();
    expect(lacking({ key: "refused-few", customers: 3, stalls: 1, line: "row" })).toBe(2);
    expect(lacking("unknown")).toBeNull();
  });
});

describe("customers with several earners", () => {
  const view = board({ a1: stall("fish"), b1: stall("meat", 1), c1: stall("fish", 2) });
  const from = [
    earned(0, "a1", "W1", 3),
    earned(1, "b1", "W1", 3),
    earned(2, "c1", "W1", 6, { value: 2, customers: 3 }),
  ];
  const one = preview("customers 3 fish+meat W1", { earns: 3, others: { 1: 3, 2: 6 }, from });
  const options = new Map([["W1", one]]);
  it("show every other earner", () => {
    expect(otherEarners(one)).toEqual([
      [1, 3],
      [2, 6],
    ]);
    expect(sources(one).from.map(({ place, seat }) => [place, seat])).toEqual([
      ["a1", 0],
      ["b1", 1],
      ["c1", 2],
    ]);
  });
  it("light the stalls that earn with their owners", () => {
    const found = looks({ view, piece: "customers 3 fish+meat", options, reasons: {}, place: "W1" });
    expect(found.get("W1")).toMatchObject({ best: true });
    expect(found.get("b1")?.pays).toEqual({ coins: 3, seat: 1 });
    expect(found.get("c1")?.pays).toEqual({ coins: 6, seat: 2 });
    expect(found.get("E1")?.refused).toBe("unknown");
    expect(found.get("e5")).toBeUndefined(); // squares are not asked
  });
});

describe("the board", () => {
  it("has 25 squares and 20 entrances in a grid of seven", () => {
    expect(GRID).toHaveLength(7);
    expect(GRID.flat().filter(Boolean)).toHaveLength(45);
  });
  it("is walked with arrows, and stops at its edge", () => {
    expect(step("c3", 1, 0)).toBe("d3");
    expect(step("c1", 0, -1)).toBe("Nc");
    expect(step("Nc", 0, -1)).toBe("Nc");
    expect(step("Na", -1, 0)).toBe("Na");
    expect(step("W1", 1, 0)).toBe("a1");
  });
  it("knows lines", () => {
    expect(inLine("d3", "Nd")).toBe(true);
    expect(inLine("d3", "E3")).toBe(true);
    expect(inLine("e1", "E3")).toBe(false);
  });
  it("counts to the end", () => {
    expect(squaresToGo(board({}, { free_squares: 11 })).toGo).toBe(7);
    expect(squaresToGo(board({}, { free_squares: 4 }))).toEqual({ toGo: 0, done: 1 });
    expect(entrancesToGo(board({}, { empty_entrances: 20 }))).toEqual({ toGo: 16, done: 0 });
    expect(coinsToEnd(board({}, { players: Array(2) }))).toBe(4);
    expect(coinsToEnd(board({}, { players: Array(3) }))).toBe(3);
  });
  it("takes marks by place", () => {
    const marks = [
      { text: "stall fish d3", kind: "better" },
      { text: "b4", kind: "lesson" },
    ] as const;
    const pins = pinsOf(marks, (kind) => kind.toUpperCase());
    expect(pins.get("d3")).toEqual({ kind: "better", label: "BETTER", piece: "stall fish" });
    expect(pins.get("b4")).toEqual({ kind: "lesson" });
  });
});

describe("solo", () => {
  const challenge = (number: number, from_fours = 0) => ({
    number,
    thresholds: [1, 2, 3],
    specialty: null,
    from_fours,
    fours: 0,
    best_move: 0,
  });
  it("counts coins, but in challenge 2 what fours paid", () => {
    const from = [earned(0, "a1", "Na", 8, { customers: 4 }), earned(0, "b1", "Na", 2, { customers: 2 })];
    const one = preview("stall fish a1", { cost: 3, earns: 10, from });
    expect(standing(board({}, { challenge: challenge(1) }))).toBe(3);
    expect(addition(board({}, { challenge: challenge(1) }), one)).toBe(7);
    expect(standing(board({}, { challenge: challenge(2, 12) }))).toBe(12);
    expect(addition(board({}, { challenge: challenge(2) }), one)).toBe(8);
  });
  it("knows which lines wake next", () => {
    const view = board({ a1: stall("fish"), b1: stall("meat") }, { challenge: challenge(7) });
    view.entrances.W1 = { customers: 4, goods: ["fish"] };
    view.entrances.E1 = { customers: 2, goods: ["meat"] };
    view.entrances.Sa = { customers: 2, goods: ["fish"] };
    expect(waking(view).map(({ entrance, missing }) => [entrance, missing])).toEqual([
      ["Sa", 1],
      ["W1", 2],
      ["E1", 0],
    ]);
  });
  it("knows full lines and allowed goods", () => {
    const view = board({ a1: stall("fish"), b1: stall("meat"), b4: stall("fish") });
    expect(fullLines(view)).toEqual(["b", "1"]);
    view.entrances.Nc = { customers: 1, goods: ["fish", "grape"] };
    view.entrances.Nb = "barred";
    expect(allowed(view)).toEqual([{ column: "c", goods: ["fish", "grape"] }]);
  });
});
