"""Chance acts at a table: its outcomes follow from the table's secret and the nonces."""

from feira.core.game import Next
from feira.core.verbs import CHANCE
from feira.table.decision import TableStep
from feira.table.secret import drawn
from feira.table.table import Table


def let_chance_act(
    table: Table, then: Next, number: int, steps: list[TableStep]
) -> tuple[list[int], Next]:
    """Draws outcomes while chance is to act, and adds a step for each.

    `number` is the number of the first outcome in the game. Nothing changes at the table.
    """
    outcomes: list[int] = []
    if then.who != CHANCE:
        return outcomes, then
    game, nonces = table.game, table.nonces
    while then.who == CHANCE:
        outcome = drawn(table.secret, nonces, number, then.open)
        text = game.outcome_text(then.after[0], outcome)
        then = game.happen(then.after, outcome)
        steps.append(TableStep(number, None, text, then.events))
        outcomes.append(outcome)
        number += 1
    return outcomes, then
