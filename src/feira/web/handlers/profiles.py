"""Profiles of accounts, the opening explorer, and statistics of the games."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter
from sqlalchemy import Connection

from feira.games import NAMES, find_game
from feira.games.mass_play import MassPlay
from feira.service.catalogue import check_name
from feira.table.days import day_of
from feira.table.person import Person
from feira.table.timestamps import now
from feira.web import relations
from feira.web.daily.daily import counted_days
from feira.web.daily.streaks import streak_of
from feira.web.dependencies import Request, TheService
from feira.web.handlers.relations import AccountName
from feira.web.limits import address_of
from feira.web.mass_play import mass_counts, mass_play_of
from feira.web.openings import LONGEST_LINE, Explorer, source_of
from feira.web.profile_types import Profile
from feira.web.profiles import (
    LEAST,
    Played,
    accuracy_of,
    best_games,
    game_profile,
    last_here,
    month_of,
    opponents_of,
    played_by,
    wins,
)
from feira.web.quotas import PROFILES
from feira.web.service import Service
from feira.web.sessions import person_of

NOBODY = "there is no account with this name"


async def found_account(service: Service, name: str, viewer: Person) -> tuple[Person, str]:
    """The account with a name and its relation to the viewer; 404 also if it has blocked them."""

    def do(db: Connection) -> tuple[Person, str]:
        account = relations.account_named(db, name)
        if viewer.id and relations.has(db, account.id, viewer.id, relations.BLOCKED):
            raise NotFoundException(NOBODY)
        return account, relations.relation_to(db, viewer.id, account.id) if viewer.id else ""

    return await service.database.read(do)


async def profile_of(service: Service, name: str, viewer: Person, address: str) -> Profile:
    """The profile of an account as a viewer sees it."""
    account, relation = await found_account(service, name, viewer)
    mine = account.id == viewer.id
    row = await service.people.find(account.id)
    if row is None:
        raise NotFoundException(NOBODY)
    ratings = await service.ratings.of(account.id)
    history = await service.ratings.history(account.id)
    days = counted_days(await service.daily.tries.of(account.id))
    last = await service.database.read(lambda db: last_here(db, account.id))

    def add_up(played: list[Played]) -> Profile:
        by_game = {game: [one for one in played if one.row.game == game] for game in NAMES}
        count = len({one.row.table_id for one in played})
        accuracy, reviewed = accuracy_of(played if count >= LEAST else ())
        return Profile(
            name=account.name,
            since=month_of(row["created"]),
            last_here=last,
            days_in_a_row=streak_of(days, day_of(now())).days,
            mine=mine,
            relation=relation,  # type: ignore[arg-type]
            games=count,
            won=wins(played),
            accuracy=accuracy,
            reviewed=reviewed,
            by_game=[
                game_profile(game, games, ratings, history)
                for game, games in by_game.items()
                if games
            ],
            opponents=opponents_of(played) if count >= LEAST else [],
            best=best_games(played),
        )

    found = await service.database.read(lambda db: played_by(db, account.id, shown=not mine))
    return await service.replaying.run(address, add_up, found)


class ProfilesController(Controller):
    """Profiles, openings and statistics."""

    path = "/api"
    tags = ("profiles",)

    @get("/profiles")
    async def profile(self, request: Request, service: TheService, *, name: AccountName) -> Profile:
        """The profile of an account; for others from its rated and public games only."""
        viewer = await person_of(request, service.people)
        service.quotas.take(PROFILES, viewer, address_of(request))
        return await profile_of(service, name, viewer, address_of(request))

    @get("/games/{game:str}/openings")
    async def openings(
        self,
        game: FromPath[str],
        request: Request,
        service: TheService,
        *,
        seats: Annotated[int, QueryParameter(ge=1, le=8)] = 2,
        variant: Annotated[str, QueryParameter(max_length=24)] = "",
        line: Annotated[str, QueryParameter(max_length=200)] = "",
    ) -> Explorer:
        """What follows a line of opening moves, separated by commas, and who won."""
        check_name(game)
        viewer = await person_of(request, service.people)
        service.quotas.take(PROFILES, viewer, address_of(request))
        variants = find_game(game).presentation.statistics.variants
        variant = variant or next(iter(variants))
        if variant not in variants or seats not in find_game(game).rules.seats:
            raise NotFoundException("there are no such tables")
        words = tuple(word for word in line.split(",") if word)[:LONGEST_LINE]
        mass = mass_counts(game, variant, seats)
        real = await service.openings.count(address_of(request), game, variant, seats)
        return Explorer(
            game=game,
            variant=variant,
            variants=list(variants),
            players=seats,
            line=list(words),
            fair=1 / seats,
            mass=None if mass is None else source_of(mass[0], mass[1], words, mass[2]),
            real=source_of(*real, words),
        )

    @get("/games/{game:str}/statistics")
    async def statistics(self, game: FromPath[str]) -> Response[MassPlay]:
        """Statistics of a game from mass simulation: length, seats, strategies, luck and skill."""
        check_name(game)
        return Response(mass_play_of(game), headers={"cache-control": "public, max-age=3600"})
