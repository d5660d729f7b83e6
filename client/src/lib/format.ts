/** Numbers as the reader's language writes them, and the locale for dates and lists. */
import { type Language, settings } from "./settings.svelte";

/** Our English is British: 16 November 2026; Ada, Bruno and Zoé. */
const LOCALES: Partial<Record<Language, string>> = { en: "en-GB" };

export const locale = () => LOCALES[settings.language] ?? settings.language;

/** A minus is as long as a plus. */
const withMinus = (text: string) => text.replace("-", "−");

/** At most one decimal. */
export const decimal = (value: number) =>
  withMinus(new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value));

const PERCENT = { style: "percent", maximumFractionDigits: 0 } as const;

export const percent = (share: number) => withMinus(new Intl.NumberFormat(locale(), PERCENT).format(share));

/** A gain or a loss in percent, with its sign. */
export const signedPercent = (share: number) =>
  withMinus(new Intl.NumberFormat(locale(), { ...PERCENT, signDisplay: "exceptZero" }).format(share));

/** A whole number with its sign; zero has none. */
export const signed = (coins: number) => (coins > 0 ? `+${coins}` : whole(coins));

/** A whole number, which may be below zero. */
export const whole = (coins: number) => withMinus(String(coins));

/** A sentence begins with a capital letter. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
