/** A hint on its way: asked for now, as soon as the table is there, and again where the answer came too late. */
import type { Event, Hinted, Snapshot } from "$types/server";

export class Hinting {
  /** What is shown. */
  hint = $state.raw<Hinted | null>(null);
  /** Has one been asked for that is not here yet? */
  waiting = $state(false);

  constructor(private readonly send: () => void) {}

  /** Without a snapshot the hint comes with the table. */
  ask(snapshot: Snapshot | null): void {
    if (this.waiting) return;
    this.hint = null;
    this.waiting = true;
    if (snapshot) this.resume(snapshot);
  }

  /** Asks again, for instance over a new connection, if somebody still waits. */
  resume({ turn }: Snapshot): void {
    this.waiting &&= turn !== null; // hints are for whose turn it is
    if (this.waiting) this.send();
  }

  /** Takes an answer; returns why there is no hint. One for what was asked before is none any more. */
  receive(hint: Hinted, snapshot: Snapshot | null): Event | null {
    if (snapshot && !hint.refused && hint.version !== snapshot.version) {
      this.resume(snapshot);
      return null;
    }
    this.waiting = false;
    if (!hint.refused) this.hint = hint;
    return hint.refused ?? null;
  }
}
