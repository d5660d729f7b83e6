/**
 * Packs Python's files for a page: `node pack.mjs PYODIDE SOURCES TARGET`.
 *
 * PYODIDE is the folder of the npm package, SOURCES a folder with all modules as they are to be
 * imported. Everything is compiled by the very interpreter that will read it, and the standard
 * library is cut down to what was imported when all of it had run once.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { MemoryStorage } from "./memory_storage.mjs";

process.on("uncaughtException", (error) => {
  console.error(String(error.message).slice(-2000));
  process.exit(1);
});

const [pyodide, sources, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const env = { PYTHONNODEBUGRANGES: "1" }; // columns in tracebacks would be a tenth of the engine
const python = await loadPyodide({ indexURL: `${pyodide}/`, env });
python.FS.mkdir("/sources");
python.mountNodeFS("/sources", sources);
python.FS.writeFile("/library.zip", new Uint8Array(readFileSync(`${pyodide}/python_stdlib.zip`)));
python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8"));
console.log(`engine: ${await python.globals.get("pack")(new MemoryStorage().tab())}`);
for (const name of ["python_stdlib.zip", "feira.zip"])
  writeFileSync(`${target}/${name}`, python.FS.readFile(`/${name}`));
process.exit(0);
