/** Who sits where at a table, who is to act, and who has left. */
import type { Snapshot } from "$types/server";
import { t } from "./words.svelte";

/** The seats that the clock has taken from me, while they can be taken back. */
export function lostSeats(snapshot: Pick<Snapshot, "away" | "seats" | "state">): number[] {
  return snapshot.state === "playing" ? snapshot.away.filter((seat) => snapshot.seats[seat]?.left === "time") : [];
}

/** Am I the last person in the game, after all others have left it for good? */
export function isLast(snapshot: Pick<Snapshot, "own" | "seats" | "state">): boolean {
  if (snapshot.state !== "playing" || !snapshot.own.length) return false;
  const others = snapshot.seats.filter((seat, i) => !seat.level && !snapshot.own.includes(i));
  return others.length > 0 && others.every(({ left }) => left === "resigned" || left === "gone");
}

/** The seat that is to act; null: chance, or the game is over. */
export function toAct(snapshot: Snapshot): number | null {
  if (snapshot.state === "over") return null;
  const who = snapshot.view?.actor;
  return typeof who === "number" ? who : null;
}

export function computerActs(snapshot: Snapshot): boolean {
  const who = toAct(snapshot);
  return snapshot.state === "playing" && who !== null && !!snapshot.seats[who]?.computer;
}

/** The names of all players, by seat. */
export function seatNames(snapshot: Pick<Snapshot, "seats">): string[] {
  return snapshot.seats.map((seat) => seat.name || t("seat-free"));
}

/** The note beside a name, if the seat is a computer's. Who has left has a tag: see `SeatTag`. */
export function seatNote(seat: Snapshot["seats"][number] | undefined): string {
  return seat?.level ? t(`level-${seat.level}`) : "";
}
