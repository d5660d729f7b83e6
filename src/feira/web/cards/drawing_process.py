"""Draws pictures in a separate process.

The drawing library holds the GIL for tens of milliseconds at a time. In a thread of the server it
would block the event loop and all other threads meanwhile.
"""

import json
import subprocess
import sys
from collections.abc import Iterable

MODULE = "feira.web.cards.render"
SECONDS = 60.0  # for one picture; the longest take a few


def drawn_elsewhere(kind: str, svgs: Iterable[str]) -> bytes:
    """A picture of a kind (`card` or `film`) of drawings. It blocks: call it in a thread."""
    done = subprocess.run(
        [sys.executable, "-m", MODULE, kind],
        input=json.dumps(list(svgs)).encode(),
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"a {kind} cannot be drawn: {done.stderr.decode(errors='replace')}")
    return done.stdout
