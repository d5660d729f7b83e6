"""Par: the master plays each day before it begins, with the same dice and draws as everybody.

Its budget is counted in simulations and seeded by the day's secret, so servers that agree on the
secret agree on par. Each choice is a separate job for the thinkers, so people who play against
computers meanwhile get their turn.
"""

import asyncio
import json
import logging

from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.core.record import Record, position_after, write
from feira.core.types import CHANCE
from feira.players.levels import find_player_spec, new_player
from feira.players.player import Player
from feira.service.replays import about
from feira.table.secret import drawn
from feira.table.thinkers import Thinkers
from feira.web.daily.days import Day, Days

log = logging.getLogger("feira.web")

OWNER = "daily"  # the owner for the thinkers
LOOK_SECONDS = 30.0  # between searches for days without par
SEED_DIGITS = 8  # of the secret, hexadecimal


async def play_day(day: Day, level: str, thinkers: Thinkers) -> Record:
    """The whole game of a computer of this level on a day."""
    game, _, plan = day.find()
    config = game.configure(1, plan.options)
    position = Position.start(game, config)
    seed = int(day.secret[:SEED_DIGITS], 16)
    player = new_player(game, find_player_spec(level), seed=seed)
    choices: list[int] = []
    while not position.over:
        if position.actor == CHANCE:
            choice = drawn(day.secret, day.day, len(choices) + 1, position.weights)
        else:
            choice = await thinkers.run(OWNER, choose, player, position)
        choices.append(choice)
        position = position.play(choice)
    known = {"players": f"Feira ({level})", "date": day.day}
    known |= {"commit": day.commit, "nonces": day.day}
    return Record(game=game, config=config, choices=tuple(choices), known=known)


def choose(_share: float, player: Player, position: Position) -> int:
    """A choice with the whole budget, however busy the server is: par must not depend on load."""
    return position.number(player.choose(position))


async def find_pars(days: Days, level: str, thinkers: Thinkers) -> None:
    """Lets the master play today and tomorrow, if that is not done yet."""
    for day in await days.without_par():
        record = await play_day(day, level, thinkers)
        _, plans, _ = day.find()
        score, _ = plans.score(position_after(record).array)
        await days.set_par(day.day, int(score), write(record), json.dumps(about(record)))


async def keep_pars(days: Days, level: str, thinkers: Thinkers) -> None:
    """Publishes days and computes their pars, periodically."""
    while True:
        try:
            await days.publish()
            if level:
                await find_pars(days, level, thinkers)
        except FeiraError as error:
            log.warning("the daily challenge waits: %s", error)
        await asyncio.sleep(LOOK_SECONDS)
