"""Replays for many readers: each is computed once, and their cache is bounded."""

import asyncio
from collections import Counter

from feira.web.replaying import MOST_BYTES, Replaying

READERS = 30


def test_all_who_ask_for_the_same_replay_wait_for_one() -> None:
    made: Counter[str] = Counter()

    def steps(record: str) -> list[str]:
        made[record] += 1
        return [record] * 3

    async def crowd() -> set[bytes]:
        replaying = Replaying()
        asked = [replaying.answer(f"address {n}", ("r1",), steps, "r1") for n in range(READERS)]
        found = set(await asyncio.gather(*asked))
        found.add(await replaying.answer("somebody later", ("r1",), steps, "r1"))
        replaying.stop()
        return found

    assert asyncio.run(crowd()) == {b'["r1","r1","r1"]'}
    assert made == {"r1": 1}


def test_what_was_not_asked_for_the_longest_is_forgotten() -> None:
    large = "x" * (MOST_BYTES // 3)

    async def ask() -> list[tuple[str, ...]]:
        replaying = Replaying()
        for name in ("a", "b", "a", "c"):
            await replaying.answer("address", (name,), lambda: large)
        assert replaying.bytes <= MOST_BYTES
        replaying.stop()
        return list(replaying.kept)

    assert asyncio.run(ask()) == [("a",), ("c",)]
