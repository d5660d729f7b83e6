"""Thinking in slices: generators that yield where something else may be done in between.

Threads run them to the end. A page has one thread only, and answers between two slices.
"""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Slices = Generator[None, None, T]


def finish(slices: Slices[T]) -> T:
    """Goes through all slices at once; returns what they have led to."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            result: T = end.value
            return result
