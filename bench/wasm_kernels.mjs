// Runs kernels as WebAssembly for a Python program: `node wasm_kernels.mjs FOLDER GAME …`.
//
// A request is a line of JSON, then the bytes of all buffers; so is the answer. Pointers are offsets
// in one memory, as they are in a page.
import { readFileSync, readSync, writeSync } from "node:fs";

const [folder, ...games] = process.argv.slice(2);
const PAGE = 65536;
const STACK = 1 << 20;
const memory = new WebAssembly.Memory({ initial: 64 });
const stack = new WebAssembly.Global({ value: "i32", mutable: true }, STACK);
const ALIGNMENT = 64;
const aligned = (at) => Math.ceil(at / ALIGNMENT) * ALIGNMENT;

let top = STACK;
const kernels = {};
for (const game of games) {
  const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));
  const base = new WebAssembly.Global({ value: "i32", mutable: false }, top);
  const env = { memory, __stack_pointer: stack, __memory_base: base };
  kernels[game] = new WebAssembly.Instance(module, { env }).exports;
  // The first number of the dylink section is the size of the data.
  const [info] = WebAssembly.Module.customSections(module, "dylink.0").map((b) => new Uint8Array(b));
  let size = 0;
  for (let at = 2, shift = 0; ; at++, shift += 7) {
    size |= (info[at] & 127) << shift;
    if (info[at] < 128) break;
  }
  top = aligned(top + size);
}

let held = Buffer.alloc(0);
const chunk = Buffer.alloc(1 << 20);
function more() {
  const count = readSync(0, chunk, 0, chunk.length, null);
  if (count === 0) process.exit(0);
  held = Buffer.concat([held, chunk.subarray(0, count)]);
}
function line() {
  let end;
  while ((end = held.indexOf(10)) < 0) more();
  const text = held.subarray(0, end).toString();
  held = held.subarray(end + 1);
  return text;
}
function readInto(at, size) {
  const bytes = new Uint8Array(memory.buffer, at, size);
  let done = Math.min(size, held.length);
  bytes.set(held.subarray(0, done));
  held = held.subarray(done);
  while (done < size) {
    const count = readSync(0, bytes, done, size - done, null);
    if (count === 0) process.exit(0);
    done += count;
  }
}
function write(bytes) {
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done);
}

for (;;) {
  const { game, kernel, sizes, back, args } = JSON.parse(line());
  const places = [];
  let at = top;
  for (const size of sizes) {
    places.push(at);
    at = aligned(at + size);
  }
  const missing = at - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  sizes.forEach((size, number) => readInto(places[number], size));
  const values = args.map(([kind, value]) =>
    kind === "p" ? places[value] : kind === "i" ? BigInt(value) : value,
  );
  const result = kernels[game][kernel](...values);
  const said = { result: typeof result === "bigint" ? result.toString() : result };
  write(Buffer.from(JSON.stringify(said) + "\n"));
  for (const number of back) {
    write(new Uint8Array(memory.buffer, places[number], sizes[number]));
  }
}
