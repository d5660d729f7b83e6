/**
 * Starts Feira in a worker or in Node: Python, the rules as WebAssembly, the tables of a browser.
 *
 * docs/page.md is the contract. Nobody outside this file handles Python's objects.
 */

/** The stores that `storage` has to have, and the version of that list. */
export const stores = [
  "tables",
  "entries",
  "endings",
  "unique",
  "chat",
  "records",
  "reviews",
  "campaigns",
  "own",
];
export const storageVersion = 1;

const IN_NODE = typeof process === "object" && Boolean(process.versions?.node);
const SITE = "/lib/feira";

async function bytesOf(place) {
  if (IN_NODE) {
    const { readFile } = await import("node:fs/promises");
    return new Uint8Array(await readFile(place));
  }
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${response.status} ${place}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function moduleAt(place) {
  if (!IN_NODE) return import(place);
  const { pathToFileURL } = await import("node:url");
  return import(pathToFileURL(place).href);
}

/** Python with everything of Feira on its path, but nothing of it imported yet. */
export async function loadPython(base) {
  const archive = bytesOf(`${base}feira.zip`);
  const { loadPyodide } = await moduleAt(`${base}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: base });
  python.unpackArchive((await archive).buffer, "zip", { extractDir: SITE });
  python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  return python;
}

/** Writes the network of a game to where Python reads it. */
export const bringerOf = (python, base) => async (game, path) => {
  python.FS.writeFile(path, await bytesOf(`${base}${game}.network`));
};

export async function startEngine({ base, storage, progress = () => undefined }) {
  const python = await loadPython(base);
  progress("python");
  const boot = python.pyimport("feira.page.boot");
  progress("feira");
  const service = await boot.start(storage, bringerOf(python, base));
  progress("ready");
  return {
    async call(method, path, body) {
      const answer = await service.call(method, path, body);
      const [status, text] = answer.toJs();
      answer.destroy();
      return { status, text };
    },
    connect: (socket, table, tell) => service.connect(socket, table, tell),
    hear: (socket, text) => service.hear(socket, text),
    disconnect: (socket) => service.disconnect(socket),
    python,
  };
}
