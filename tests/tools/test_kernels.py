"""The build of libraries fails rather than omit something."""

import pytest
from tools.kernels import modules, targets, wasm
from tools.kernels.wasm_format import CUSTOM, MAGIC, Reader, name, number, section, sections

PLAIN = targets.TARGETS["linux-x86_64"]


def module(text: str) -> object:
    targets.initialize()
    return modules.parsed(text, PLAIN)


def test_a_function_that_will_not_be_there_fails_the_build() -> None:
    text = (
        "declare double @tanh(double)\n"
        "define double @f(double %x) {\n  %y = call double @tanh(double %x)\n  ret double %y\n}\n"
    )
    with pytest.raises(modules.Undefined, match="tanh"):
        modules.check(module(text))
    with pytest.raises(modules.Undefined, match=r"llvm\.exp\.f64"):
        modules.check(module(text.replace("@tanh", "@llvm.exp.f64")))
    modules.check(module(text.replace("@tanh", "@llvm.sqrt.f64")))


def test_data_and_addresses_of_the_compiling_process_fail_the_build() -> None:
    with pytest.raises(modules.Undefined, match="table"):
        modules.check(module("@table = external global i64\n"))
    with pytest.raises(modules.Undefined, match="process"):
        modules.check(module("@at = global ptr inttoptr (i64 140613512796176 to ptr)\n"))


def test_what_serves_exceptions_only_is_taken_out() -> None:
    text = (
        "declare void @PyErr_Clear()\ndeclare ptr @NRT_Allocate(i64)\n"
        "define linkonce_odr void @NRT_incref(ptr %x) noinline {\n  call void @PyErr_Clear()\n"
        "  ret void\n}\n"
    )
    changed = modules.without_python(text)
    assert "define internal void @PyErr_Clear() {\n  unreachable\n}" in changed
    assert "declare ptr @NRT_Allocate(i64)" in changed  # a kernel that allocates cannot be built
    assert "@NRT_incref(ptr %x) alwaysinline {\n  ret void\n}" in changed


def test_large_functions_stay_apart_in_webassembly() -> None:
    def function(name: str, lines: int) -> str:
        body = "  call void @small()\n" * (lines - 2)
        return f"define internal void @{name}() {{\n{body}  ret void\n}}\n"

    small = "define internal void @small() {\n  ret void\n}\n"
    text = small + function("fits", modules.LARGE) + function("large", modules.LARGE + 1)
    changed = modules.large_apart(text)
    assert changed.replace(" noinline", "") == text
    assert changed.count("noinline") == 1
    assert "define internal void @large() noinline {" in changed


def test_numbers_are_written_as_they_are_read() -> None:
    for value in (0, 1, 127, 128, 300, 2**31):
        assert Reader(number(value)).number() == value
    assert Reader(b"\x7f").signed() == -1
    assert Reader(b"\x80\x7f").signed() == -128
    assert Reader(b"\xc0\x00").signed() == 64


def test_what_needs_a_linker_is_refused() -> None:
    custom = section(CUSTOM, name("x") + b"yz")
    assert [one[:2] for one in sections(MAGIC + custom)] == [(CUSTOM, "x")]
    with pytest.raises(ValueError, match="not a WebAssembly module"):
        list(sections(b"\x7fELF"))
    with pytest.raises(wasm.Unlinkable, match=r"GOT\.mem"):
        wasm.side_imports(number(1) + name("GOT.mem") + name("x") + b"\3\x7f\1")
    with pytest.raises(wasm.Unlinkable, match="kind 4"):
        wasm.check_relocations("reloc.CODE", number(3) + number(1) + b"\4" + number(9) * 2 + b"\0")
    target = targets.WASM
    targets.initialize()
    text = "define i32 @f() {\n  ret i32 1\n}\n"
    obj = target.machine().emit_object(modules.parsed(text, target))
    with pytest.raises(wasm.Unlinkable, match="does not define g"):
        wasm.link(obj, ["g"])
