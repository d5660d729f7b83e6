"""The plan of each day, and the secret that determines its dice and draws.

Both are functions of the date: servers with the same seed material and the same games agree. The
game and its plan are public. The day's secret is HMAC-SHA-256(seed, "feira daily DATE"), so nobody
can compute the secret of any day without the seed.
"""

import hashlib
import hmac
from datetime import date

from feira.core.daily import DailyPlan
from feira.core.game import Game
from feira.games import NAMES, find_game


def seed_of(setting: str, database_secret: str) -> str:
    """The seed material: from the settings, or else a secret of this database."""
    if setting:
        return setting
    return hmac.new(database_secret.encode(), b"seed of the daily", hashlib.sha256).hexdigest()


def secret_of(seed: str, day: str) -> str:
    """The secret of a day."""
    return hmac.new(seed.encode(), f"feira daily {day}".encode(), hashlib.sha256).hexdigest()


def plan_of(day: str) -> tuple[Game, DailyPlan]:
    """The game of a day and its plan: games rotate, and so do the plans of each."""
    number = date.fromisoformat(day).toordinal()
    games = [game for game in map(find_game, NAMES) if game.daily is not None]
    game = games[number % len(games)]
    assert game.daily is not None
    plans = game.daily.plans
    return game, plans[number // len(games) % len(plans)]
