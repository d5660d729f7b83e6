/**
 * The number that this browser adds to the dice (docs/server.md, "Dice that you can verify").
 *
 * Once everybody sits, each page commits to a random number; once all have committed, each reveals
 * its own. So nobody, not even a host who reads the server's secret, knows the others' numbers when
 * choosing theirs.
 */
import type { Answer, Proof, Snapshot } from "$types/server";
import type { CommandBody } from "./feed";
import { randomName } from "./random";
import { keep, kept } from "./settings.svelte";
import { sha256 } from "./sha256";

const NONE = "-"; // no number, and no commitment to one

/** The commitments and numbers of the seats that add one, by seat. */
export function added({ seats, commitments, nonces }: Snapshot) {
  const [promised, shown] = [commitments.split(" "), nonces.split(" ")];
  return seats.flatMap(({ kind }, seat) =>
    kind === "here" || kind === "computer"
      ? []
      : [{ seat, commitment: promised[seat] ?? NONE, nonce: shown[seat] ?? NONE }],
  );
}

/** The seats that everybody waits for, when all are taken: those whose page has to be opened. */
export function missing(snapshot: Snapshot): number[] {
  const all = added(snapshot);
  const committed = all.every(({ commitment, nonce }) => commitment !== NONE || nonce !== NONE);
  return all
    .filter(({ commitment, nonce }) => nonce === NONE && (committed || commitment === NONE))
    .map(({ seat }) => seat);
}

export const isFull = (snapshot: Snapshot) => snapshot.seats.every(({ taken }) => taken);

const promiseOf = ({ commit, commitments }: Pick<Proof, "commit" | "commitments">) => `${commit} ${commitments}`;

/** Is a proof about what this browser saw before it revealed its number? True if it saw nothing. */
export function isAsPromised(table: string, proof: Proof): boolean {
  const seen = kept(`promise-${table}`);
  return seen === null || seen === promiseOf(proof);
}

/** Commits and reveals by itself, as the table allows it. */
export class Mixing {
  #busy = false;
  #nonce: string | null;

  constructor(
    private readonly table: string,
    private readonly feed: { snapshot: Snapshot | null; command: (body: CommandBody) => Promise<Answer> },
  ) {
    this.#nonce = kept(`nonce-${table}`);
  }

  /** What is to be done now is done; then what follows from it. */
  async look(): Promise<void> {
    const { snapshot } = this.feed;
    if (this.#busy || snapshot?.state !== "open" || !isFull(snapshot)) return;
    this.#busy = true;
    const done = await this.#step(snapshot).catch(() => false);
    this.#busy = false;
    if (done) await this.look();
  }

  async #step(snapshot: Snapshot): Promise<boolean> {
    const all = added(snapshot);
    const mine = all.find(({ seat }) => snapshot.own.includes(seat));
    if (!mine || mine.nonce !== NONE) return false;
    if (mine.commitment === NONE) return this.#commit();
    if (!all.every(({ commitment, nonce }) => commitment !== NONE || nonce !== NONE)) return false;
    return this.#reveal(snapshot, mine.commitment);
  }

  async #commit(): Promise<boolean> {
    const nonce = randomName();
    const { refused } = await this.feed.command({ do: "commit", commitment: sha256(nonce) });
    if (refused) return false; // another page of mine was first
    this.#nonce = nonce;
    keep(`nonce-${this.table}`, nonce);
    return true;
  }

  async #reveal(snapshot: Snapshot, commitment: string): Promise<boolean> {
    if (this.#nonce === null || sha256(this.#nonce) !== commitment) return false; // the other page reveals it
    keep(`promise-${this.table}`, promiseOf(snapshot));
    const { refused } = await this.feed.command({ do: "reveal", nonce: this.#nonce });
    return !refused;
  }
}
