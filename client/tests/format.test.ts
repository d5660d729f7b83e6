/** Numbers are written as each language writes them. */
import { expect, it } from "vitest";
import { capital, decimal, percent, signed, signedPercent, whole } from "$lib/format";
import { LANGUAGES, settings } from "$lib/settings.svelte";
import { when } from "$lib/words.svelte";
import { list } from "$parts/home/facts";

const space = (text: string) => text.replace(/[\u00A0\u202F]/g, "_");

it.each([
  ["en", "24%", "−8%", "−1.8"],
  ["uk", "24%", "−8%", "−1,8"],
  ["pl", "24%", "−8%", "−1,8"],
  ["de", "24_%", "−8_%", "−1,8"],
  ["fr", "24_%", "−8_%", "−1,8"],
] as const)("%s", (language, share, loss, rating) => {
  settings.language = language;
  expect(space(percent(0.24))).toBe(share);
  expect(space(signedPercent(-0.08))).toBe(loss);
  expect(space(decimal(-1.84))).toBe(rating);
});

it.each(LANGUAGES)("a minus is never a hyphen: %s", (language) => {
  settings.language = language;
  const texts = [signed(-3), whole(-3), decimal(-0.5), percent(-0.1), signedPercent(-0.1)];
  expect(texts.filter((text) => !text.startsWith("−"))).toEqual([]);
  expect([signed(3), signed(0), whole(0)]).toEqual(["+3", "0", "0"]);
});

it("writes dates and lists of names as British English does", () => {
  settings.language = "en";
  expect(when(Date.UTC(2026, 7, 1, 12), { day: "numeric", month: "long" })).toBe("1 August");
  expect(list(["Ada", "Bruno", "Zoé"])).toBe("Ada, Bruno and Zoé");
});

it("begins a sentence with a capital letter", () => {
  settings.language = "uk";
  expect(capital("їжа")).toBe("Їжа");
});
