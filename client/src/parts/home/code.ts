/** The short code of a table, as people type and paste it. */
export const LENGTH = 6;

/** Six letters and digits, whatever is around them: spaces, dashes, capitals, a whole link. */
export function codeOf(text: string): string {
  const link = /\/join\/([^/?#\s]+)/i.exec(text)?.[1];
  return (link ?? text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, LENGTH);
}

/** The table that an invite link leads to, if the text is one. */
export function tableOf(text: string): string | null {
  return /\/table\/([a-z0-9]+)/i.exec(text)?.[1] ?? null;
}

/** The code in such a link; empty if it has none. */
export function invitationOf(text: string): string {
  return /\/table\/[a-z0-9]+\/([a-z0-9]+)/i.exec(text)?.[1]?.toLowerCase() ?? "";
}
