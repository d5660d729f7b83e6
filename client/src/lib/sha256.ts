/**
 * SHA-256 (FIPS 180-4) in plain code: browsers compute digests on https and on localhost only, and a
 * game in the living room comes over plain http.
 */
const WORDS = 64;

/** The first 32 bits of the fractional part of a root of a number. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

const PRIMES = primes(WORDS);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const of = (words: ArrayLike<number>, at: number) => words[at] ?? 0;
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The text with a one, zeros and its length, in words of 32 bits. */
function padded(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  [...bytes, 0x80].forEach((byte, at) => (words[at >> 2] = of(words, at >> 2) | (byte << (24 - 8 * (at & 3)))));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** Sixteen words become sixty-four. */
function schedule(block: Uint32Array): Uint32Array {
  const words = new Uint32Array(WORDS);
  words.set(block);
  for (let i = 16; i < WORDS; i++) {
    const [far, near] = [of(words, i - 15), of(words, i - 2)];
    const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = of(words, i - 16) + first + of(words, i - 7) + second;
  }
  return words;
}

function compressed(state: Uint32Array, block: Uint32Array): Uint32Array {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < WORDS; i++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + mixed + ((e & f) ^ (~e & g)) + of(ROUNDS, i) + of(words, i)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, i) => word + of(state, i));
}

/** The digest of a text as hexadecimal digits. */
export function sha256(text: string): string {
  const words = padded(text);
  let state = Uint32Array.from(START);
  for (let at = 0; at < words.length; at += 16) state = compressed(state, words.subarray(at, at + 16)) as typeof state;
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}
