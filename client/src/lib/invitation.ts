/** The codes of tables that this browser was invited to. Seats for friends may need them. */
import { showAddress } from "./base";
import { keep, kept } from "./settings.svelte";

const codes = new Map<string, string>(); // where nothing can be stored, until the page is closed

export function keepInvitation(table: string, code: string): void {
  if (!code) return;
  codes.set(table, code);
  keep(`code-${table}`, code);
}

/** Keeps the code of a link and takes it out of the address, which people copy for those who only watch. */
export function acceptInvitation(table: string, code: string): void {
  if (!code) return;
  keepInvitation(table, code);
  showAddress(`/table/${table}`);
}

export const invitationTo = (table: string): string => codes.get(table) ?? kept(`code-${table}`) ?? "";

/** The way to a table for somebody who is invited. */
export const invitePath = (table: string, code: string) => `/table/${table}${code ? `/${code}` : ""}`;
