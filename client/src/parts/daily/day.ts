/** Days of the daily challenge: how they are written, and how a calendar lays them out. Days are those of UTC. */
import { locale } from "$lib/format";
import { t, when } from "$lib/words.svelte";
import type { DailyChallenge } from "$types/server";

const WEEK = 7; // days
const DAY = 86_400_000; // milliseconds

/** The beginning of a day such as 2026-11-16, in milliseconds since 1970. */
export const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A day as people say it: Monday 16 November. */
export const dayText = (day: string, style: Intl.DateTimeFormatOptions = { weekday: "long" }) =>
  when(startOf(day), { day: "numeric", month: "long", timeZone: "UTC", ...style });

/** A day without its weekday: 16 November. */
export const dateText = (day: string) => when(startOf(day), { day: "numeric", month: "long", timeZone: "UTC" });

/** A month such as 2026-11 as people say it. */
export const monthText = (month: string) =>
  when(startOf(`${month}-01`), { month: "long", year: "numeric", timeZone: "UTC" });

/** The month so many months later. */
export function laterMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The day so many days later. */
export const laterDay = (day: string, days: number) => new Date(startOf(day) + days * DAY).toISOString().slice(0, 10);

/** All days of a month, and how many places of its first week are empty: Monday is the first. */
export function monthDays(month: string): { before: number; days: string[] } {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = laterDay(day, 1)) days.push(day);
  return { before: (new Date(startOf(`${month}-01`)).getUTCDay() + WEEK - 1) % WEEK, days };
}

/** The weekdays, Monday first, in two letters or so. */
export const weekdays = (): string[] => Array.from({ length: WEEK }, (_, i) => weekday(laterDay("2024-01-01", i))); // that was a Monday

/** The weekday of a day, as short as the language has it. */
export function weekday(day: string): string {
  const text = new Intl.DateTimeFormat(locale(), { weekday: "short", timeZone: "UTC" }).format(startOf(day));
  return text.replace(".", "").slice(0, 2);
}

/** A length of time with its hours: 9:24:10. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A score in words. */
export const scoreText = ({ counts }: { counts: string }, score: number) => t(`daily-score-${counts}`, { score });

const STARS = ["☆☆☆", "★☆☆", "★★☆", "★★★"];

/** What to send to friends: five lines of plain text, and no move given away. */
export function shareText(day: DailyChallenge, origin: string): string {
  const { mine, played: players, par } = day;
  const score = mine?.score ?? null;
  if (!mine || score === null) return "";
  const { better_than: percent, rank } = mine;
  const master = par === null ? "" : ` · ${t("daily-master", { score: par })}`;
  const lines = [
    t("daily-share-title", { date: dateText(day.day) }),
    `${scoreText(day, score)} ${STARS[mine.stars ?? 0] ?? ""}${master}`,
    percent !== null
      ? t("daily-share-better", { percent, players })
      : rank !== null
        ? t("daily-share-rank", { rank, players })
        : t("daily-late"),
    t("daily-in-a-row", { days: day.streak.days }),
    `${origin.replace(/^https?:\/\//, "")}/daily/${day.day}`,
  ];
  return lines.join("\n");
}
