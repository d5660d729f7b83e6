/** Time that goes on, for texts that count, such as "offline 0:48". */
import { createSubscriber } from "svelte/reactivity";
import { t } from "./words.svelte";

const EVERY = 500; // milliseconds

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => {
    clearInterval(timer);
  };
});

/** The present time in milliseconds since 1970; whoever reads it in an effect is run again as it goes on. */
export function ticking(): number {
  subscribe();
  return Date.now();
}

/** A length of time in words: 0:48, 3 hours, 2 days. */
export function lengthText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 172_800) return t("clock-days", { days: Math.floor(seconds / 86_400) });
  if (seconds >= 3600) return t("clock-hours", { hours: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
