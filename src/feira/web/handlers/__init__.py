"""The HTTP handlers, by what they are about."""
