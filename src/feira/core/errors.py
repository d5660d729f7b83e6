"""The one exception that people get to see: its text is a single clear line."""


class FeiraError(Exception):
    """Bad input of any kind. The command line prints it and exits with 2."""

    def __init__(self, text: str = "", *, line: int = 0) -> None:
        super().__init__(text)
        self.line = line  # of a text that is wrong there; the error's text names it too


class IllegalChoice(FeiraError):
    """A choice that the rules do not allow here. The position is unchanged."""
