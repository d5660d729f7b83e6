"""Changes of the schema, one file for each version, as Alembic scripts.

Add a file with every change of `schema.py`: its `revision` is the new `VERSION`, its
`down_revision` the one before. A test compares an upgraded database with a new one.
"""
