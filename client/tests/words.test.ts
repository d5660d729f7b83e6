/** Every message is there in every language and is well formed. */
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, browserLanguage } from "$lib/settings.svelte";
import { newBundle, parts, eventPartsIn } from "$lib/words.svelte";
import { folders, ids, messages, pageFolders, sources, text } from "./messages";

/** The arguments that a message of the page is given somewhere. */
function givenByScreens(id: string): string[] {
  const calls = new RegExp(`["\`]${id}["\`],\\s*\\{([^}]*)\\}`, "g");
  return sources.flatMap(([, source]) =>
    [...source.matchAll(calls)].flatMap((call) =>
      [...(call[1] ?? "").matchAll(/(\w+)\s*(?=[,:]|$)/g)].map((one) => one[1] ?? ""),
    ),
  );
}

describe.each(folders)("%s", (folder) => {
  const english = messages(join(folder, "en.ftl"));

  it.each(LANGUAGES)("is complete and well formed: %s", (language) => {
    const path = join(folder, `${language}.ftl`);
    const own = messages(path);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    const resource = new FluentResource(text(path));
    expect(resource.body.map((one) => one.id).sort()).toEqual([...own.keys()].sort());
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(resource)).toEqual([]);
    for (const [id, args] of own) {
      // A thing comes twice: as it is, for grammar, and by its name. English may need only one.
      const named = (english.get(id) ?? []).flatMap((one) => [one, one.replace(/Name$/, "")]);
      const known = args.every((one) => named.includes(one)) ? named : [...named, ...givenByScreens(id)];
      expect(
        args.filter((one) => !known.includes(one)),
        id,
      ).toEqual([]);
      const value = bundle.getMessage(id)?.value;
      expect(value, id).toBeTruthy();
      for (const number of [0, 1, 2, 5, 22]) {
        const errors: Error[] = [];
        const given = Object.fromEntries(known.map((one) => [one, number]));
        if (value) expect(bundle.formatPattern(value, given, errors).trim(), id).not.toBe("");
        expect(errors, id).toEqual([]);
      }
    }
  });
});

it("has no id twice among the page's own", () => {
  const all = ids(pageFolders);
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});

it("speaks the first of the browser's languages that it knows", () => {
  expect(browserLanguage(["cs-CZ", "uk-UA", "en"])).toBe("uk");
  expect(browserLanguage(["de-AT"])).toBe("de");
  expect(browserLanguage(["ja"])).toBe("en");
});

it("formats an event in parts: players, places, numbers and things", () => {
  const bundle = newBundle("en", [
    "good-fish = fish\nearned = { $player } earns { NUMBER($coins, useGrouping: 0) }: { $goodName } on { $square } ({ $restaurants }).",
  ]);
  const event = {
    key: "earned",
    seat: 1,
    coins: 8,
    good: "fish",
    square: "d3",
    restaurants: [{ kind: "pub", square: "c3" }],
  };
  const found = eventPartsIn(bundle, event, ["Ada", "Bo"]);
  expect(found.map((part) => part.text).join("")).toBe("Bo earns 8: fish on d3 (pub c3).");
  expect(found.filter((part) => part.kind !== "text")).toEqual([
    { kind: "player", value: "1", text: "Bo" },
    { kind: "number", value: "8", text: "8" },
    { kind: "thing", value: "fish", text: "fish" },
    { kind: "place", value: "d3", text: "d3" },
    { kind: "thing", value: "pub", text: "pub" },
    { kind: "place", value: "c3", text: "c3" },
  ]);
});

it("leaves plain text alone", () => {
  expect(parts("Hello")).toEqual([{ kind: "text", text: "Hello" }]);
});
