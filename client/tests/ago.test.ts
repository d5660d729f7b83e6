import { describe, expect, test } from "vitest";
import { ago, lasted } from "$lib/ago";

// a Monday
const now = new Date(2026, 10, 16, 15, 0).getTime();
const before = (days: number, hours = 0, minutes = 0) => now - ((days * 24 + hours) * 60 + minutes) * 60_000;

describe("times are said as people say them", () => {
  test.each([
    [before(0), "now"],
    [before(0, 0, 2), "2 min ago"],
    [before(0, 5), "5 hr ago"],
    [before(0, 16), "yesterday"],
    [before(1), "yesterday"],
    [before(4), "Thursday"],
    [before(8), "8 November"],
    [before(400), "12 October 2025"],
    [now + 5000, "now"],
  ])("%d: %s", (at, said) => expect(ago(at, "en", now)).toBe(said));

  test.each([
    ["uk", "2 хв тому", "учора", "четвер", "8 листопада"],
    ["pl", "2 min temu", "wczoraj", "czwartek", "8 listopada"],
    ["de", "vor 2 Min.", "gestern", "Donnerstag", "8. November"],
    ["fr", "il y a 2\u00a0min", "hier", "jeudi", "8 novembre"],
  ])("in %s", (language, minutes, yesterday, weekday, date) => {
    const said = [before(0, 0, 2), before(1), before(4), before(8)].map((at) => ago(at, language, now));
    expect(said).toEqual([minutes, yesterday, weekday, date]);
  });
});

test.each([
  [before(0, 0, 0) - 20_000, "20 sec"],
  [before(0, 0, 4), "4 min"],
  [before(0, 3), "3 hr"],
  [before(2), "2 days"],
])("how long something has lasted: %s", (since, said) => expect(lasted(since, "en", now)).toBe(said));
