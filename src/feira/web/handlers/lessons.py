"""Lessons: a first game, step by step."""

import asyncio

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from feira.games import NAMES
from feira.web.answers import Lesson
from feira.web.dependencies import TheService
from feira.web.lessons import lesson


@get("/api/lessons/{game:str}", tags=["lessons"])
async def lesson_of(game: FromPath[str], service: TheService) -> Lesson:
    """A first game, step by step: texts, places to highlight, and choices to make."""
    if game not in NAMES:
        raise NotFoundException(f"there is no game '{game}' (there is: {', '.join(NAMES)})")
    await service.ready.wait()
    return await asyncio.to_thread(lesson, game)
