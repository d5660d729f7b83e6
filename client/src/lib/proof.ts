/**
 * Dice that anyone can prove fair, computed again in this browser (docs/server.md, "Dice that can
 * be proved"): the server's `table/secret.py` in a few lines.
 */
import type { Draw, Proof } from "$types/server";
import { sha256 } from "./sha256";

const SPACE = 1n << 256n; // what one HMAC gives

/** Is there what it takes? Browsers compute digests on https and on localhost only. */
export const canProve = () => globalThis.isSecureContext;

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: ArrayBuffer) =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What was published before the game, if the secret is this one. */
export async function commitment(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

const keyOf = (secret: string) =>
  crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

/** The outcome of choice `number`: each as likely as it weighs. */
async function drawnWith(key: CryptoKey, nonces: string, { number, weights }: Omit<Draw, "outcome">): Promise<number> {
  const total = BigInt(weights.reduce((sum, [, weight]) => sum + (weight ?? 0), 0));
  const usable = SPACE - (SPACE % total);
  let value = SPACE;
  for (let attempt = 0; value >= usable; attempt++) {
    const text = new TextEncoder().encode(`${nonces}/${number}/${attempt}`);
    value = BigInt(`0x${hex(await crypto.subtle.sign("HMAC", key, text))}`);
  }
  let rest = value % total;
  for (const [outcome = -1, weight = 0] of weights) {
    rest -= BigInt(weight);
    if (rest < 0n) return outcome;
  }
  throw new Error("the weights add up to the total");
}

export async function drawn(secret: string, nonces: string, draw: Omit<Draw, "outcome">): Promise<number> {
  return drawnWith(await keyOf(secret), nonces, draw);
}

/**
 * What a check found. `committed`: is the secret the promised one? `nonces`: are the players' numbers those that they
 * committed to? `wrong`: the first outcome that is not due.
 */
export interface Checked {
  committed: boolean;
  nonces: boolean;
  outcomes: number;
  wrong: number | null;
}

/** Are the players' numbers those that they committed to? Older games have no commitments. */
function areCommitted({ commitments, nonces }: Proof): boolean {
  if (!commitments) return true;
  const shown = nonces.split(" ");
  return commitments.split(" ").every((promised, seat) => promised === "-" || sha256(shown[seat] ?? "") === promised);
}

const EVERY = 25; // outcomes between words about progress

/** Checks everything, and says how far it is. */
export async function check(proof: Proof, progress: (done: number) => void = () => undefined): Promise<Checked> {
  const committed = (await commitment(proof.secret)) === proof.commit;
  const nonces = areCommitted(proof);
  const key = await keyOf(proof.secret);
  let outcomes = 0;
  for (const draw of proof.draws) {
    if ((await drawnWith(key, proof.nonces, draw)) !== draw.outcome) {
      return { committed, nonces, outcomes, wrong: draw.number };
    }
    outcomes += 1;
    if (outcomes % EVERY === 0) {
      progress(outcomes);
      await new Promise((resolve) => setTimeout(resolve)); // lets the page draw it
    }
  }
  progress(outcomes);
  return { committed, nonces, outcomes, wrong: null };
}
