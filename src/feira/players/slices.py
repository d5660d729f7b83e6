"""Computation in slices: generators that yield where other work may run in between.

Threads run them to the end. A page has one thread only, and handles events between two slices.
"""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Slices = Generator[None, None, T]


def finish(slices: Slices[T]) -> T:
    """Runs all slices at once and returns their result."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            result: T = end.value
            return result
