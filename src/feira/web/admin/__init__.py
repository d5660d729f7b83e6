"""Queries and changes of operators, on the database, beside running servers."""
