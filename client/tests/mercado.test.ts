import { describe, expect, it } from "vitest";
import { CATALOGUE } from "$types/catalogue";
import type { Event, MercadoAction, MercadoView, Preview, Square } from "$types/server";
import { lacking, looks, otherEarners, refusedPlaces, short, sources } from "../src/games/mercado/look";
import {
  type Piece,
  type Place,
  bestNet,
  bestPlaces,
  coinPreview,
  exchangePreview,
  isPieceOf,
  movableKeys,
  optionsOf,
  pieceKey,
  pieceOf,
  placeOf,
  placementOf,
  samePiece,
  specialisePreview,
  takePreview,
} from "../src/games/mercado/pieces";
import { pinsOf } from "../src/games/mercado/pins";
import { GRID, PLACES, isEntrance, isPlace, lineOf, step } from "../src/games/mercado/places";
import { waitingLines } from "../src/games/mercado/solo";
import { improves } from "../src/games/mercado/words";

const preview = (action: MercadoAction, more: Partial<Preview> = {}): Preview => {
  const { cost = 0, earns = 0 } = more;
  const net = earns - cost;
  const text = JSON.stringify(action);
  return { choice: 0, text, action, cost, earns, net, standing: net, others: {}, from: [], notes: [], ...more };
};

const FISH: Piece = { kind: "stall", good: "fish" };
const MEAT: Piece = { kind: "stall", good: "meat" };
const PUB: Piece = { kind: "restaurant", restaurant: "pub" };
const COUPLE: Piece = { kind: "customers", customers: 2, goods: ["fish", "meat"] };

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
  const market = PLACES.filter((place) => !isEntrance(place)).map((square) => ({
    square,
    stall: null,
    open: null,
    closed: null,
    ...changes[square],
  }));
  const entrances = Object.fromEntries(PLACES.filter(isEntrance).map((place) => [place, null]));
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
    end: { squares: { left: 21, of: 21 }, entrances: { left: 16, of: 16 }, coins: { run: 0, of: 4 } },
    challenge: null,
    result: null,
    ...more,
  } as MercadoView;
}

const stall = (good: string, owner = 0) => ({ stall: { good, owner, value: 1 } }) as Partial<Square>;

describe("pieces", () => {
  it("are actions without their place", () => {
    for (const [piece, place] of [
      [FISH, "d3"],
      [PUB, "b2"],
      [COUPLE, "W3"],
    ] as const) {
      const action = placementOf(piece, place);
      expect(pieceOf(action)).toEqual(piece);
      expect(placeOf(action)).toBe(place);
      expect(isPieceOf(piece, action)).toBe(true);
    }
    expect(placementOf(FISH, "d3")).toEqual({ kind: "stall", good: "fish", square: "d3" });
    expect(placementOf(COUPLE, "W3")).toEqual({
      kind: "customers",
      customers: 2,
      goods: ["fish", "meat"],
      entrance: "W3",
    });
  });
  it("are the same by what they are, not by where they come from", () => {
    expect(samePiece(FISH, { kind: "stall", good: "fish" })).toBe(true);
    expect(samePiece(FISH, MEAT)).toBe(false);
    expect(samePiece(null, FISH)).toBe(false);
    expect(new Set([FISH, MEAT, PUB, COUPLE].map(pieceKey)).size).toBe(4);
    expect(isPieceOf(FISH, { kind: "take", good: "fish" })).toBe(false);
  });
  it("have no place where an action has none", () => {
    expect(placeOf({ kind: "take", good: "fish" })).toBeNull();
    expect(placeOf({ kind: "coin" })).toBeNull();
    expect(placeOf(null)).toBeNull();
  });
});

describe("previews", () => {
  const previews = [
    preview({ kind: "stall", good: "fish", square: "a1" }, { cost: 3, earns: 8 }),
    preview({ kind: "stall", good: "fish", square: "b1" }, { cost: 4, earns: 4 }),
    preview({ kind: "stall", good: "meat", square: "a1" }, { cost: 3, earns: 0 }),
    preview({ kind: "customers", customers: 2, goods: ["fish", "meat"], entrance: "Na" }, { earns: 2 }),
    preview({ kind: "coin" }, { earns: 1 }),
    preview({ kind: "take", good: "tomato" }),
    preview({ kind: "specialise", good: "grape" }),
    preview({ kind: "exchange", what: "hand" }),
  ];
  it("are grouped by piece", () => {
    expect([...optionsOf(previews, FISH).keys()]).toEqual(["a1", "b1"]);
    expect([...optionsOf(previews, MEAT).keys()]).toEqual(["a1"]);
    expect(optionsOf(previews, null).size).toBe(0);
    expect(movableKeys(previews)).toEqual(new Set([FISH, MEAT, COUPLE].map(pieceKey)));
  });
  it("are found where there is no place", () => {
    expect(coinPreview(previews)?.earns).toBe(1);
    expect(takePreview(previews, "tomato")?.action).toEqual({ kind: "take", good: "tomato" });
    expect(takePreview(previews, "fish")).toBeNull();
    expect(takePreview(previews, undefined)).toBeNull();
    expect(specialisePreview(previews, "grape")?.action.kind).toBe("specialise");
    expect(exchangePreview(previews, "hand")?.action.kind).toBe("exchange");
    expect(exchangePreview(previews, "display")).toBeNull();
  });
  it("say what a piece brings at best", () => {
    expect(bestNet(previews, FISH)).toBe(5);
    expect(bestNet(previews, { kind: "stall", good: "grape" })).toBeNull();
  });
  it("have one place that earns most", () => {
    expect(bestPlaces(optionsOf(previews, FISH))).toEqual(new Set(["a1"]));
    expect(bestPlaces(optionsOf(previews, MEAT))).toEqual(new Set(["a1"]));
  });
  it("prefer what gives others less, show equals, and nothing if all are equal", () => {
    const single = (entrance: "Na" | "Nb" | "Nc", more: Partial<Preview>): [Place, Preview] => [
      entrance,
      preview({ kind: "customers", customers: 1, goods: ["fish"], entrance }, more),
    ];
    const options = new Map([
      single("Na", { earns: 3, others: { 1: 3 } }),
      single("Nb", { earns: 3, others: { 1: 1 } }),
      single("Nc", { earns: 1 }),
    ]);
    expect(bestPlaces(options)).toEqual(new Set(["Nb"]));
    const pub = (square: "a1" | "b1" | "c1", earns: number): [Place, Preview] => [
      square,
      preview({ kind: "restaurant", restaurant: "pub", square }, { earns }),
    ];
    const equal = new Map([pub("a1", 1), pub("b1", 1), pub("c1", 1)]);
    expect(bestPlaces(equal).size).toBe(0);
    expect(bestPlaces(new Map([...equal, pub("c1", 0)]))).toEqual(new Set(["a1", "b1"]));
  });
});

