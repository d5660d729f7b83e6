"""The features of the CPU, as the operating system reports them."""

import ctypes
import platform
from pathlib import Path

# By level of x86-64: the features added to the level before, as Linux names them.
LINUX_FLAGS = {
    2: {"cx16", "lahf_lm", "popcnt", "sse4_1", "sse4_2", "ssse3"},
    3: {"abm", "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe", "xsave"},
}
# By level: the feature that implies the level on other systems.
MACOS_NAMES = {2: b"hw.optional.sse4_2", 3: b"hw.optional.avx2_0"}
WINDOWS_FEATURES = {2: 38, 3: 40}  # PF_SSE4_2_… and PF_AVX2_INSTRUCTIONS_AVAILABLE


def x86_level() -> int:
    """The level of x86-64, 1 to 3. Processors since about 2009 have 2, since about 2015 3."""
    try:
        match platform.system():
            case "Linux":
                flags = linux_flags(Path("/proc/cpuinfo").read_text(encoding="utf-8"))
                has = {level: needed <= flags for level, needed in LINUX_FLAGS.items()}
            case "Darwin":
                has = {level: macos_has(name) for level, name in MACOS_NAMES.items()}
            case _:
                present = ctypes.CDLL("kernel32").IsProcessorFeaturePresent
                has = {level: bool(present(number)) for level, number in WINDOWS_FEATURES.items()}
    except (OSError, ValueError, AttributeError):
        return 1
    return 1 + has[2] + (has[2] and has[3])


def linux_flags(text: str) -> set[str]:
    """The features of the first CPU in the list."""
    for line in text.splitlines():
        name, _, value = line.partition(":")
        if name.strip() == "flags":
            return set(value.split())
    return set()


def macos_has(name: bytes) -> bool:
    """Whether macOS reports the feature."""
    value, size = ctypes.c_int(0), ctypes.c_size_t(4)
    call = ctypes.CDLL(None).sysctlbyname
    call(name, ctypes.byref(value), ctypes.byref(size), None, ctypes.c_size_t(0))
    return value.value == 1
