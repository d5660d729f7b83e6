import { describe, expect, test } from "vitest";
import { ApiError } from "$lib/api";
import { codeOf, tableOf } from "$parts/home/code";
import { byUrgency, otherPeople } from "$parts/home/tables.svelte";
import { errorKey } from "$parts/home/errors";
import type { Snapshot } from "$types/server";

describe("a code", () => {
  test.each([
    ["7F3KXM", "7f3kxm"],
    [" 7f3 kxm ", "7f3kxm"],
    ["7F3-KXM", "7f3kxm"],
    ["７Ｆ３ｋｘｍ", "7f3kxm"],
    ["7f3kxm and more", "7f3kxm"],
    ["https://feira.example/join/7F3KXM", "7f3kxm"],
    ["7f", "7f"],
    ["", ""],
  ])("%j is %j", (typed, code) => expect(codeOf(typed)).toBe(code));

  test("an invite link leads to its table", () => {
    expect(tableOf("https://feira.example/table/g96d2fpfw9u5jcb8?x=1")).toBe("g96d2fpfw9u5jcb8");
    expect(tableOf("7f3kxm")).toBe(null);
  });
});

const seat = { kind: "invite", name: "", taken: true, level: "", left: "", computer: "" } as const;
const snapshot = (state: Snapshot["state"], mine: boolean, due: number | null = null) =>
  ({
    state,
    due,
    own: [0],
    turn: mine ? { seat: 0, choices: [], previews: null } : null,
    seats: [
      { ...seat, name: "Me" },
      { ...seat, name: "Ada" },
      { ...seat, level: "easy", computer: "easy", name: "easy" },
    ],
  }) as unknown as Snapshot;

test("games that wait for me come first, the most pressing of them before the others", () => {
  const [open, theirs, mine, pressing] = [
    snapshot("open", false),
    snapshot("playing", false),
    snapshot("playing", true),
    snapshot("playing", true, 5),
  ];
  expect([open, theirs, mine, pressing].toSorted(byUrgency)).toEqual([pressing, mine, theirs, open]);
});

test("other people are neither me nor computers", () =>
  expect(otherPeople(snapshot("playing", true))).toEqual(["Ada"]));

test.each([
  [new ApiError(0, "offline"), "error-offline"],
  [new ApiError(400, "the name 'Ada' is taken"), "trouble-name-taken"],
  [new ApiError(400, "a password has at least 8 characters"), "trouble-password-short"],
  [new ApiError(404, "there is no table with this code"), "trouble-no-code"],
  [new ApiError(429, "x"), "trouble-too-often"],
  [new ApiError(503, "x"), "trouble-server"],
  [new ApiError(400, "something new"), "trouble-unknown"],
])("%s has words of its own", (error, key) => expect(errorKey(error)).toBe(key));
