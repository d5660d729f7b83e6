/**
 * Who has just become somebody has to knock at the table once more: its socket still belongs to
 * nobody. The feed of a table connects anew when the network has been away, so that is what we say.
 */
export function knockAgain(): void {
  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
}
