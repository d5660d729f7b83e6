/**
 * What the table has to say about seats, where the player looks anyway: my seat was lost, all others
 * have left, somebody is gone or offline. One thing at a time, the most important first.
 */
import type { SeatNote, Snapshot } from "$types/server";
import { isMoment, turnNotices } from "./notify.svelte";
import { type Table, isLast, lostSeats, toAct } from "./table.svelte";

export interface Notice {
  kind: "lost" | "out" | "last" | "gone" | "told" | "notify" | "offline";
  /** Whom it is about. */
  seat: number;
  /** Why that person is not there, or what has happened. */
  why: SeatNote["kind"] | "offline" | "ask";
  /** When something follows from it: the computer takes the seat, or it can be claimed. */
  at?: number;
}

/** The ring around it: I have lost something, I can win now, or none. */
export function ringOf(notice: Notice | null): "lost" | "win" | "" {
  if (notice?.kind === "lost") return "lost";
  return notice?.kind === "last" || notice?.kind === "gone" ? "win" : "";
}

/** The last note about a seat, such as when its time was up. */
function noteOf(snapshot: Snapshot, seat: number, kind: SeatNote["kind"]): SeatNote | undefined {
  const name = snapshot.seats[seat]?.name;
  return snapshot.notes.findLast((note) => note.kind === kind && snapshot.seats[note.seat]?.name === name);
}

/** When the person on a seat may be called gone; null: nobody waits for them. */
export function goneAt({ snapshot, present }: Pick<Table, "snapshot" | "present">, seat: number): number | null {
  const who = snapshot?.seats[seat];
  if (!snapshot || !present || !who || who.level) return null;
  if (who.left === "time") return (noteOf(snapshot, seat, "time")?.at ?? Infinity) + present.gone_after;
  const away = present.away[seat] ?? null;
  if (who.left || away === null || snapshot.clock.kind !== "none" || toAct(snapshot) !== seat) return null;
  return Math.max(away, snapshot.since) + present.gone_after;
}

/** Somebody else who may be called gone by now. */
export function claimable(table: Pick<Table, "snapshot" | "present">, now: number): number | null {
  const { snapshot } = table;
  if (snapshot?.state !== "playing" || !snapshot.own.length) return null;
  const found = snapshot.seats.findIndex((_, seat) => {
    const at = snapshot.own.includes(seat) ? null : goneAt(table, seat);
    return at !== null && at <= now;
  });
  return found < 0 ? null : found;
}

/** How the last person came to be alone: the last note about somebody who has left for good. */
function lastNote(snapshot: Snapshot): SeatNote | undefined {
  return snapshot.notes.findLast(({ kind }) => kind === "resigned" || kind === "gone");
}

/** What concerns me first: my seat was lost, or I am out of the game. */
function aboutMe(snapshot: Snapshot): Notice | null {
  const [lost] = lostSeats(snapshot);
  if (lost !== undefined) return { kind: "lost", seat: lost, why: "time" };
  const [out] = snapshot.away;
  return out === undefined ? null : { kind: "out", seat: out, why: snapshot.seats[out]?.left || "resigned" };
}

/** Can I win now, because the others have left or are gone? */
function aboutWinning(table: Table, snapshot: Snapshot, now: number): Notice | null {
  const last = isLast(snapshot) ? lastNote(snapshot) : undefined;
  if (last && !table.dismissed.has("last")) return { kind: "last", seat: last.seat, why: last.kind };
  const gone = claimable(table, now);
  if (gone === null || table.dismissed.has(`gone ${gone}`)) return null;
  return { kind: "gone", seat: gone, why: snapshot.seats[gone]?.left === "time" ? "time" : "offline" };
}

/** Do I wait for somebody who is offline? */
function aboutWaiting(table: Table, snapshot: Snapshot): Notice | null {
  const actor = toAct(snapshot);
  if (actor === null || snapshot.own.includes(actor) || snapshot.seats[actor]?.computer) return null;
  if ((table.present?.away[actor] ?? null) === null) return null;
  return { kind: "offline", seat: actor, why: "offline", at: snapshot.due ?? goneAt(table, actor) ?? undefined };
}

/** Shall I be told when it is my turn? In a slow game nobody stays at the table, so this goes before "offline". */
function aboutTelling({ steps }: Table, snapshot: Snapshot): Notice | null {
  const actor = toAct(snapshot);
  if (actor === null || !isMoment(snapshot, steps)) return null;
  if (!turnNotices.askable && !turnNotices.said) return null;
  return { kind: "notify", seat: actor, why: "ask", at: snapshot.due ?? undefined };
}

export function noticeOf(table: Table, now: number): Notice | null {
  const { snapshot, told } = table;
  if (snapshot?.state !== "playing") return null;
  const mine = aboutMe(snapshot);
  if (mine || !snapshot.own.length) return mine;
  const win = aboutWinning(table, snapshot, now);
  if (win) return win;
  const waiting = aboutWaiting(table, snapshot);
  if (told && !(waiting && told.kind === "returned")) return { kind: "told", seat: told.seat, why: told.kind };
  return aboutTelling(table, snapshot) ?? waiting; // that one waits says more than who is back
}
