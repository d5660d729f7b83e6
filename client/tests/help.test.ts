import { describe, expect, it } from "vitest";
import { helpOf } from "$lib/help";
import type { Snapshot, Step } from "$types/server";

const seat = (left = "") => ({ kind: "me", name: "", taken: true, level: "", left, computer: "" });
const snapshot = (more: object = {}) =>
  ({
    state: "playing",
    own: [0],
    away: [],
    seats: [seat(), seat()],
    rated: false,
    campaign: "",
    ...more,
  }) as unknown as Snapshot;
const steps = (...actors: (number | null)[]) => actors.map((actor, i) => ({ number: i + 1, actor }) as Step);

describe("hints and take-backs", () => {
  it("are there for who plays", () => {
    expect(helpOf({ snapshot: snapshot(), steps: steps(null, 0, 1) })).toEqual({ hints: true, undoable: true });
    expect(helpOf({ snapshot: snapshot(), steps: steps(null, 1) })).toEqual({ hints: true, undoable: false });
  });

  it("are not there for those who watch, whose seat is lost, or when the game is over", () => {
    expect(helpOf({ snapshot: snapshot({ own: [] }), steps: [] })).toBeNull();
    expect(helpOf({ snapshot: snapshot({ state: "over" }), steps: steps(0) })).toBeNull();
    const lost = snapshot({ seats: [seat(), seat("time")], away: [1] });
    expect(helpOf({ snapshot: lost, steps: steps(0) })).toBeNull();
  });

  it("are few where the result counts: no hints, and nothing back that was followed", () => {
    const rated = snapshot({ rated: true });
    expect(helpOf({ snapshot: rated, steps: steps(0) })).toEqual({ hints: false, undoable: true });
    expect(helpOf({ snapshot: rated, steps: steps(0, null) })).toEqual({ hints: false, undoable: false });
    expect(helpOf({ snapshot: snapshot({ campaign: "c" }), steps: steps(0) })?.hints).toBe(false);
  });
});
