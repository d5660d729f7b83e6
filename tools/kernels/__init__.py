"""Compiles the kernels of all games ahead of time, for every system that Feira runs on.

Numba's front end turns each kernel that Python calls into LLVM IR; LLVM turns that into native
libraries and WebAssembly modules. `python -m tools.kernels` is the whole pipeline.
"""