describe("looks of places", () => {
  const view = board({ c3: stall("fish", 1), b2: { open: "sushi" }, d4: { closed: "pub" } });
  view.entrances.Na = { customers: 2, goods: ["fish", "meat"], awaited: null };
  view.entrances.Nb = { customers: 1, goods: ["grape"], awaited: null };
  const from = [earned(0, "a2", "Na", 4, { value: 2, customers: 2, restaurants: [{ kind: "sushi", square: "b2" }] })];
  const options = new Map<Place, Preview>([
    ["a2", preview({ kind: "stall", good: "fish", square: "a2" }, { cost: 1, earns: 4, from })],
    ["e5", preview({ kind: "stall", good: "fish", square: "e5" }, { cost: 1 })],
  ]);
  const reason: Event = { key: "refused-cost", cost: 4, coins: 2, earns: 1, missing: 1 };
  const reasons = new Map<Place, Event | null>([["e1", reason]]);
  const picked = { view, piece: FISH, options, reasons, place: "a2" as const };
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
    const places = refusedPlaces(picked);
    expect(places).toHaveLength(23);
    expect(places).toContain("c3");
    expect(places).not.toContain("a2");
    expect(refusedPlaces({ piece: COUPLE, options: new Map() })).toHaveLength(20);
  });
  it("read reasons", () => {
    expect(short(reason)).toEqual({ cost: 4, missing: 1 });
    expect(short({ key: "refused-stall" })).toBeNull();
    expect(lacking({ key: "refused-few", customers: 3, stalls: 1, missing: 2, line: "row" })).toBe(2);
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
  const trio: Piece = { kind: "customers", customers: 3, goods: ["fish", "meat"] };
  const one = preview(placementOf(trio, "W1"), { earns: 3, others: { 1: 3, 2: 6 }, from });
  const options = new Map<Place, Preview>([["W1", one]]);
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
    const found = looks({ view, piece: trio, options, reasons: new Map(), place: "W1" });
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
  it("knows places and lines", () => {
    expect(isPlace("d3")).toBe(true);
    expect(isPlace("E5")).toBe(true);
    expect(isPlace("market")).toBe(false);
    expect([lineOf("Nd"), lineOf("E3")]).toEqual(["d", "3"]);
  });
  it("takes marks by place", () => {
    const pins = pinsOf(
      [
        { kind: "better", action: { kind: "stall", good: "fish", square: "d3" } },
        { kind: "lesson", spot: "b4" },
        { kind: "lesson", spot: "players" },
        { kind: "lesson", action: { kind: "coin" } },
      ],
      (kind) => kind.toUpperCase(),
    );
    expect(pins.get("d3")).toEqual({ kind: "better", label: "BETTER", piece: FISH });
    expect(pins.get("b4")).toEqual({ kind: "lesson" });
    expect(pins.size).toBe(2);
  });
});

describe("solo", () => {
  it("lists the lines that lack fewest stalls first, those that pay already last", () => {
    const view = board();
    view.entrances.W1 = { customers: 4, goods: ["fish"], awaited: { needed: 4, missing: 2 } };
    view.entrances.E1 = { customers: 2, goods: ["meat"], awaited: { needed: 2, missing: 0 } };
    view.entrances.Sa = { customers: 2, goods: ["fish"], awaited: { needed: 2, missing: 1 } };
    view.entrances.Sb = "barred";
    expect(waitingLines(view).map(({ entrance, row }) => [entrance, row])).toEqual([
      ["Sa", false],
      ["W1", true],
      ["E1", true],
    ]);
  });
});

it("knows from the catalogue which good a restaurant improves", () => {
  expect(improves("sushi")).toBe("fish");
  expect(improves("pub")).toBeNull();
  expect(CATALOGUE.mercado.restaurants).toHaveLength(6);
});
