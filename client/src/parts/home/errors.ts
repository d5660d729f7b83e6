/**
 * What went wrong, in the reader's words. The server explains a refusal in one English line, which
 * is for programmers; those that a person can run into have a code, for which there is a message.
 */
import { ApiError } from "$lib/api";
import { t, tooMany } from "$lib/words.svelte";
import type { ErrorCode } from "$types/server";

const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  "have-account": "trouble-have-account",
  name: "trouble-name",
  "name-taken": "trouble-name-taken",
  "no-account": "trouble-no-account",
  "no-code": "trouble-no-code",
  "no-recovery": "trouble-no-code-of-account",
  "no-table": "error-no-table",
  "password-common": "trouble-password-common",
  "password-long": "trouble-password-long",
  "password-present": "trouble-password-present",
  "password-short": "trouble-password-short",
  "rated-needs-account": "setup-rated-needs-account",
  "rated-needs-others": "setup-rated-needs-others",
  "rated-needs-people": "setup-rated-needs-people",
  "review-long": "trouble-review-long",
  "too-many": "trouble-too-many",
};

/** The message key for a failure. */
export function errorKey(error: unknown): string {
  if (!(error instanceof ApiError)) return "trouble-unknown";
  if (error.status === 0) return "error-offline";
  if (error.extra.code === "needs-a-server") return "needs-server";
  if (error.extra.code === "no-engine") return "engine-not-here";
  if (error.status === 429) return "trouble-too-often";
  if (error.status === 401) return "trouble-nobody";
  if (error.status >= 500) return "trouble-server";
  return (MESSAGES as Record<string, string | undefined>)[String(error.extra.code)] ?? "trouble-unknown";
}

export function errorText(error: unknown): string {
  if (error instanceof ApiError && error.status === 429 && error.extra.what) {
    return tooMany(error.extra.what as string, error.extra.wait as number);
  }
  return t(errorKey(error));
}

/** The line of a file that the server could not read, if it named one. */
export function lineOf(error: unknown): number | null {
  return error instanceof ApiError ? ((error.extra.line as number | undefined) ?? null) : null;
}

/** What the server said in its own words, where we have none for it. */
export function detail(error: unknown): string {
  return errorKey(error) === "trouble-unknown" && error instanceof Error ? error.message : "";
}
