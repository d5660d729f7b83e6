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
import { commonLevel, presetForm, withLevel, withPlayers } from "$parts/setup/presets";
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
    expect(planOf(freshForm(info), called, true)).toEqual({
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

  test.each([
    ["computer", "computer", false],
    ["friend", "invite", false],
    ["here", "here", false],
    ["anyone", "lobby", true],
  ] as const)("against %s has seats of kind %s", (preset, kind, counts) => {
    const form = withPlayers(presetForm(info, preset), preset, 3);
    expect(form.seats.map((seat) => seat.kind)).toEqual(["me", kind, kind]);
    expect([isRated(form, true), isPublic(form)]).toEqual([counts, counts]);
  });

  test("never offers a game alone: challenges have a page of their own", () =>
    expect(freshForm(info).seats).toHaveLength(2));

  test("has computers of one strength, unless one of them is changed", () => {
    const strong = withPlayers(withLevel(presetForm(info, "computer"), "hard"), "computer", 3);
    expect(commonLevel(strong)).toBe("hard");
    strong.seats[2] = { kind: "computer", name: "", level: "easy" };
    expect(commonLevel(strong)).toBe(null);
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
    expect(planOf(form, called, true).seats).toEqual([
      { kind: "me" },
      { kind: "here", name: "Player 2" },
      { kind: "here", name: "Zoé 1" },
    ]);
  });

  test("is rated only between people on screens of their own", () => {
    const rated = { ...freshForm(info), rated: true };
    expect(whyNotRated(rated, true)).toBe("setup-rated-needs-people");
    expect(isRated(rated, true)).toBe(false);
    expect(isRated(withKind(rated, 1, "invite"), true)).toBe(true);
    expect(whyNotRated(withKind(rated, 1, "invite"), false)).toBe("setup-rated-needs-account");
    expect(planOf(withKind(rated, 1, "invite"), called, false).rated).toBe(false);
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

describe("the last set-up of a preset", () => {
  beforeEach(() => localStorage.clear());

  test("comes back, and only for that preset", () => {
    const form = { ...withKind(resized(freshForm(info), 3), 1, "lobby"), rated: true, options: { money: "open" } };
    remember(form, "friend");
    expect(remembered(info, "friend")).toEqual(form);
    expect(remembered(info, "here")).toEqual(presetForm(info, "here"));
  });

  test("is dropped where it does not fit any more", () => {
    const old = {
      ...freshForm(info),
      options: { money: "melted", gone: "x" },
      clock: { kind: "week", amount: 1 },
    };
    expect(fitted(old, info, "computer")).toEqual(freshForm(info));
    expect(fitted({ seats: [{ kind: "ghost" }] }, info, "computer")).toEqual(freshForm(info));
    expect(fitted(null, info, "computer")).toEqual(freshForm(info));
  });

  test("broken storage is no trouble", () => {
    localStorage.setItem("feira-setup-fair-computer", "{");
    expect(remembered(info, "computer")).toEqual(freshForm(info));
  });
});
