"""Programs for developers: reference pages, the documentation site, the import map, file sizes."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
