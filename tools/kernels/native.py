"""Links the object of a game into a library that any Python on that system can load.

The libraries need nothing but `memset`, which every process has except on Windows: no particular
version of the C library, no compiler run-time. So any linker will do. The system's linker makes
libraries for this machine; `ziglang` from PyPI makes them for all systems.
"""

import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from tools.kernels.modules import parsed
from tools.kernels.targets import Target, host_targets

SHARED = ("-shared", "-nostdlib", "-s")
# By system: additional arguments of the linker.
OPTIONS = {
    "linux": ("-Wl,-z,noexecstack", "-Wl,--build-id=none"),
    "macos": ("-Wl,-undefined,dynamic_lookup",),
    "windows": ("-Wl,--no-entry",),
}


def linker(target: Target) -> list[str]:
    """The command that links for a target; raises if there is none."""
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "cc", "-target", target.zig]
    own = shutil.which("cc")
    if own is None or target not in host_targets():
        raise SystemExit(f"kernels: to link for {target.name}, pip install 'feira[kernels]'")
    return [own]


# The only function that LLVM's generated code calls and that is missing without a C library.
MEMSET = """
define ptr @memset(ptr %to, i32 %value, i64 %size) "no-builtins" {
  %byte = and i32 %value, 255
  %wide = zext i32 %byte to i64
  %word = mul i64 %wide, 72340172838076673
  %words = and i64 %size, -8
  br label %next
next:
  %at = phi i64 [ 0, %0 ], [ %after, %store ]
  %more = icmp ult i64 %at, %words
  br i1 %more, label %store, label %rest
store:
  %place = getelementptr i8, ptr %to, i64 %at
  store i64 %word, ptr %place, align 1
  %after = add i64 %at, 8
  br label %next
rest:
  %byte_at = phi i64 [ %words, %next ], [ %byte_after, %put ]
  %goes_on = icmp ult i64 %byte_at, %size
  br i1 %goes_on, label %put, label %end
put:
  %byte_place = getelementptr i8, ptr %to, i64 %byte_at
  %small = trunc i32 %byte to i8
  store i8 %small, ptr %byte_place
  %byte_after = add i64 %byte_at, 1
  br label %rest
end:
  ret ptr %to
}
"""


def extra_objects(target: Target) -> list[bytes]:
    """Additional objects: on Windows no process exports `memset`."""
    if not target.name.startswith("windows"):
        return []
    return [target.machine().emit_object(parsed(MEMSET, target))]


def link(obj: bytes, path: Path, target: Target) -> None:
    """Writes the library."""
    system = target.name.partition("-")[0]
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, one in enumerate((obj, *extra_objects(target))):
            files.append(f"{number}.o")
            (Path(folder) / files[-1]).write_bytes(one)
        out = Path(folder) / path.name
        command = [*linker(target), *SHARED, *OPTIONS[system], *files, "-o", str(out)]
        subprocess.run(command, check=True, cwd=folder)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(out.read_bytes())
