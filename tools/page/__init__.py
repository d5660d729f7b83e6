"""The engine of a page: Python, Feira and its kernels, put together as files to serve."""
