"""What was changed about the schema, one file for each version, in the way of Alembic.

A change of `schema.py` goes here too: a new file whose `revision` is the new `VERSION` and whose
`down_revision` is the one before. A test compares what an old database becomes with what a new one
is.
"""
