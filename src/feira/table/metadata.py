"""The one collection of all tables of the database: `schema.py` and its parts add to it."""

from sqlalchemy import MetaData

metadata = MetaData()
