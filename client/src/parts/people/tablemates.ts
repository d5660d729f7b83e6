/** Who else sits at a table: people with browsers of their own, not computers, nor who shares my screen. */
import type { Snapshot } from "$types/server";

export function tablemates({ seats, own }: Pick<Snapshot, "seats" | "own">): { seat: number; name: string }[] {
  return seats.flatMap(({ kind, level, name }, seat) =>
    name && !level && kind !== "here" && !own.includes(seat) ? [{ seat, name }] : [],
  );
}
