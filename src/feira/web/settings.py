"""The settings of a server: a TOML file, and environment variables `FEIRA_…` that override it."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from feira.core.errors import FeiraError

Port = Annotated[int, Meta(ge=0, le=65_535)]
Number = Annotated[int, Meta(ge=0)]
Amount = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings, with defaults for a server at home."""

    host: str = "127.0.0.1"
    port: Port = 8420
    workers: Annotated[int, Meta(ge=1)] = 1
    database: str = ""  # an address; empty: a SQLite file in the user's data folder
    database_seconds: Amount = 5.0  # timeout for a statement, a lock or a free connection
    database_connections: Number = 8  # to PostgreSQL, of each process
    redis: str = ""  # an address; needed for several machines, useful for several workers
    look: Amount = 0.0  # seconds between polls for entries of other processes; 0: as needed
    origins: tuple[str, ...] = ()  # other addresses under which the page is served
    secure: bool = False  # cookies only over HTTPS
    proxies: str = "127.0.0.1"  # addresses of proxies whose X-Forwarded-For is trusted
    thinkers: Number = 0  # threads for computer players; 0: all cores but one
    connections: Number = 0  # of each process at the same time; 0: as many as open files allow
    commands_per_second: Amount = 100.0  # sustained, of a guest; 0: no limit
    sign_ups_per_hour: Number = 100  # and sign-ins, from one address; 0: no limit
    codes_per_hour: Number = 300  # of tables, tried from one address; 0: no limit
    open_tables: Number = 100  # unfinished ones of a guest in a day: see quotas.py; 0: no limit
    lobby_places: Number = 5  # public tables of a guest that wait for players; 0: no limit
    sockets: Number = 50  # of a guest; 0: no limit
    reviews: Number = 3  # of a guest at the same time; 0: no limit
    hints_per_minute: Number = 60  # of a guest; 0: no limit
    chat_per_minute: Number = 60  # messages of a guest; 0: no limit
    records_per_hour: Number = 120  # that a guest uploads or has verified; 0: no limit
    puzzles_per_minute: Number = 60  # tries and clues of a guest; 0: no limit
    pictures_per_hour: Number = 120  # cards and animated pictures drawn for a guest; 0: no limit
    requests_per_hour: Number = 60  # friendship, invitations, blocks, reports, tokens: of a guest
    profiles_per_minute: Number = 60  # and openings, that a guest looks at; 0: no limit
    exports_per_hour: Number = 5  # exports of a guest's data; 0: no limit
    reads_per_minute: Number = 600  # of lobby, chats and records, by a guest; 0: no limit
    open_hours: Number = 24  # after which an unused table of a guest that has not begun is closed
    daily_seed: str = ""  # of the daily challenges: servers with the same one agree; empty: own
    daily_par: str = "master"  # the level that plays each day for par; empty: none
    push: bool = True  # whether browsers may be notified by web push
    push_contact: str = ""  # of the operator, for push services: mailto:… or https://…
    push_local: bool = False  # for tests: push services on this machine, without HTTPS
    site: str = ""  # the public address of this server, for links in e-mails
    mail_host: str = ""  # of the mail server; empty: no e-mail is sent
    mail_port: Port = 587
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""  # the sender, such as Feira <feira@example.org>
    notice_seconds: Number = 60  # seconds that a turn lasts before the person is notified
    gone_seconds: Number = 300  # seconds after which an absent person may be declared gone
    audit_days: Number = 365  # for which entries of the audit log are kept
    fast_websocket: bool = True  # a faster WebSocket protocol than that of uvicorn
    puzzles: str = ""  # a folder with additional puzzles: files of `feira puzzles`
    log: Literal["debug", "info", "warning", "error", "critical"] = "info"


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
        except (UnicodeDecodeError, RecursionError):
            raise FeiraError(f"{path}: expected a TOML file, which is UTF-8 text") from None
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
