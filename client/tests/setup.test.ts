import { beforeEach, describe, expect, test } from "vitest";
import {
  cleanName,
  choosable,
  freshForm,
  isPublic,
  isRated,
  planOf,
  resized,
  whyNotRated,
  withKind,
} from "$parts/setup/plan";
import { fitted, remember, remembered } from "$parts/setup/remembered";
import type { GameInfo } from "$types/server";

const info: GameInfo = {
  name: "fair",
  title: "Fair",
  rules: "1",
  seats: [1, 2, 3],
  options: [
    { name: "task", default: "none", values: ["none", "1", "2"] },
    { name: "money", default: "hidden", values: ["hidden", "open"] },
    { name: "file", default: "default", values: null },
  ],
  challenges: [
    { key: "task-1", options: { task: "1" }, thresholds: [1, 2, 3] },
    { key: "task-2", options: { task: "2" }, thresholds: [1, 2, 3] },
  ],
};
const called = (seat: number) => `Player ${seat + 1}`;

describe("the plan", () => {
  test("is ready at once: me and a medium computer", () => {
    expect(planOf(freshForm(info), info, called)).toEqual({
      game: "fair",
      options: { money: "hidden" },
      seats: [{ kind: "me" }, { kind: "computer", level: "medium" }],
      clock: { kind: "none", amount: 0 },
      rated: false,
      public: false,
    });
  });

  test("offers neither files nor what a challenge sets", () => {
    expect(choosable(info).map((option) => option.name)).toEqual(["money"]);
  });

  test("of one seat is a challenge, of more it is none", () => {
    const form = { ...freshForm(info), challenge: "task-2" };
    expect(planOf(resized(form, 1), info, called).options).toEqual({ task: "2" });
    expect(planOf(form, info, called).options).toEqual({ money: "hidden" });
  });

  test("has exactly one seat of mine, whatever is changed", () => {
    const moved = withKind(resized(freshForm(info), 3), 2, "me");
    expect(moved.seats.map((seat) => seat.kind)).toEqual(["computer", "computer", "me"]);
    expect(resized(moved, 2).seats.map((seat) => seat.kind)).toEqual(["me", "computer"]);
    expect(withKind(moved, 2, "lobby")).toEqual(moved);
  });

  test("names people who share the screen, and nobody else", () => {
    const form = withKind(resized(freshForm(info), 3), 1, "here");
    form.seats[2] = { kind: "here", name: " Zoé, #1 ", level: "hard" };
    expect(planOf(form, info, called).seats).toEqual([
      { kind: "me" },
      { kind: "here", name: "Player 2" },
      { kind: "here", name: "Zoé 1" },
    ]);
  });

  test("is rated only between people on screens of their own", () => {
    const rated = { ...freshForm(info), rated: true };
    expect(whyNotRated(rated)).toBe("setup-rated-needs-people");
    expect(isRated(rated)).toBe(false);
    expect(whyNotRated(resized(rated, 1))).toBe("setup-rated-needs-others");
    expect(isRated(withKind(rated, 1, "invite"))).toBe(true);
  });

  test("is public when anyone from the lobby may come", () => {
    expect(isPublic(freshForm(info))).toBe(false);
    expect(isPublic(withKind(freshForm(info), 1, "lobby"))).toBe(true);
  });
});

test("a name fits into one line of a record", () => {
  expect(cleanName("  Ana,\tMaria  #2 ")).toBe("Ana Maria 2");
  expect(cleanName("x".repeat(40))).toHaveLength(24);
});

describe("the last choices", () => {
  beforeEach(() => localStorage.clear());

  test("come back", () => {
    const form = { ...withKind(resized(freshForm(info), 3), 1, "lobby"), rated: true, options: { money: "open" } };
    remember(form);
    expect(remembered(info)).toEqual(form);
  });

  test("are dropped where they do not fit any more", () => {
    const old = {
      ...freshForm(info),
      options: { money: "melted", gone: "x" },
      challenge: "task-9",
      clock: { kind: "week", amount: 1 },
    };
    expect(fitted(old, info)).toEqual(freshForm(info));
    expect(fitted({ seats: [{ kind: "ghost" }] }, info)).toEqual(freshForm(info));
    expect(fitted(null, info)).toEqual(freshForm(info));
  });

  test("broken storage is no trouble", () => {
    localStorage.setItem("feira-setup-fair", "{");
    expect(remembered(info)).toEqual(freshForm(info));
  });
});
