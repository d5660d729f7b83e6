"""Lessons: a first game, step by step."""

import asyncio

from litestar import get
from litestar.params import FromPath

from feira.service.answers import Lesson
from feira.service.catalogue import check_name
from feira.service.lessons import lesson
from feira.web.dependencies import TheService


@get("/api/lessons/{game:str}", tags=["lessons"])
async def lesson_of(game: FromPath[str], service: TheService) -> Lesson:
    """A first game, step by step: texts, places to highlight, and choices to make."""
    check_name(game)
    await service.ready.wait()
    return await asyncio.to_thread(lesson, game)
