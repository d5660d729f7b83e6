"""The game, in the form the catalogue expects."""

from feira.core.game import Game
from feira.games.mercado.presentation.contract import PRESENTATION
from feira.games.mercado.rules.contract import RULES
from feira.games.mercado.strategy.contract import STRATEGY

GAME = Game(rules=RULES, presentation=PRESENTATION, strategy=STRATEGY)
