"""Kills the process that sends messages repeatedly: `python -m bench.notify_kills`.

A push service on this machine receives and decrypts. A separate process sends the messages of the
outbox, and is killed at random moments with SIGKILL and restarted. In the end no message may have
arrived twice, and at most the messages in flight at a kill may be missing.
"""

import asyncio
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import click

from feira.table.database import Database
from feira.web.notices import outbox as outbox_module
from feira.web.notices.notifier import Notifier
from feira.web.notices.outbox import LEFT_AFTER, Message, Outbox
from feira.web.notices.outcome import Outcome
from feira.web.notices.preferences import Preferences
from feira.web.notices.push import PushSender
from feira.web.notices.sending import IN_FLIGHT
from feira.web.notices.vapid import load_vapid

KILLS, MESSAGES = 100, 3000
LATER = 0.02  # the most seconds between a message and the kill
PATIENCE = 20.0  # seconds for a process to send something
TURN = "INSERT INTO turns (table_id, number, person, at) VALUES (?, 1, ?, 0)"
PEOPLE = 2 * IN_FLIGHT  # each of whom is sent one message at a time


class Found(NamedTuple):
    """The results of a run."""

    wanted: int
    received: int
    twice: int
    missing: int
    in_flight: int  # in flight when a process was killed
    kills: int


async def send_all(url: str) -> None:
    """Sends all waiting messages, as a server does."""
    database = Database(url)
    database.start()
    outbox, preferences = Outbox(database), Preferences(database)
    push = PushSender(await load_vapid(database, "mailto:bench@localhost"), local=True)
    outbox_module.LEFT_AFTER = 0  # what the last process was sending is lost
    await outbox.give_up_lost()
    outbox_module.LEFT_AFTER = LEFT_AFTER

    async def deliver(message: Message) -> Outcome:
        device = await preferences.device(message.target)
        assert device is not None
        text = f'{{"id": "{message.id}", "table": "{message.table_id}"}}'.encode()
        return await push.send(device.endpoint, device.p256dh, device.auth, text, message.id)

    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await Notifier(outbox, deliver, look_seconds=0.02).run()


def start(url: str) -> subprocess.Popen[str]:
    """Starts the process, and waits until it sends."""
    command = [sys.executable, "-m", "bench.notify_kills", "--child", url]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    return child


def stop(child: subprocess.Popen[str]) -> None:
    """Kills the process at any point."""
    child.kill()
    child.wait()
    assert child.stdout is not None
    child.stdout.close()


def prepare(file: Path, messages: int, subscription: dict[str, object]) -> None:
    """A database with a device of each person, and a turn for each message."""
    database = Database(f"sqlite:///{file}")
    database.make_ready()
    database.engine.dispose()
    keys = subscription["keys"]
    assert isinstance(keys, dict)
    of_browser = (subscription["endpoint"], keys["p256dh"], keys["auth"])
    devices = [(f"d{n}", f"p{n}", f"k{n}", *of_browser) for n in range(PEOPLE)]
    with sqlite3.connect(file) as db:
        names = "id, person, endpoint_key, endpoint, p256dh, auth, language, device, created"
        marks = "?, ?, ?, ?, ?, ?, 'en', '', 0"
        db.executemany(f"INSERT INTO push_subscriptions ({names}) VALUES ({marks})", devices)
        turns = [(f"t{number}", f"p{number % PEOPLE}") for number in range(messages)]
        db.executemany(TURN, turns)
    db.close()


def count(file: Path, states: str) -> int:
    """How many messages are in one of some states."""
    with suppress(sqlite3.OperationalError):
        db = sqlite3.connect(file, timeout=10)
        found = db.execute(f"SELECT count(*) FROM outbox WHERE state IN ({states})").fetchone()[0]
        db.close()
        return int(found)
    return 0


def run(*, kills: int, messages: int, folder: object, say: Callable[[str], object]) -> Found:
    """Kills this many times, then lets the rest be sent, and counts."""
    from tests.web.receivers import push_service

    file, rng = Path(str(folder)) / "kills.db", random.Random(17)
    in_flight = done = 0
    with push_service() as service:
        prepare(file, messages, service.subscription())
        while done < kills:
            child = start(f"sqlite:///{file}")
            goal = len(service.received) + rng.randrange(max(2, messages // kills))
            end = time.monotonic() + PATIENCE
            while len(service.received) < goal and time.monotonic() < end:
                time.sleep(0.001)
            time.sleep(rng.random() * LATER)
            stop(child)
            done += 1
            left = count(file, "'sending'")
            assert left <= IN_FLIGHT, f"{left} messages were being sent at the same time"
            in_flight += left
            if done % 10 == 0:
                say(f"{done} kills, {len(service.received)} of {messages} messages")
        child = start(f"sqlite:///{file}")
        while len(service.received) + count(file, "'lost', 'failed'") < messages:
            time.sleep(0.05)
            if not count(file, "'waiting', 'sending'") and len(service.received):
                time.sleep(0.5)
                break
        stop(child)
        assert service.faults == []
        arrived = Counter(one["table"] for one in service.received)
    return Found(
        wanted=messages,
        received=len(arrived),
        twice=sum(number > 1 for number in arrived.values()),
        missing=messages - len(arrived),
        in_flight=in_flight,
        kills=done,
    )


@click.command()
@click.option("--kills", default=KILLS, show_default=True)
@click.option("--messages", default=MESSAGES, show_default=True)
@click.option("--child", default="", help="The database: this process is the one that sends.")
def main(kills: int, messages: int, child: str) -> None:
    """Kill the sending process repeatedly, and count what arrives."""
    if child:
        asyncio.run(send_all(child))
    with tempfile.TemporaryDirectory() as folder:
        found = run(kills=kills, messages=messages, folder=folder, say=print)
    print(
        f"{found.kills} kills: {found.received} of {found.wanted} messages arrived, "
        f"{found.twice} twice, {found.missing} missing, {found.in_flight} in flight at a kill"
    )
    if found.twice or found.missing > found.in_flight:
        sys.exit(1)


if __name__ == "__main__":
    main()
