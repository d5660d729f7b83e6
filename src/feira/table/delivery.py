"""Sends a message to everybody who watches a table, without blocking the event loop for long.

People with a seat come first. If many others watch, they receive it in slices with pauses between
them, in which the event loop serves other tables: several choices of these can then be made from
beginning to end before a large crowd is through. Messages to one watcher stay in order.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from feira.table.live_table import SLICE, LiveTable, Watcher

MessageFor = Callable[[Watcher], bytes]  # empty: no message for this watcher
PAUSE = 0.004  # seconds between two slices of the newest message; older ones are not held up


def send_to_all(live: LiveTable, message_for: MessageFor) -> None:
    """Sends each watcher its message: at once, or in a crowd to some of them a little later."""
    if live.crowded:
        send_to_crowd(live, message_for)
        return
    for watcher in list(live.watchers):
        if message := message_for(watcher):
            watcher.send(message)


def send_to(watcher: Watcher, message_for: MessageFor) -> None:
    """Sends a watcher its message, if there is one."""
    if message := message_for(watcher):
        watcher.send(message)


def send_to_crowd(live: LiveTable, message_for: MessageFor) -> None:
    """Sends the message to people with a seat, then to the others in slices."""
    seated = {seat.person for seat in live.table.seats if seat.person}
    others: deque[Watcher] = deque()
    for watcher in live.watchers:
        if watcher.person.id in seated:
            send_to(watcher, message_for)
        else:
            others.append(watcher)
    idle = not live.unsent
    live.unsent.append((message_for, others))
    if idle:
        asyncio.get_running_loop().call_soon(send_slice, live)


def send_slice(live: LiveTable) -> None:
    """Sends the next slice; watchers who have left meanwhile are skipped."""
    message_for, others = live.unsent[0]
    for _ in range(min(SLICE, len(others))):
        watcher = others.popleft()
        if watcher in live.watchers:
            send_to(watcher, message_for)
    if not others:
        live.unsent.popleft()
    if live.unsent:
        newest = len(live.unsent) == 1
        asyncio.get_running_loop().call_later(PAUSE if newest else 0, send_slice, live)
