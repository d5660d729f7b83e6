"""The queue of a socket: messages stay in order, and the one consumer is woken, or gives up."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from feira.web.inbox import Inbox


def run(story: Callable[[Inbox], Coroutine[Any, Any, None]]) -> None:
    """Runs a story with a new inbox."""

    async def tell() -> None:
        await story(Inbox(asyncio.get_running_loop()))

    asyncio.run(tell())


def test_messages_are_received_in_order() -> None:
    async def story(inbox: Inbox) -> None:
        for number in range(3):
            inbox.put_nowait(number)
        assert inbox.qsize() == 3
        assert [await inbox.get() for _ in range(3)] == [0, 1, 2]
        assert inbox.empty()

    run(story)


def test_a_receiver_that_waits_is_woken_once_by_many_messages() -> None:
    async def story(inbox: Inbox) -> None:
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("first")
        inbox.put_nowait("second")
        assert await waiting == "first"
        assert await inbox.get() == "second"

    run(story)


def test_a_receiver_that_gives_up_takes_no_message_with_it() -> None:
    async def story(inbox: Inbox) -> None:
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("kept")
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await inbox.get() == "kept"

    run(story)


def test_a_second_receiver_is_an_error() -> None:
    async def story(inbox: Inbox) -> None:
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        with pytest.raises(AssertionError, match="one task receives"):
            await inbox.get()
        waiting.cancel()

    run(story)
