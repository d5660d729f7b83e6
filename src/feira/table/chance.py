"""Chance acts at a table: its outcomes follow from the table's secret and the nonces."""

from feira.core.position import Position
from feira.core.types import CHANCE
from feira.table.decision import TableStep, make_step
from feira.table.secret import drawn
from feira.table.table import Table


def let_chance_act(
    table: Table, position: Position, number: int, steps: list[TableStep]
) -> tuple[list[int], Position]:
    """Draws outcomes while chance is to act, and appends a step for each.

    `number` is the number of the first outcome in the game. The table is not changed.
    """
    outcomes: list[int] = []
    if position.actor != CHANCE:
        return outcomes, position
    nonces = table.nonces
    while position.actor == CHANCE:
        outcome = drawn(table.secret, nonces, number, position.weights)
        step, position = make_step(position, outcome, number)
        steps.append(step)
        outcomes.append(outcome)
        number += 1
    return outcomes, position
