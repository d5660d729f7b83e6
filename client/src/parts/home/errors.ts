/**
 * What went wrong, in the reader's words. The server explains a refusal in one English line; those
 * that a person can run into are recognised here and said in their language.
 */
import { ApiError } from "$lib/api";
import { t } from "$lib/words.svelte";

const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^the name '.*' is taken/, "trouble-name-taken"],
  [/password has at least/, "trouble-password-short"],
  [/password has at most/, "trouble-password-long"],
  [/first that anyone would try/, "trouble-password-common"],
  [/no account with this name/, "trouble-no-account"],
  [/have an account already/, "trouble-have-account"],
  [/`\$\.name`/, "trouble-name"],
  [/no table with this code/, "trouble-no-code"],
  [/no such table/, "error-no-table"],
  [/screen of their own/, "setup-rated-needs-people"],
];

/** The message key for a failure. */
export function errorKey(error: unknown): string {
  if (!(error instanceof ApiError)) return "trouble-unknown";
  if (error.status === 0) return "error-offline";
  if (error.status === 429) return "trouble-too-often";
  if (error.status === 401) return "trouble-nobody";
  if (error.status >= 500) return "trouble-server";
  return KNOWN.find(([text]) => text.test(error.message))?.[1] ?? "trouble-unknown";
}

export const errorText = (error: unknown) => t(errorKey(error));

/** What the server said in its own words, where we have none for it. */
export function detail(error: unknown): string {
  return errorKey(error) === "trouble-unknown" && error instanceof Error ? error.message : "";
}
