"""Replays of games: all steps, any position, and the coins over time."""

from feira.core.record import Record, Step, position_after, replay, start
from feira.core.types import CHANCE, Json
from feira.service.answers import Best, History, Past
from feira.service.shapes import Step as StepSeen


def steps_of(record: Record) -> list[StepSeen]:
    """All choices of a record, with their notation and the explained events."""
    return [step_seen(step) for step in replay(record)]


def step_seen(step: Step) -> StepSeen:
    """One choice of a record, with its notation and the explained events."""
    return {
        "number": step.number,
        "actor": None if step.actor == CHANCE else step.actor,
        "text": step.text,
        "action": step.before.action(step.choice),
        "events": step.events,
    }


def history_of(record: Record) -> History:
    """The coins of all seats after each choice, and each seat's best single choice."""
    coins = first = start(record).coins
    steps: list[Past] = []
    best: list[Best | None] = [None] * len(first)
    for step in replay(record):
        before, coins = coins, step.after.coins
        who = None if step.actor == CHANCE else step.actor
        steps.append(Past(number=step.number, actor=who, coins=coins))
        for seat, had in enumerate(before):
            net, most = coins[seat] - had, best[seat]
            if who in (seat, None) and net > (most.net if most else 0):
                action = step.before.action(step.choice)
                best[seat] = Best(
                    seat=seat, number=step.number, text=step.text, action=action, net=net
                )
    return History(start=first, steps=steps, best=best)


def about(record: Record) -> Json:
    """What lists show of a record: the game, the players, and the result."""
    result = position_after(record).result
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
