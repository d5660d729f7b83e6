"""The SQLAlchemy metadata that `schema.py` and its parts share."""

from sqlalchemy import MetaData

metadata = MetaData()
