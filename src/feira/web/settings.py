"""The settings of a server: a TOML file, or environment variables `FEIRA_…`, which win."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from feira.core.errors import FeiraError


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings, with defaults for a server at home."""

    host: str = "127.0.0.1"
    port: int = 8420
    workers: int = 1
    database: str = ""  # an address; empty: a SQLite file in the user's data folder
    redis: str = ""  # an address; needed for several machines, useful for several workers
    look: float = 0.0  # seconds between polls for entries of other processes; 0: as needed
    origins: tuple[str, ...] = ()  # other addresses under which the page is served
    secure: bool = False  # cookies only over HTTPS
    proxies: str = "127.0.0.1"  # addresses of proxies whose X-Forwarded-For is trusted
    thinkers: int = 0  # threads for computer players; 0: all cores but one
    commands_per_second: float = 100.0  # of one connection, in the long run; more have to wait
    sign_ups_per_hour: int = 100  # and sign-ins, from one address; 0: no limit
    codes_per_hour: int = 300  # of tables, tried from one address; 0: no limit
    fast_websocket: bool = True  # a faster WebSocket protocol than that of uvicorn
    log: str = "info"


def read_settings(path: Path | None, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of a file and of the environment."""
    values: dict[str, object] = {}
    if path is not None:
        try:
            values = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise FeiraError(f"{path}: {error.strerror}") from None
        except tomllib.TOMLDecodeError as error:
            raise FeiraError(f"{path}: {error}") from None
    given = os.environ if environment is None else environment
    for field in msgspec.structs.fields(Settings):
        text = given.get(f"FEIRA_{field.name.upper()}")
        if text is not None:
            values[field.name] = text.split(",") if field.name == "origins" else text
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise FeiraError(f"settings: {error}") from None


def database_file() -> Path:
    """The SQLite file in the user's data folder. Nothing is created."""
    from platformdirs import user_data_path

    return user_data_path("feira") / "feira.db"


def default_database() -> str:
    """The address of a file in the user's data folder, which is created."""
    file = database_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file}"
