"""Replays of games: all steps, any position, and the coins over time."""

import numpy as np

from feira.core.game import Game, Json
from feira.core.record import Record, Step, replay
from feira.core.verbs import CHANCE
from feira.web.answers import Best, History, Past
from feira.web.shapes import Step as StepSeen


def steps_of(record: Record) -> list[StepSeen]:
    """All choices of a record, with their notation and the explained events."""
    return [step_seen(record.game, step) for step in replay(record)]


def step_seen(game: Game, step: Step) -> StepSeen:
    """One choice of a record, with its notation and the explained events."""
    return {
        "number": step.number,
        "actor": None if step.actor == CHANCE else step.actor,
        "text": game.text(step.before, step.choice),
        "events": step.events,
    }


def position_after(record: Record, number: int) -> np.record:
    """The position after `number` choices."""
    s = record.game.new(record.config)
    for choice in record.choices[:number]:
        record.game.apply(s, choice, None)
    return s


def history_of(record: Record) -> History:
    """The coins of all seats after each choice, and each seat's best single choice."""
    game = record.game
    coins = start = game.coins(game.new(record.config))
    steps: list[Past] = []
    best: list[Best | None] = [None] * len(start)
    for step in replay(record):
        before, coins = coins, game.coins(step.after)
        who = None if step.actor == CHANCE else step.actor
        steps.append(Past(number=step.number, actor=who, coins=coins))
        for seat, had in enumerate(before):
            net, most = coins[seat] - had, best[seat]
            if who in (seat, None) and net > (most.net if most else 0):
                text = game.text(step.before, step.choice)
                best[seat] = Best(seat=seat, number=step.number, text=text, net=net)
    return History(start=start, steps=steps, best=best)


def about(record: Record) -> Json:
    """What lists show of a record: the game, the players, and the result."""
    end = position_after(record, len(record.choices))
    result = record.game.result(end)
    return {
        "game": record.game.name,
        "seats": record.config.seats,
        "options": dict(record.config.options),
        "players": record.players,
        "date": record.known.get("date"),
        "choices": len(record.choices),
        "over": result["over"],
        "result": result if result["over"] else None,
    }
