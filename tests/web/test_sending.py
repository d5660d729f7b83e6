"""Messages are sent in time, and a slow receiver holds up nobody else."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, insert, select

from feira.table import schema
from feira.table.database import Database
from feira.web.notices.notifier import Notifier
from feira.web.notices.outbox import MAIL, Message, Outbox, new_message
from feira.web.notices.outcome import Outcome
from feira.web.notices.push import PushSender
from feira.web.notices.sending import IN_FLIGHT, Line, SendingThreads
from feira.web.notices.vapid import Vapid
from tests.web.receivers import Browser

PATIENCE = 20.0  # seconds, on a busy machine


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path / 'feira.db'}")
    made.start()
    yield made
    made.stop()


def soon(work: Coroutine[Any, Any, Any]) -> Any:
    """Runs something with a short timeout."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


@contextmanager
def trickling() -> Iterator[str]:
    """A push service that answers with a byte now and then, and never finishes."""
    listening = socket.create_server(("127.0.0.1", 0))
    ended = threading.Event()

    def answer() -> None:
        connection, _ = listening.accept()
        with connection, suppress(OSError):
            while not ended.wait(0.005):
                connection.sendall(b"x")

    thread = threading.Thread(target=answer, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}/me"
    ended.set()
    thread.join(PATIENCE)
    listening.close()


def test_a_receiver_who_trickles_is_cut_off() -> None:
    sender = PushSender(Vapid(ec.generate_private_key(ec.SECP256R1()), "mailto:x@x"), local=True)
    sender.threads.seconds = 0.2
    keys = Browser().keys
    with trickling() as endpoint:
        sent = soon(sender.send(endpoint, keys["p256dh"], keys["auth"], b"{}", "topic"))
    assert sent == "lost", "perhaps it was accepted"
    sender.threads.stop()


def test_who_has_no_connection_when_time_is_up_does_not_begin_one() -> None:
    line = Line()
    line.cut()
    with pytest.raises(TimeoutError):
        line.check()


def test_other_work_in_threads_waits_for_no_receiver() -> None:
    """Passwords are hashed in threads too."""
    end = threading.Event()

    def send(_line: Line) -> Outcome:
        end.wait(PATIENCE)
        return "sent"

    async def crowd() -> list[Outcome]:
        threads = SendingThreads("test")
        sending = [asyncio.create_task(threads.run(send)) for _ in range(100)]
        await asyncio.to_thread(end.set)
        return list(await asyncio.gather(*sending))

    assert soon(crowd()) == ["sent"] * 100


def waiting(outbox: Outbox, *persons: str) -> Coroutine[Any, Any, None]:
    """Puts messages to persons into the outbox, the first being the oldest."""
    rows = [
        new_message(f"{number}", person, MAIL, due=number) for number, person in enumerate(persons)
    ]

    def do(db: Connection) -> None:
        db.execute(insert(schema.outbox), rows)

    return outbox.database.write(do)


def test_one_message_to_a_person_at_a_time_and_nobody_waits_for_others(
    database: Database,
) -> None:
    outbox, sent, answers = Outbox(database), [], asyncio.Event()

    async def deliver(message: Message) -> Outcome:
        if message.person == "slow":
            await answers.wait()
        sent.append(message.person)
        return "sent"

    async def do() -> None:
        await waiting(outbox, *["slow"] * 20, *["ada", "ben"] * 5)
        notifier = Notifier(outbox, deliver)
        await notifier.look()  # returns, though nothing to `slow` is accepted
        while len(sent) < 10:
            await asyncio.sleep(0.01)
        assert sorted(sent) == ["ada"] * 5 + ["ben"] * 5
        o = schema.outbox.c
        query = select(o.id).where(o.state == "sending", o.person == "slow")
        assert len(await database.read(lambda db: db.scalars(query).all())) == 1
        answers.set()
        await asyncio.gather(*notifier.places.running)

    soon(do())
    assert len(sent) == 30


def test_only_so_many_are_sent_at_the_same_time(database: Database) -> None:
    outbox, now, most = Outbox(database), [0], [0]

    async def deliver(_message: Message) -> Outcome:
        now[0] += 1
        most[0] = max(most[0], now[0])
        await asyncio.sleep(0)
        now[0] -= 1
        return "sent"

    async def do() -> None:
        await waiting(outbox, *[f"p{number}" for number in range(20)])
        notifier = Notifier(outbox, deliver)
        await notifier.look()
        await notifier.look()
        await asyncio.gather(*notifier.places.running)
        assert await outbox.due() == []

    soon(do())
    assert 1 <= most[0] <= IN_FLIGHT


def test_what_is_being_sent_ends_with_the_notifier(database: Database) -> None:
    outbox, begun = Outbox(database), asyncio.Event()

    async def deliver(_message: Message) -> Outcome:
        begun.set()
        await asyncio.Event().wait()
        return "sent"

    async def do() -> None:
        await waiting(outbox, "ada")
        notifier = Notifier(outbox, deliver)
        running = asyncio.create_task(notifier.run())
        await begun.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert not notifier.places.running

    soon(do())
