/**
 * Runs pytest inside Pyodide, with interpreted rules on what stands for NumPy in a page:
 * `node tools/page/pytest.mjs WHEEL PACKAGES TEST …`. PACKAGES is a folder with pytest.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

process.on("uncaughtException", (error) => {
  console.error(String(error.message).slice(-4000));
  process.exit(1);
});

const root = fileURLToPath(new URL("../..", import.meta.url));
const [wheel, packages, ...tests] = process.argv.slice(2);
const pyodide = `${root}client/node_modules/pyodide/`;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
python.unpackArchive(new Uint8Array(readFileSync(wheel)).buffer, "zip", { extractDir: "/wheel" });
for (const [place, folder] of [
  ["/repository", root],
  ["/packages", packages],
]) {
  python.FS.mkdir(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("tests", python.toPy(tests));
const status = python.runPython(`
import os, sys

os.environ |= {"FEIRA_KERNELS": "interpreted", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository/src", "/repository", "/wheel"]
sys.path.append("/packages")
from feira.page.numpy_module import install

install()
import pytest

os.chdir("/repository")
int(pytest.main(["-p", "no:cacheprovider", "-m", "not native and not browser", *tests]))
`);
process.exit(status);
