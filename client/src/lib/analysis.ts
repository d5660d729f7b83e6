/** The address of the analysis board: it holds the whole position, so a link needs nothing else. */

const CHUNK = 0x8000; // bytes that become characters at once

/** A text as letters, digits, - and _ alone. */
export function encoded(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let letters = "";
  for (let at = 0; at < bytes.length; at += CHUNK) letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that was encoded; null if it is none. */
export function decoded(letters: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export const boardPath = (game: string, position: string) => `/analysis/${game}/${encoded(position)}`;
