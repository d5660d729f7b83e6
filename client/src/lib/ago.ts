/** Times as people say them: minutes and hours ago, yesterday, a weekday, then a date. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7; // days

/** Our English is British: "2 min ago", "8 November". */
const locale = (language: string) => (language === "en" ? "en-GB" : language);
const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** How long ago something was, in a language; `now` and `at` in milliseconds since 1970. */
export function ago(at: number, language: string, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  const days = Math.round((midnight(now) - midnight(at)) / (24 * HOUR)); // rounded: clocks change twice a year
  const relative = new Intl.RelativeTimeFormat(locale(language), { numeric: "auto", style: "short" });
  if (passed < MINUTE) return relative.format(0, "second");
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), "minute");
  if (days <= 0) return relative.format(-Math.floor(passed / HOUR), "hour");
  if (days === 1) return new Intl.RelativeTimeFormat(locale(language), { numeric: "auto" }).format(-1, "day");
  const style: Intl.DateTimeFormatOptions =
    days < WEEK
      ? { weekday: "long" }
      : new Date(at).getFullYear() === new Date(now).getFullYear()
        ? { day: "numeric", month: "long" }
        : { day: "numeric", month: "long", year: "numeric" };
  return new Intl.DateTimeFormat(locale(language), style).format(at);
}

/** How many days ago a day was that is known by its beginning in UTC: "today", "yesterday", "Thursday". */
export function dayAgo(day: number, language: string, now = Date.now()): string {
  const days = Math.floor(now / (24 * HOUR)) - Math.floor(day / (24 * HOUR));
  if (days < 2) return new Intl.RelativeTimeFormat(locale(language), { numeric: "auto" }).format(-days, "day");
  return ago(day + 12 * HOUR, language, now); // at noon it is the same day nearly everywhere
}

/** How long something has lasted, in its largest unit: "20 sec", "4 min", "2 hr". */
export function lasted(since: number, language: string, now = Date.now()): string {
  const passed = Math.max(0, now - since);
  const units = [
    ["second", 1000],
    ["minute", MINUTE],
    ["hour", HOUR],
    ["day", 24 * HOUR],
  ] as const;
  const [unit, size] = units.findLast(([, size]) => passed >= size) ?? units[0];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(
    Math.floor(passed / size),
  );
}
