"""Findings of the doctor: one fact each."""

from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """How good or bad a fact is."""

    OK = "ok"
    NOTE = "note"  # good to know; you can play
    PROBLEM = "problem"  # you cannot play before this is solved


@dataclass(frozen=True, kw_only=True)
class Finding:
    """One fact about this installation."""

    topic: str  # installed, compiled, reachable, data or shell
    name: str
    value: str
    status: Status = Status.OK
    advice: str = ""
