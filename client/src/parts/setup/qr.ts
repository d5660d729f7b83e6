/**
 * A QR code of a link (ISO/IEC 18004): bytes, error correction M, up to 213 bytes. Made here, so that
 * it holds the address under which the reader reached this server, whatever stands in between.
 */

// For each version from 1: bytes of error correction in a block, and the number of blocks.
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const;
const LEVEL_M = 0;
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of modules, true is dark; without the quiet zone of four modules around them. */
export function qr(text: string, mask?: number): boolean[][] {
  const data = new TextEncoder().encode(text);
  const version = CORRECTION.findIndex((_, i) => data.length + (i < 9 ? 2 : 3) <= room(i + 1)) + 1;
  if (!version) throw new Error("too long for a QR code");
  const symbol = new Drawing(version);
  symbol.write(interleaved(padded(data, version), version));
  return symbol.masked(mask);
}

/** The dark modules as one path for an SVG. */
export function path(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""))
    .join("");
}

/** Modules for data and error correction together. */
function modules(version: number): number {
  const aligned = Math.floor(version / 7) + 2;
  const all = (16 * version + 128) * version + 64;
  const less = version < 2 ? 0 : (25 * aligned - 10) * aligned - 55;
  return all - less - (version < 7 ? 0 : 36);
}

/** Bytes for data. */
function room(version: number): number {
  const of = <T>(list: readonly T[]) => list[version - 1] as T;
  return Math.floor(modules(version) / 8) - of<number>(CORRECTION) * of<number>(BLOCKS);
}

/** Mode, length, data, terminator and padding. */
function padded(data: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(0b0100, 4);
  put(data.length, version < 10 ? 8 : 16);
  for (const byte of data) put(byte, 8);
  const all = room(version) * 8;
  put(0, Math.min(4, all - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < all; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0));
}

/** Error correction is added to each block, and the blocks are woven together. */
function interleaved(data: number[], version: number): number[] {
  const [count, length] = [BLOCKS[version - 1] as number, CORRECTION[version - 1] as number];
  const raw = Math.floor(modules(version) / 8);
  const short = count - (raw % count); // blocks with one byte less
  const size = Math.floor(raw / count) - length;
  const divisor = generator(length);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(at, (at += size + (i < short ? 0 : 1)));
    return { block, check: remainder(block, divisor) };
  });
  const woven = (pick: (i: number) => number[][]) => Array.from({ length: size + 1 }, (_, i) => pick(i)).flat(2);
  return [
    ...woven((i) => blocks.map(({ block }) => block.slice(i, i + 1))),
    ...Array.from({ length }, (_, i) => blocks.map(({ check }) => check[i] as number)).flat(),
  ];
}

/** The product in the field of 256 with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

/** The Reed–Solomon generator polynomial, without its leading 1. */
function generator(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j] as number, root) ^ (result[j + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() as number);
    result.push(0);
    divisor.forEach((coefficient, i) => (result[i] = (result[i] as number) ^ times(coefficient, factor)));
  }
  return result;
}

/** The square while it is drawn: what is fixed (patterns, format) and what holds data. */
class Drawing {
  readonly size: number;
  #dark: boolean[][];
  #fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    [this.#dark, this.#fixed] = [empty(), empty()];
    this.#patterns();
    this.#format(0); // keeps its place free
    if (version >= 7) this.#versionBits();
  }

  /** Data, in columns of two, upwards and downwards in turns. */
  write(bytes: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          if (this.#fixed[y]?.[x]) continue;
          const row = this.#dark[y];
          if (row) row[x] = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  /** With this mask, or with the one that is easiest to scan. */
  masked(mask?: number): boolean[][] {
    const all = mask === undefined ? MASKS.map((_, i) => i) : [mask];
    const tried = all.map((number) => {
      this.#format(number);
      const rows = this.#dark.map((row, y) => row.map((dark, x) => dark !== (!this.#fixed[y]?.[x] && (MASKS[number]?.(x, y) ?? false))));
      return { rows, penalty: all.length > 1 ? penalty(rows) : 0 };
    });
    return tried.reduce((best, one) => (one.penalty < best.penalty ? one : best)).rows;
  }

  #set(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.#dark[y], this.#fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  #patterns(): void {
    for (let i = 0; i < this.size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    const rings = (cx: number, cy: number, reach: number, light: readonly number[]) => {
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          this.#set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
        }
      }
    };
    for (const [x, y] of [[3, 3], [this.size - 4, 3], [3, this.size - 4]] as const) rings(x, y, 4, [2, 4]);
    const places = this.#alignment();
    const last = places.length - 1;
    places.forEach((x, i) =>
      places.forEach((y, j) => {
        const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!corner) rings(x, y, 2, [1]);
      }),
    );
  }

  #alignment(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.ceil((this.size - 13) / (count * 2 - 2)) * 2;
    const places = Array.from({ length: count - 1 }, (_, i) => this.size - 7 - i * step);
    return [6, ...places.toReversed()];
  }

  #format(mask: number): void {
    const data = (LEVEL_M << 3) | mask;
    let check = data;
    for (let i = 0; i < 10; i++) check = (check << 1) ^ ((check >>> 9) * 0x537);
    const bits = ((data << 10) | check) ^ 0x5412;
    const bit = (i: number) => ((bits >>> i) & 1) === 1;
    const end = this.size - 1;
    for (let i = 0; i < 15; i++) {
      const near = i < 6 ? i : i < 8 ? i + 1 : 0;
      if (i < 8) this.#set(8, near, bit(i));
      else this.#set(i === 8 ? 7 : 14 - i, 8, bit(i));
      if (i < 8) this.#set(end - i, 8, bit(i));
      else this.#set(8, end - 14 + i, bit(i));
    }
    this.#set(8, this.size - 8, true);
  }

  #versionBits(): void {
    let check = this.version;
    for (let i = 0; i < 12; i++) check = (check << 1) ^ ((check >>> 11) * 0x1f25);
    const bits = (this.version << 12) | check;
    for (let i = 0; i < 18; i++) {
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      const dark = ((bits >>> i) & 1) === 1;
      this.#set(a, b, dark);
      this.#set(b, a, dark);
    }
  }
}

/** How hard it is to scan: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length;
  const at = (x: number, y: number) => rows[y]?.[x] ?? false;
  let total = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    total += lineOf(Array.from({ length: size }, (_, b) => at(b, a)));
    total += lineOf(Array.from({ length: size }, (_, b) => at(a, b)));
    for (let b = 0; b < size; b++) {
      if (at(b, a)) dark++;
      const here = at(b, a);
      if (a < size - 1 && b < size - 1 && here === at(b + 1, a) && here === at(b, a + 1) && here === at(b + 1, a + 1)) total += 3;
    }
  }
  return total + 10 * Math.floor(Math.abs(20 * dark - 10 * size * size) / (size * size));
}

function lineOf(line: readonly boolean[]): number {
  const text = line.map(Number).join("");
  let total = 0;
  for (const run of text.match(/0+|1+/g) ?? []) if (run.length >= 5) total += run.length - 2;
  for (const corner of ["10111010000", "00001011101"]) {
    for (let i = text.indexOf(corner); i >= 0; i = text.indexOf(corner, i + 1)) total += 40;
  }
  return total;
}
