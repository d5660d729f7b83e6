"""Puzzles: a puzzle to solve, a clue, a try; and costly moves of your own games to try again."""

import random
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from msgspec import Meta, Struct, structs

from feira.core.position import Position
from feira.core.record import Record
from feira.service.catalogue import check_name
from feira.table.commands import MOST_NUMBER
from feira.table.person import Person
from feira.web.dependencies import Request, TheService
from feira.web.handlers.people import known_person
from feira.web.handlers.records import finished, found_record, stored_record
from feira.web.limits import address_of
from feira.web.puzzles.again import position_before, reviewed_move, solution_again
from feira.web.puzzles.offers import (
    PuzzleOffer,
    Solution,
    names_of,
    offer,
    pick,
    solution,
    standing_json,
)
from feira.web.puzzles.tries import Tried
from feira.web.quotas import PUZZLES
from feira.web.service import Service

Choice = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
Number = Annotated[int, Parameter(ge=1, le=MOST_NUMBER)]


class Try(Struct, forbid_unknown_fields=True):
    """The number of the choice that is made."""

    choice: Choice


class PuzzleText(Struct):
    """A position as text."""

    position: str


class Clue(Struct):
    """The kind of the best move."""

    kind: str


def clue_of(position: Position, best: int) -> str:
    """The kind of the best move."""
    return position.game.presentation.clue(position.action(best))


def check_puzzle(service: Service, puzzle: str) -> None:
    """Answers 404 for a puzzle that is not there."""
    if puzzle not in service.puzzles.library.by_id:
        raise NotFoundException("there is no such puzzle")


async def thinking(service: Service, request: Request, do: Callable[..., Any], *args: Any) -> Any:
    """Runs a function on positions in the threads for replays, once the rules are compiled."""
    await service.ready.wait()
    return await service.replaying.run(address_of(request), do, *args)


