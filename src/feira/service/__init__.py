"""Answers about games and tables that need no network and no database, for `web` and `page`."""
