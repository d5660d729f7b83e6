import { describe, expect, it } from "vitest";
import { bestPlace, bestPlaces } from "$games/mercado/pieces";
import type { Place } from "$games/mercado/pieces";
import { claimable, noticeOf, ringOf } from "$lib/notice";
import type { Table } from "$lib/table.svelte";
import { placeIn, seatsByPlace } from "$parts/result/places";
import { changeText, ratingText } from "$parts/rating";
import type { Preview, Present, Result, SeatNote, Snapshot } from "$types/server";

const GONE_AFTER = 300_000;

const person = (name: string, left = "") => ({ kind: "invite", name, taken: true, level: "", left, computer: "" });

/** A table of three people as the first of them sees it; it is the second one's turn. */
function table(change: Partial<Snapshot> = {}, present: Partial<Present> = {}): Table {
  const snapshot = {
    state: "playing",
    seats: [person("Ana"), person("Bo"), person("Cem")],
    own: [0],
    away: [],
    notes: [],
    clock: { kind: "none", amount: 0 },
    due: null,
    since: 1000,
    view: { actor: 1 },
    ...change,
  } as unknown as Snapshot;
  const there = { kind: "present", seats: [], away: [null, null, null], gone_after: GONE_AFTER, watching: 0 };
  return {
    snapshot,
    present: { ...there, ...present },
    told: null,
    dismissed: new Set<string>(),
  } as unknown as Table;
}

const note = (kind: SeatNote["kind"], seat: number, at = 0): SeatNote => ({ kind, seat, at, number: 4 });

describe("what the table says about seats", () => {
  it("is nothing while everybody is there", () => {
    expect(noticeOf(table(), 5000)).toBeNull();
  });

  it("puts my own lost seat before everything else", () => {
    const seats = [person("Ana", "time"), person("Bo", "resigned"), person("Cem", "resigned")];
    const notice = noticeOf(table({ seats, own: [], away: [0] } as unknown as Partial<Snapshot>), 0);
    expect(notice).toMatchObject({ kind: "lost", seat: 0 });
    expect(ringOf(notice)).toBe("lost");
  });

  it("lets the last one win, and only the last one", () => {
    const one = [person("Ana"), person("Bo", "resigned"), person("Cem")];
    const all = [person("Ana"), person("Bo", "resigned"), person("Cem", "gone")];
    const notes = [note("resigned", 1), note("gone", 2)];
    const seen = (seats: unknown) => noticeOf(table({ seats, notes } as Partial<Snapshot>), 0);
    expect(seen(one)).toBeNull();
    expect(seen(all)).toMatchObject({ kind: "last", seat: 2, why: "gone" });
    expect(ringOf(seen(all))).toBe("win");
  });

  it("waits for who is offline, then lets them be called gone", () => {
    const away = { away: [null, 2000, null] };
    expect(noticeOf(table({}, away), 3000)).toMatchObject({ kind: "offline", seat: 1, at: 2000 + GONE_AFTER });
    expect(claimable(table({}, away), 2000 + GONE_AFTER - 1)).toBeNull();
    expect(noticeOf(table({}, away), 2000 + GONE_AFTER)).toMatchObject({ kind: "gone", seat: 1 });
  });

  it("counts from the beginning of the turn, and never where a clock runs", () => {
    const away = { away: [null, 2000, null] };
    expect(claimable(table({ since: 9000 }, away), 8999 + GONE_AFTER)).toBeNull();
    const clock = { clock: { kind: "turn" as const, amount: 60 } };
    expect(claimable(table(clock, away), 10 * GONE_AFTER)).toBeNull();
  });
});

describe("places", () => {
  const result = { winners: [1], scores: [50, 3, 20], over: true, left: ["resigned", "", ""] } as unknown as Result;
  it("put who has left behind all who stayed", () => {
    expect([0, 1, 2].map((seat) => placeIn(result, seat))).toEqual([3, 1, 2]);
    expect(seatsByPlace(result, 3)).toEqual([1, 2, 0]);
  });
});

describe("the keyboard's focus", () => {
  it("goes to a best place where too many are equal to be marked", () => {
    const preview = (net: number) => ({ net, others: {} }) as unknown as Preview;
    const nets: [string, number][] = [
      ["a1", -1],
      ["b1", 0],
      ["c1", 0],
      ["d1", 0],
      ["e1", 0],
    ];
    const options = new Map(nets.map(([place, net]) => [place as Place, preview(net)]));
    expect(bestPlaces(options).size).toBe(0);
    expect(bestPlace(options)).toBe("b1");
  });
});

describe("ratings", () => {
  it("are marked while they are provisional, and change with a sign", () => {
    expect(ratingText({ rating: 1540, provisional: true })).toBe("1540?");
    expect(ratingText({ rating: 1540, provisional: false })).toBe("1540");
    expect([12, -7, 0].map(changeText)).toEqual(["+12", "−7", "±0"]);
  });
});
