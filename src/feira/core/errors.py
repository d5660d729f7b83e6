"""The exceptions that people get to see: their text is a single clear line."""


class FeiraError(Exception):
    """Bad input of any kind. The command line prints it and exits with 2."""

    def __init__(self, text: str = "", *, line: int = 0) -> None:
        super().__init__(text)
        self.line = line  # the line of the text with the error; the message names it too


class IllegalChoice(FeiraError):
    """A choice that the rules do not allow here. The position is unchanged."""
