/** Hints and take-backs: what there is of them at a table for who looks at it. */
import type { Table } from "./table.svelte";
import { lostSeats } from "./seating";

export interface Help {
  /** Are there hints in this game? */
  hints: boolean;
  /** Is there a move of mine to take back? */
  undoable: boolean;
}

/** Null: there is nothing to help with, since I do not play here, or not any more. */
export function helpOf({ snapshot, steps }: Pick<Table, "snapshot" | "steps">): Help | null {
  if (snapshot?.state !== "playing" || !snapshot.own.length || lostSeats(snapshot).length) return null;
  const strict = snapshot.rated || !!snapshot.campaign;
  const last = steps.findLast(({ actor }) => actor !== null && snapshot.own.includes(actor));
  // in rated games and campaigns only a move that nothing has followed can be taken back
  return { hints: !strict, undoable: !!last && (!strict || steps.at(-1) === last) };
}
