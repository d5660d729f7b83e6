"""The follow-up of an entry is done as soon as possible, whichever process has stored the entry."""

import asyncio

import pytest

from feira.core.errors import FeiraError
from feira.games import find_game
from feira.table import unfinished
from feira.table.authority import Authority
from feira.table.feed import NoFeed
from feira.table.log import Began, Entry, Sat
from feira.table.person import Person
from feira.table.standing import Standing
from feira.table.store import Ending
from tests.bots import until
from tests.table.clients import Client, plan
from tests.table.memory_store import FirstChoice, MemoryStore

SOON = 10.0  # seconds, on a busy machine


class FailingStore(MemoryStore):
    """A store that fails to store the beginning or the end of a game on demand."""

    failing = True

    async def append(self, table: str, entry: Entry, standing: Standing | None) -> bool:
        if self.failing and isinstance(entry.event, Began):
            raise FeiraError("the store is away")
        return await super().append(table, entry, standing)

    async def end(self, table: str, ending: Ending) -> bool:
        if self.failing:
            raise FeiraError("the store is away")
        return await super().end(table, ending)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unfinished, "RETRY", 0.01)


def authority_over(store: MemoryStore, *, alone: bool = True) -> Authority:
    feed = NoFeed(None if alone else 0.01)
    return Authority(store=store, feed=feed, thinkers=FirstChoice(), find_game=find_game)


def test_a_game_begins_by_itself_when_the_store_is_back() -> None:
    async def main() -> None:
        store = FailingStore()
        authority = authority_over(store)
        ada = Client(authority, "ada")
        live = await authority.create(plan("mercado", "me", "easy"), ada.person)
        ada.watch(live)
        assert (await ada.sit()).refused is None, "the seat is taken, whatever follows"
        await asyncio.sleep(0.05)
        assert live.table.state == "open"
        store.failing = False
        await until(lambda: live.table.state == "playing", SOON, "the game begins")
        assert ada.turn is not None
        await authority.stop()

    asyncio.run(main())


def test_a_table_loaded_while_the_store_fails_begins_later() -> None:
    async def main() -> None:
        store = FailingStore()
        first = authority_over(store)
        ada = Client(first, "ada")
        live = await first.create(plan("mercado", "me", "easy"), ada.person)
        ada.watch(live)
        await ada.sit()
        await first.stop()
        second = authority_over(store)
        found = await second.find(live.table.id)
        assert found.table.state == "open"
        store.failing = False
        await until(lambda: found.table.state == "playing", SOON, "the game begins")
        await second.stop()

    asyncio.run(main())


def test_a_game_begins_although_the_process_that_filled_the_last_seat_is_dead() -> None:
    async def main() -> None:
        store = MemoryStore()
        here = authority_over(store, alone=False)
        await here.start()
        ada = Client(here, "ada")
        live = await here.create(plan("mercado", "me", "easy"), ada.person)
        ada.watch(live)
        sat = Sat(seat=0, person=ada.person.id, name="ada", nonce="nonce-of-ada")
        await store.append(live.table.id, Entry(1, 1, sat), None)  # by a process that died then
        await until(lambda: live.table.state == "playing", SOON, "the game begins")
        await here.stop()

    asyncio.run(main())


def test_a_result_is_stored_when_the_store_is_back() -> None:
    async def main() -> None:
        store = FailingStore()
        store.failing = False
        authority = authority_over(store)
        ended = asyncio.Event()
        authority.on_end.append(lambda *_: ended.set())
        ada = Client(authority, "ada")
        live = await authority.create(plan("mercado", "me"), Person("person-ada", "ada"))
        ada.watch(live)
        await ada.sit()
        store.failing = True
        while live.table.state != "over":
            assert live.table.position is not None
            answer = await ada.choose(live.table.position.legal()[0])
            assert answer.refused is None, "the choice is made, whatever follows"
        assert not store.endings
        store.failing = False
        async with asyncio.timeout(SOON):
            await ended.wait()
        assert len(store.endings) == 1
        await authority.stop()

    asyncio.run(main())