class PuzzlesController(Controller):
    """Positions in which one move is clearly best."""

    path = "/api"
    tags = ("puzzles",)

    @get("/puzzles/next")
    async def next(
        self,
        game: FromQuery[str],
        request: Request,
        service: TheService,
        *,
        skip: FromQuery[str] = "",
    ) -> PuzzleOffer:
        """A puzzle of a game that you have not tried, near to your rating."""
        check_name(game)
        person = await known_person(request, service)
        library, tries = service.puzzles.library, service.puzzles.tries
        puzzles = [library.by_id[one] for one in library.by_game[game]]
        done = await tries.done(person.id, game) | {skip}
        standing = await tries.standing(person.id, game)
        found = pick(await tries.ratings(puzzles), done, standing, random.Random())
        if found is None:
            raise NotFoundException("you have tried all puzzles of this game")
        return await self._offer(service, request, person, found)

    @get("/puzzles/{puzzle:str}")
    async def one(
        self, puzzle: FromPath[str], request: Request, service: TheService
    ) -> PuzzleOffer:
        """A puzzle. If you have tried it before, it contains the result of that."""
        check_puzzle(service, puzzle)
        return await self._offer(service, request, await known_person(request, service), puzzle)

    async def _offer(
        self, service: Service, request: Request, person: Person, name: str
    ) -> PuzzleOffer:
        library, tries = service.puzzles.library, service.puzzles.tries
        puzzle, game = library.by_id[name], library.game_of[name]
        known = await tries.known(puzzle)
        standing, tried = await tries.standing(person.id, game), await tries.of(person.id, name)

        def make() -> PuzzleOffer:
            position = library.position(name)
            done = None
            if tried is not None and tried.choice is not None:
                found = solution(position, puzzle, tried, tried.choice, rated=True)
                done = structs.replace(
                    found,
                    tried=known.tries,
                    found=known.solved,
                    standing=standing_json(standing),
                )
            return offer(
                position,
                name=name,
                number=library.numbers[name],
                names=names_of(position),
                clue=clue_of(position, puzzle.best) if tried and tried.clue else "",
                known=known,
                standing=standing,
                done=done,
            )

        made: PuzzleOffer = await thinking(service, request, make)
        return made

    @get("/puzzles/{puzzle:str}/position")
    async def position(
        self, puzzle: FromPath[str], request: Request, service: TheService
    ) -> PuzzleText:
        """The position of a puzzle that you have tried, for the analysis board."""
        check_puzzle(service, puzzle)
        person = await known_person(request, service)
        tried = await service.puzzles.tries.of(person.id, puzzle)
        if tried is None or tried.choice is None:
            raise HTTPException("try the puzzle first", status_code=409)
        return PuzzleText(position=service.puzzles.library.by_id[puzzle].position)

    @post("/puzzles/{puzzle:str}/clue", status_code=200)
    async def clue(self, puzzle: FromPath[str], request: Request, service: TheService) -> Clue:
        """The kind of the best move. It costs half the points."""
        check_puzzle(service, puzzle)
        person = await known_person(request, service)
        service.quotas.take(PUZZLES, person, address_of(request))
        library = service.puzzles.library
        await service.puzzles.tries.give_clue(person.id, library.game_of[puzzle], puzzle)
        best = library.by_id[puzzle].best

        def kind() -> str:
            return clue_of(library.position(puzzle), best)

        return Clue(kind=await thinking(service, request, kind))

    @post("/puzzles/{puzzle:str}/try", status_code=200)
    async def make_try(
        self, puzzle: FromPath[str], data: JSONBody[Try], request: Request, service: TheService
    ) -> Solution:
        """Make a move. The first try is rated; the answer contains the solution."""
        check_puzzle(service, puzzle)
        person = await known_person(request, service)
        service.quotas.take(PUZZLES, person, address_of(request))
        library, tries = service.puzzles.library, service.puzzles.tries
        found, game = library.by_id[puzzle], library.game_of[puzzle]
        if found.move(data.choice) is None:
            raise HTTPException("that is no legal choice in this puzzle", status_code=400)
        tried, rated = await tries.enter(person.id, game, found, data.choice)
        known, standing = await tries.known(found), await tries.standing(person.id, game)

        def make(tried: Tried) -> Solution:
            return solution(library.position(puzzle), found, tried, data.choice, rated=rated)

        made: Solution = await thinking(service, request, make, tried)
        return structs.replace(
            made, tried=known.tries, found=known.solved, standing=standing_json(standing)
        )

    @get("/tables/{table:str}/again/{number:int}")
    async def again(
        self, table: FromPath[str], number: Number, request: Request, service: TheService
    ) -> PuzzleOffer:
        """A costly move of a reviewed game, to try again."""
        live = await finished(service, table)
        names = [seat.name for seat in live.table.seats]
        reviewed_move(await service.reviews.parsed(table), number)
        return await again_offer(service, request, live.table.record(), number, names)

    @post("/tables/{table:str}/again/{number:int}", status_code=200)
    async def try_again(
        self,
        table: FromPath[str],
        number: Number,
        data: JSONBody[Try],
        request: Request,
        service: TheService,
    ) -> Solution:
        """Another move instead of a costly one; it is not rated."""
        live = await finished(service, table)
        return await again_solution(service, request, table, live.table.record(), number, data)

    @get("/records/{record:str}/again/{number:int}")
    async def record_again(
        self, record: FromPath[str], number: Number, request: Request, service: TheService
    ) -> PuzzleOffer:
        """A costly move of a reviewed record, to try again."""
        await found_record(service, record)
        reviewed_move(await service.reviews.parsed(record), number)
        stored = await stored_record(service, record, request)
        return await again_offer(service, request, stored, number, stored.players)

    @post("/records/{record:str}/again/{number:int}", status_code=200)
    async def try_record_again(
        self,
        record: FromPath[str],
        number: Number,
        data: JSONBody[Try],
        request: Request,
        service: TheService,
    ) -> Solution:
        """Another move instead of a costly one of a record; it is not rated."""
        stored = await stored_record(service, record, request)
        return await again_solution(service, request, record, stored, number, data)


async def again_offer(
    service: Service, request: Request, record: Record, number: int, names: list[str]
) -> PuzzleOffer:
    """The position before a costly move, without the better one."""

    def make() -> PuzzleOffer:
        position = position_before(record, number)
        return offer(position, name="", number=number, names=names)

    made: PuzzleOffer = await thinking(service, request, make)
    return made


async def again_solution(
    service: Service, request: Request, subject: str, record: Record, number: int, data: Try
) -> Solution:
    """The value of another move, by the review."""
    move = reviewed_move(await service.reviews.parsed(subject), number)

    def make() -> Solution:
        position = position_before(record, number)
        if data.choice not in position.legal():
            raise HTTPException("that is no legal choice there", status_code=400)
        return solution_again(position, move, data.choice)

    made: Solution = await thinking(service, request, make)
    return made
