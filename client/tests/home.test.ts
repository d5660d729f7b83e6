import { describe, expect, test } from "vitest";
import { ApiError } from "$lib/api";
import { codeOf, tableOf } from "$parts/home/code";
import { errorKey } from "$parts/home/errors";
import { type Row, arranged, byFit, levelOf } from "$parts/lobby/fit";
import { searchOf, wantedOf } from "$parts/home/myGames.svelte";
import type { OpenTable } from "$types/server";

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

test("what is looked for stands in the address, and nothing else does", () => {
  const wanted = { show: "won", game: "mercado", text: "Ada & Bo" } as const;
  expect(wantedOf(searchOf(wanted))).toEqual(wanted);
  expect(searchOf({ show: "all", game: "", text: " " })).toBe("");
  expect(wantedOf("?show=stolen&game=chess")).toEqual({ show: "all", game: "", text: "" });
});

describe("the lobby", () => {
  const table = (id: string, rating: number | null, created: number, kind = "turn") =>
    ({ id, game: "fair", rating, created, plan: { clock: { kind, amount: 60 } } }) as unknown as OpenTable;
  const compare = byFit({ fair: 1500 }, "turn");
  const ids = (rows: readonly Row[]) => rows.map((row) => row.table.id + (row.gone === null ? "" : "!"));

  test.each([
    [1600, 1500, "even"],
    [1399, 1500, "easier"],
    [1601, 1500, "stronger"],
    [null, 1500, "new"],
    [1500, undefined, "unknown"],
  ] as const)("a host of %s is for me with %s: %s", (rating, mine, level) => expect(levelOf(rating, mine)).toBe(level));

  test("puts the best fit first: level, clock, age", () => {
    const tables = [
      table("strong", 1900, 9),
      table("old", 1510, 1),
      table("days", 1500, 8, "days"),
      table("young", 1490, 5),
      table("new", null, 9),
    ];
    expect(tables.toSorted(compare).map(({ id }) => id)).toEqual(["young", "old", "days", "new", "strong"]);
  });

  test("never moves a row under the pointer", () => {
    const [a, b, c] = [table("a", 1500, 1), table("b", 1500, 2), table("c", 1500, 3)];
    const rows = arranged([], [a, b], { compare, still: false, now: 0 });
    expect(ids(rows)).toEqual(["b", "a"]);
    const held = arranged(rows, [a, c], { compare, still: true, now: 10 });
    expect(ids(held)).toEqual(["b!", "a", "c"]);
    expect(ids(arranged(held, [a, c], { compare, still: true, now: 9000 }))).toEqual(["b!", "a", "c"]);
    expect(ids(arranged(held, [a, c], { compare, still: false, now: 2000 }))).toEqual(["b!", "c", "a"]);
    expect(ids(arranged(held, [a, c], { compare, still: false, now: 9000 }))).toEqual(["c", "a"]);
  });
});

test.each([
  [new ApiError(0, "offline"), "error-offline"],
  [new ApiError(400, "x", { code: "name-taken" }), "trouble-name-taken"],
  [new ApiError(400, "x", { code: "password-short" }), "trouble-password-short"],
  [new ApiError(404, "x", { code: "no-code" }), "trouble-no-code"],
  [new ApiError(429, "x"), "trouble-too-often"],
  [new ApiError(503, "x"), "trouble-server"],
  [new ApiError(400, "something new"), "trouble-unknown"],
  [new ApiError(400, "x", { code: "of a later server" }), "trouble-unknown"],
])("%s has words of its own", (error, key) => expect(errorKey(error)).toBe(key));
