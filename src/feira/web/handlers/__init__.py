"""The HTTP handlers, by subject."""
