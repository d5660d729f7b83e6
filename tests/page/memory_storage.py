"""The browser's storage, in memory: several tabs may share one."""

import asyncio
from collections.abc import Callable


class Browser:
    """The storage shared by all tabs."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[str, str]] = {}
        self.tabs: list[Tab] = []
        self.full = False  # it stores nothing more
        self.broken = False  # it does not even say what is stored

    def store(self, name: str) -> dict[str, str]:
        return self.stores.setdefault(name, {})


class Tab:
    """The storage of one tab."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.listeners: list[tuple[str, Callable[[str], None]]] = []
        browser.tabs.append(self)

    async def add(self, store: str, key: str, value: str) -> bool:
        await self.durable()
        return self.browser.store(store).setdefault(key, value) is value

    async def put(self, store: str, key: str, value: str) -> None:
        await self.durable()
        self.browser.store(store)[key] = value

    async def get(self, store: str, key: str) -> str | None:
        await self.readable()
        return self.browser.store(store).get(key)

    async def range(self, store: str, lower: str, upper: str) -> list[tuple[str, str]]:
        await self.readable()
        items = sorted(self.browser.store(store).items())
        return [(key, value) for key, value in items if lower <= key <= upper]

    async def remove(self, store: str, key: str) -> None:
        await self.durable()
        self.browser.store(store).pop(key, None)

    async def readable(self) -> None:
        await asyncio.sleep(0)
        if self.browser.broken:
            raise OSError("UnknownError")

    async def durable(self) -> None:
        await asyncio.sleep(0)
        if self.browser.full:
            raise OSError("QuotaExceededError")

    def post(self, channel: str, text: str) -> None:
        for tab in self.browser.tabs:
            for name, callback in tab.listeners:
                if tab is not self and name == channel:
                    asyncio.get_running_loop().call_soon(callback, text)

    def listen(self, channel: str, callback: Callable[[str], None]) -> None:
        self.listeners.append((channel, callback))
