"""The target systems, and LLVM's names for them."""

import platform
from typing import NamedTuple

from llvmlite import binding as llvm

from feira.core.compiled import PLAIN_LEVEL, library_name, system_name
from feira.core.processor import x86_level


class Target(NamedTuple):
    """One kind of machine. `name` is the name of its folder."""

    name: str
    triple: str
    cpu: str = ""
    features: str = ""
    zig: str = ""  # the linker's name of the system

    def machine(self) -> llvm.TargetMachine:
        """LLVM's code generator."""
        return llvm.Target.from_triple(self.triple).create_target_machine(
            cpu=self.cpu, features=self.features, opt=3, reloc="pic", codemodel="default"
        )

    def file(self, game: str) -> str:
        """The name of the library of a game."""
        return f"{game}.wasm" if self.is_wasm else library_name(game, self.name)

    @property
    def is_wasm(self) -> bool:
        """Whether it is for a page."""
        return self.triple.startswith("wasm")


def x86(system: str, triple: str, zig: str) -> tuple[Target, Target]:
    """CPUs since about 2009, and those since about 2015, which have wider instructions."""
    name = f"{system}-x86_64"
    return (
        Target(name, f"x86_64-{triple}", "x86-64-v2", "", f"x86_64-{zig}"),
        Target(f"{name}-v3", f"x86_64-{triple}", "x86-64-v3", "", f"x86_64-{zig}"),
    )


NATIVE = (
    *x86("linux", "unknown-linux-gnu", "linux-gnu"),
    *x86("macos", "apple-macosx11.0.0", "macos.11.0"),
    *x86("windows", "pc-windows-gnu", "windows-gnu"),
    Target("linux-arm64", "aarch64-unknown-linux-gnu", "generic", "", "aarch64-linux-gnu"),
    Target("macos-arm64", "arm64-apple-macosx11.0.0", "apple-m1", "", "aarch64-macos.11.0"),
    Target("windows-arm64", "aarch64-pc-windows-gnu", "generic", "", "aarch64-windows-gnu"),
)
WASM = Target(
    "wasm32",
    "wasm32-unknown-emscripten",
    "generic",
    "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128",
)
TARGETS = {target.name: target for target in (*NATIVE, WASM)}


def host_targets() -> list[Target]:
    """The targets that this machine can run."""
    name = system_name(platform.system(), platform.machine())
    return [target for target in NATIVE if target.name in (name, f"{name}-v3")]


def own_target() -> Target:
    """The target whose libraries this CPU uses: the last one that it can run."""
    return host_targets()[-1 if x86_level() > PLAIN_LEVEL else 0]


def initialize() -> None:
    """Makes all of LLVM's code generators ready."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
