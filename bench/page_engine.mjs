// Runs a Python program of this repository inside the engine of a page:
// `node bench/page_engine.mjs MODULE ARGUMENT …`. What it prints is printed, its status is returned.
//
// The engine is the one that `make engine` has written, or that in FEIRA_ENGINE; modules that no page
// needs, such as the program itself, are read from the repository.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const base = process.env.FEIRA_ENGINE ?? `${root}build/engine/`;
const { bringerOf, loadPython } = await import(`file://${base}engine.mjs`);

// How long this thread has run, where the system tells; elsewhere, how much time has passed.
const THREAD = "/proc/thread-self/schedstat";
globalThis.threadSeconds = () =>
  existsSync(THREAD)
    ? Number(readFileSync(THREAD, "utf8").split(" ")[0]) / 1e9
    : performance.now() / 1e3;

process.on("uncaughtException", (error) => {
  console.error(String(error.message).slice(-4000));
  process.exit(1);
});

const python = await loadPython(base);
python.FS.mkdir("/repository");
python.mountNodeFS("/repository", root);
const standard = readFileSync(`${root}client/node_modules/pyodide/python_stdlib.zip`);
python.FS.writeFile("/standard.zip", new Uint8Array(standard));
python.runPython(readFileSync(`${root}bench/page_program.py`, "utf8"));
const run = python.globals.get("run");
process.exit(await run(python.toPy(process.argv.slice(2)), bringerOf(python, base)));
