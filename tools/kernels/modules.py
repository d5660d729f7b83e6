"""Links the IR of single entries into one optimised module of a game, for one target.

An entry of Numba can report an exception and counts references to arrays. Kernels raise nothing and
own no array, so all code for that is removed: the size halves, and no Python is needed.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from llvmlite import binding as llvm

from tools.kernels.exports import RULES, SEARCH
from tools.kernels.rows import with_own_rows
from tools.kernels.sources import Code
from tools.kernels.targets import Target
from tools.kernels.thunks import thunk

# Called only on the way to an exception, which cannot happen: calls become unreachable.
ERROR_PATHS = re.compile(r"^(numba_(gil_|unpickle|do_raise|runtime_build_excinfo)|Py|NRT_Free$)")
NEVER_CALLED = re.compile(r"^NRT_MemInfo_call_dtor$")  # arrays belong to Python
COUNTING = ("NRT_incref", "NRT_decref")  # reference counting of arrays: replaced by nothing
# Functions of the C library that are exact instructions on every CPU.
INSTRUCTIONS = {"sqrt": "llvm.sqrt.f64"}
# The only symbols that code may leave undefined: instructions of every CPU, moving bytes, and hints
# to the optimiser. Anything else, such as a function of a maths library, would be missing, or would
# differ from system to system.
ALLOWED = re.compile(
    r"llvm\.(abs|assume|ctlz|ctpop|cttz|experimental\.noalias|floor|fabs|fshl|fshr|lifetime|masked"
    r"|memcpy|memmove|memset|sadd|smax|smin|smul|sqrt|ssub|trunc|uadd|umax|umin|umul|usub|vector)\."
    r"|llvm\.(assume|trap|wasm\.dot|wasm\.narrow\.signed\.v8i16\.v4i32)$"
)


# Lines of IR above which a function is never inlined in WebAssembly. A browser's compiler uses a
# weaker register allocator for huge functions, and takes so long for them that its slow baseline
# code runs meanwhile.
LARGE = 1000
# Vectors per iteration of a loop; 0: LLVM decides. For WebAssembly it would always choose 1.
INTERLEAVING = {True: 4, False: 0}  # for WebAssembly, and for CPUs


class Effort(NamedTuple):
    """Optimisation settings for a part of a library."""

    inlining: int  # LLVM's threshold
    rounds: int


EFFORTS = {RULES: Effort(225, 1), SEARCH: Effort(2000, 2)}


class Undefined(Exception):
    """The code calls a symbol that will be missing."""


def symbol_of(name: str) -> str:
    """The symbol of a kernel, by its full name."""
    return name.replace(".", "_")


def entry_of(name: str) -> str:
    """The symbol of the function that takes pointers and lengths."""
    return f"{symbol_of(name)}_entry"


def module_for(codes: Sequence[Code], folder: Path, target: Target) -> llvm.ModuleRef:
    """All entries of a game as one optimised module. Only what Python calls is public."""
    machine = target.machine()
    whole = None
    for part, effort in EFFORTS.items():
        chosen = [code for code in codes if code.part == part]
        linked = link([entry_module(code, code.read(folder), target) for code in chosen])
        if not target.is_wasm:
            thunks = "\n".join(
                thunk(code, symbol_of(code.name), entry_of(code.name)) for code in chosen
            )
            linked.link_in(parsed(thunks, target))
        public = symbol_of if not target.is_wasm else entry_of
        text = without_python(str(linked))
        if target.is_wasm:
            text = large_apart(with_own_rows(text))
        module = llvm.parse_assembly(text)
        hide(module, {public(code.name) for code in chosen})
        llvm.set_option("kernels", f"-force-vector-interleave={INTERLEAVING[target.is_wasm]}")
        optimise(module, machine, effort)
        whole = link([module] if whole is None else [whole, module])
    assert whole is not None
    check(whole)
    return whole


def parsed(text: str, target: Target) -> llvm.ModuleRef:
    """A parsed module for the target."""
    data = target.machine().target_data
    text = re.sub(r'^target (triple|datalayout) = ".*?"\n', "", text, flags=re.MULTILINE)
    head = f'target datalayout = "{data}"\ntarget triple = "{target.triple}"\n'
    return llvm.parse_assembly(head + text)


def entry_module(code: Code, text: str, target: Target) -> llvm.ModuleRef:
    """The IR of one entry, under its own name, ready for linking."""
    found = re.findall(r'^define [^\n]*?@(cfunc\.[^\s(]+|"cfunc\.[^"]+")\(', text, re.MULTILINE)
    if len(found) != 1:
        raise ValueError(f"{code.name}: {len(found)} entries in one module")
    text = text.replace(f"@{found[0]}(", f"@{entry_of(code.name)}(")
    # WebAssembly has no common symbols.
    module = parsed(text.replace(" = common global", " = weak global"), target)
    for function in module.functions:
        if not function.is_declaration and function.name != entry_of(code.name):
            function.linkage = "linkonce_odr"
    return module


def link(modules: Iterable[llvm.ModuleRef]) -> llvm.ModuleRef:
    """One module of several."""
    first, *rest = modules
    for module in rest:
        first.link_in(module)
    return first


def without_python(text: str) -> str:
    """The IR without code for exceptions and reference counts."""

    def declared(found: re.Match[str]) -> str:
        line, name = found.group(0), found.group(1).strip('"')
        if not ERROR_PATHS.match(name) and not NEVER_CALLED.match(name):
            return line
        head = re.sub(r"^declare", "define internal", line)
        head = re.sub(r" #\d+$", "", head)
        return head + " {\n  unreachable\n}"

    text = re.sub(
        r"^declare [^\n]*?@([^\s(]+|\"[^\"]+\")\([^\n]*$", declared, text, flags=re.MULTILINE
    )
    for name in COUNTING:
        body = rf"(?ms)^(define [^\n]*@{name}\([^\n]*?\))[^\n]*\{{.*?^\}}"
        text = re.sub(body, r"\1 alwaysinline {\n  ret void\n}", text)
    for name, instruction in INSTRUCTIONS.items():
        text = text.replace(f"@{name}(", f"@{instruction}(")
    return re.sub(r"(?m)^.*!numba_exception_output.*$", "", text)


def large_apart(text: str) -> str:
    """The IR with all large functions marked `noinline`."""

    def marked(found: re.Match[str]) -> str:
        head, body = found.groups()
        if body.count("\n") <= LARGE:
            return found.group(0)
        return re.sub(r"\)([^()]*)\{\n$", r") noinline\1{\n", head) + body

    return re.sub(r"(?ms)^(define [^\n]*\{\n)(.*?^\}\n)", marked, text)


def hide(module: llvm.ModuleRef, public: set[str]) -> None:
    """Makes all functions but the public ones internal, so that they can be optimised away."""
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in public else "internal"


def optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine, effort: Effort) -> None:
    """Runs LLVM's passes for speed."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.inlining_threshold = effort.inlining
    builder = llvm.create_pass_builder(machine, options)
    for _ in range(effort.rounds):
        builder.getModulePassManager().run(module, builder)


def check(module: llvm.ModuleRef) -> None:
    """Raises if the library would have undefined symbols, or addresses of this process."""
    functions = {one.name for one in module.functions if one.is_declaration}
    missing = {name for name in functions if not ALLOWED.match(name)}
    missing |= {one.name for one in module.global_variables if one.is_declaration}
    if missing:
        raise Undefined(f"not on the list of what may be undefined: {', '.join(sorted(missing))}")
    if re.search(r"inttoptr \(i64 \d{4,}", str(module)):
        raise Undefined("an address of the process that compiled it is in the code")
