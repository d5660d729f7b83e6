"""Runs a Python program of this repository inside the engine of a page, in a browser.

`python -m bench.browser_engine BROWSER MODULE ARGUMENT …` prints the program's output and exits
with its status. BROWSER is chromium or firefox. It is started headless and without a driver: it
opens one page, which runs the program and posts the result.
"""

import io
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, Queue

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "build" / "engine"
STANDARD = ROOT / "client" / "node_modules" / "pyodide" / "python_stdlib.zip"
PAGE = Path(__file__).with_name("browser_engine.html")
PACKED = ("bench/*.py", "src/feira/**/*.py", "tests/__init__.py", "tests/table/*.py")
PATIENCE = 1800.0  # seconds for a program
# The names of the browsers, and their arguments; {home} is a new folder.
PROGRAMS = {
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
}
OPTIONS = {
    "chromium": (
        "--headless=new",
        "--no-sandbox",  # needed when running as root
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--user-data-dir={home}",
    ),
    "firefox": ("--headless", "--no-remote", "--profile", "{home}"),
}


def repository() -> bytes:
    """The sources that a program may import, as an archive."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for pattern in PACKED:
            for path in sorted(ROOT.glob(pattern)):
                archive.write(path, path.relative_to(ROOT).as_posix())
    return data.getvalue()


class Host(SimpleHTTPRequestHandler):
    """Serves the engine, the page that runs a program in it, and the files of the program."""

    def __init__(
        self, given: dict[str, bytes], answers: "Queue[bytes]", *rest: object, **more: object
    ) -> None:
        self.given, self.answers = given, answers
        super().__init__(*rest, **more)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Sends a file of this host or of the engine."""
        if self.path not in self.given:
            super().do_GET()
            return
        data = self.given[self.path]
        self.send_response(200)
        self.send_header("content-type", "text/html" if self.path == "/" else "text/plain")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_POST(self) -> None:
        """Receives the result of the program."""
        self.answers.put(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Suppresses the request log."""


@contextmanager
def served(arguments: list[str], answers: "Queue[bytes]") -> Iterator[str]:
    """A host for one program, and its address."""
    given = {
        "/": PAGE.read_bytes(),
        "/arguments": json.dumps(arguments).encode(),
        "/program": Path(__file__).with_name("page_program.py").read_bytes(),
        "/repository": repository(),
        "/standard": STANDARD.read_bytes(),
    }
    handler = partial(Host, given, answers, directory=str(ENGINE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{host.server_port}/"
        finally:
            host.shutdown()


@contextmanager
def browser(name: str, url: str) -> Iterator["subprocess.Popen[bytes]"]:
    """Opens a page in a browser, which is closed when the block ends."""
    program = next(filter(None, map(shutil.which, PROGRAMS[name])), None)
    if program is None:
        raise SystemExit(f"{name} is not installed")
    home = tempfile.mkdtemp(prefix="feira-browser-")
    command = [program, *(one.format(home=home) for one in OPTIONS[name]), url]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):  # all of it: some systems start it by a script
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        shutil.rmtree(home, ignore_errors=True)


def answer_of(process: "subprocess.Popen[bytes]", answers: "Queue[bytes]") -> dict[str, str | int]:
    """The result that the page posts; raises if the browser exits early or nothing arrives."""
    for _ in range(int(PATIENCE)):
        with suppress(Empty):
            found: dict[str, str | int] = json.loads(answers.get(timeout=1))
            return found
        if process.poll() is not None:
            raise SystemExit(f"the browser has ended with status {process.returncode}")
    raise SystemExit(f"the browser has not answered within {PATIENCE:.0f} s")


def main() -> int:
    """Runs the program; returns its status."""
    name, *arguments = sys.argv[1:]
    if name not in PROGRAMS or not arguments:
        raise SystemExit(str(__doc__))
    answers: Queue[bytes] = Queue()
    with served(arguments, answers) as url, browser(name, url) as process:
        found = answer_of(process, answers)
    print(found["text"], end="")
    return int(found["status"])


if __name__ == "__main__":
    raise SystemExit(main())
