"""The game, in the form the catalogue expects."""

from feira.core.game import Game
from feira.games.machikoro.presentation.contract import PRESENTATION
from feira.games.machikoro.rules.contract import RULES
from feira.games.machikoro.strategy.contract import STRATEGY

GAME = Game(rules=RULES, presentation=PRESENTATION, strategy=STRATEGY)
