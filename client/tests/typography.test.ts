/** Every text keeps the typography of its language, and its words. */
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "$lib/settings.svelte";
import { HOLE, allTexts } from "./messages";

const NO_BREAK = "\u00A0\u202F";

/** What is wrong in any language. */
const EVERYWHERE: readonly (readonly [string, RegExp])[] = [
  ["straight quotation marks or apostrophe", /["'`]/],
  ["three dots for an ellipsis", /\.\.\./],
  ["hyphen for a dash", /(?:^|\s)-+(?:\s|$)|--/],
  ["hyphen for a minus", new RegExp(`(?<![\\p{L}\\d])-[\\d${HOLE}]`, "u")],
  ["two spaces", / {2}|[ \u00A0]\u00A0|\u00A0 /],
  ["space before a comma or full stop", /\s[,.](?!feira)/],
  ["a letter of another alphabet within a word", /[а-яіїєґ][a-z]|[a-z][а-яіїєґ]/iu],
];

/** What is wrong in one language: signs. */
const SIGNS: Record<Language, readonly (readonly [string, RegExp])[]> = {
  en: [
    ["space before a sign", /\s[%;!?]|\s:(?!\s\d)/],
    ["quotation marks of another language", /[„«»]/],
  ],
  uk: [
    ["space before a sign", /\s[%;!?]|\s:(?!\s\d)/],
    ["quotation marks of another language", /[“”„]/],
    ["short dash between words", /\s–\s/],
  ],
  pl: [
    ["space before a sign", /\s[%;!?]|\s:(?!\s\d)/],
    ["quotation marks of another language", /[“«»]/],
    ["quotation marks that do not match", /„[^”]*$|^[^„]*”/],
  ],
  de: [
    ["no no-break space before a percent sign", new RegExp(`[^${NO_BREAK}]%`)],
    ["space before a sign", /\s[;!?]|\s:(?!\s\d)/],
    ["quotation marks of another language", /[”«»]/],
    ["quotation marks that do not match", /„[^“]*$|^[^„]*“/],
    ["no no-break space before an ellipsis", new RegExp(`[^${NO_BREAK}]…`)],
    ["long dash", /—/],
  ],
  fr: [
    ["no no-break space before a sign", new RegExp(`[^${NO_BREAK}][:;!?%»]`)],
    ["no no-break space after an opening quotation mark", new RegExp(`«[^${NO_BREAK}]`)],
    ["quotation marks of another language", /[“”„]/],
  ],
};

const word = (letters: string) => new RegExp(`(?<!\\p{L})(?:${letters})(?!\\p{L})`, "iu");

/** Words that do not belong there: which file, which word, and what to say instead. */
const WORDS: Record<Language, readonly (readonly [RegExp, RegExp, string])[]> = {
  en: [
    [/./, word("(?<!of your )choices?"), "move"],
    [
      /./,
      word("as usual(?=\\))|gave away|center|color|(?:take|taken|took) back"),
      "default, cost, British spelling, undo",
    ],
    [/mercado/, word("sleep|asleep|awake|wakes?|dice"), "pay; Mercado has no dice"],
    [/./, word("(?:easy|medium|hard|master) computer(?! opponent)"), "computer (easy)"],
  ],
  uk: [
    [/./, word("вибор(?:у|и|ом|ів)"), "хід"],
    [/games\/mercado|messages\/mercado/, word("доход\\p{L}*|дохід"), "прибуток"],
    [/games\/machikoro|messages\/machikoro/, word("прибут\\p{L}*"), "дохід"],
    [/./, word("приймат\\p{L}* участь|слідуюч\\p{L}*|Rui"), "брати участь, наступний, Руї"],
  ],
  pl: [
    [/./, word("wybor(?:u|y|em|ów)"), "ruch"],
    [/mercado/, word("wspiera\\p{L}*"), "ulepsza"],
    [/lessons|messages/, word("przyprowadź \\p{L}+ kafel|zagraj (?:pierwszą )?(?:grę|partię)"), "połóż, rozegraj"],
  ],
  de: [
    [/./, word("Entscheidungen|Wahlmöglichkeit\\p{L}*|zur Wahl"), "Zug"],
    [/mercado|keys|result/, word("Spielplan"), "Spielbrett"],
    [/lessons|messages\/mercado/, word("lock\\p{L}* das Plättchen"), "lege"],
  ],
  fr: [
    [/./, word("(?<!de votre )choix"), "coup"],
    [/games\/mercado|messages\/mercado/, word("lignes?"), "rangée ou colonne"],
    [/./, word("au tour de ◌|favorise"), "à ◌ de jouer, améliore"],
  ],
};

describe.each(LANGUAGES)("%s", (language) => {
  const texts = allTexts(language);

  it.each([...EVERYWHERE, ...SIGNS[language]])("has no %s", (_, fault) => {
    expect(texts.filter(([, one]) => fault.test(one))).toEqual([]);
  });

  it.each(WORDS[language])("in %s has no %s, but says: %s", (where, fault) => {
    expect(texts.filter(([path, one]) => where.test(path) && fault.test(one))).toEqual([]);
  });
});

it("finds the faults that it looks for", () => {
  const minus = EVERYWHERE.find(([name]) => name.endsWith("minus"))?.[1];
  expect(["-1.8", `(-${HOLE})`].every((one) => minus?.test(one))).toBe(true);
  expect(["4-customer", "a–e", "A-1"].some((one) => minus?.test(one))).toBe(false);
  expect(SIGNS.fr[0]?.[1].test("oui !")).toBe(true);
  expect(SIGNS.fr[0]?.[1].test("oui\u00A0!")).toBe(false);
  expect(WORDS.en[0]?.[1].test("the first choice")).toBe(true);
  expect(WORDS.en[0]?.[1].test("a player of your choice")).toBe(false);
});
