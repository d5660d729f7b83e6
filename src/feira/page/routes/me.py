"""The person who has the page open, and what everybody may ask for."""

from typing import Any

from msgspec import Struct

from feira.page.router import CREATED, Request, route
from feira.service.answers import Lesson, Ready
from feira.service.catalogue import check_name, games
from feira.service.lessons import lesson
from feira.service.my_games import MOST, MyGames, Wanted, listing, named, page_of
from feira.table.names import Name, clean_name


class Guest(Struct, forbid_unknown_fields=True):
    """The name of the person."""

    name: Name


class Me(Struct):
    """The person. There are no accounts in a page."""

    id: str
    name: str
    account: bool = False


@route("GET", "/api/me")
async def me(request: Request) -> Me | None:
    """Who am I?"""
    person = request.service.person
    return Me(person.id, person.name) if person.id else None


@route("POST", "/api/guest", CREATED)
async def guest(request: Request) -> Me:
    """Take a name, or another one."""
    person = await request.service.name(clean_name(request.data(Guest).name))
    return Me(person.id, person.name)


@route("GET", "/api/progress")
async def progress(_request: Request) -> Ready:
    """An engine that answers is ready."""
    return Ready(ready=True)


@route("GET", "/api/games")
async def list_games(_request: Request) -> Any:
    """The games, with their seats, options and challenges."""
    return games()


@route("GET", "/api/lessons/{game}")
async def lesson_of(request: Request) -> Lesson:
    """A first game, step by step."""
    check_name(request.path["game"])
    return lesson(request.path["game"])


@route("GET", "/api/me/games")
async def my_games(request: Request) -> MyGames:
    """My games, those that wait for me first."""
    service, wanted = request.service, wanted_by(request)
    found = []
    for row in sorted(await service.store.rows(), key=lambda row: -row.created)[:MOST]:
        if wanted.game and row.plan.game != wanted.game:
            continue
        if wanted.solo and len(row.plan.seats) > 1:
            continue
        full = await service.store.find(row.id) or row
        ending = await service.store.ending(row.id) if full.state == "over" else None
        mine = [seat for seat, planned in enumerate(row.plan.seats) if planned.kind == "me"]
        one = listing(full, ending.result if ending else None, mine)
        if not wanted.text or named(one, wanted.text, []):
            found.append(one)
    return await page_of(found, wanted, service.authority.find)


def wanted_by(request: Request) -> Wanted:
    """Which of my games a request asks for."""
    show: Any = request.text("show", "all")
    return Wanted(
        show=show,
        game=request.text("game"),
        solo=request.flag("solo"),
        text=request.text("text").strip(),
        offset=request.number("offset"),
    )
