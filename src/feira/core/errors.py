"""The one exception that people get to see: its text is a single clear line."""


class FeiraError(Exception):
    """Bad input of any kind. The command line prints it and exits with 2."""


class IllegalChoice(FeiraError):
    """A choice that the rules do not allow here. The position is unchanged."""
