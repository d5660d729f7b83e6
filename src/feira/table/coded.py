"""Errors that pages show in their reader's language."""

from typing import Literal

from feira.core.errors import FeiraError

ErrorCode = Literal[
    "have-account",
    "name",
    "name-taken",
    "no-account",
    "no-code",
    "no-recovery",
    "no-table",
    "password-common",
    "password-long",
    "password-present",
    "password-short",
    "rated-needs-account",
    "rated-needs-others",
    "rated-needs-people",
    "review-long",
    "too-many",
]


class Coded(FeiraError):
    """Bad input with a code for programs; the text is for people and may change."""

    def __init__(self, text: str, code: ErrorCode) -> None:
        super().__init__(text)
        self.code = code
