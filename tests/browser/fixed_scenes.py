"""Reproducible games in interesting states, for measurements of pages."""

from feira.core.types import Json
from tests.browser.api_player import ApiPlayer, by_previews, computer
from tests.browser.fixed_games import fixed_ending, fixed_table
from tests.browser.scenes import builder, many_choices

PLUS = {"plus": "yes"}


def here(name: str) -> Json:
    """A seat for somebody at the same screen."""
    return {"kind": "here", "name": name}


def fixed_mercado(host: ApiPlayer, *, choices: int = 16) -> str:
    """Mercado against two computers; it is the host's turn, with many ways to go."""
    seats = (computer(), computer())
    options = {"money": "open"}
    return fixed_table(
        host, "mercado", *seats, choices=choices, until=many_choices, options=options
    )


def fixed_machikoro(host: ApiPlayer, *, choices: int = 24) -> str:
    """Machi Koro Plus against three computers; it is the host's turn, with many ways to go."""
    seats = [computer()] * 3
    play = builder()
    return fixed_table(
        host, "machikoro", *seats, choices=choices, choose=play, until=many_choices, options=PLUS
    )


def fixed_five(host: ApiPlayer, *names: str) -> str:
    """Five people at a screen with Machi Koro Plus, well into the game."""
    seats = map(here, names)
    play = builder()
    return fixed_table(
        host, "machikoro", *seats, choices=70, choose=play, until=many_choices, options=PLUS
    )


def fixed_finished(host: ApiPlayer) -> str:
    """A game of Mercado against a computer that is over."""
    return fixed_ending(host, "mercado", computer(), choose=by_previews)


def fixed_town(host: ApiPlayer, **options: str) -> str:
    """A game of Machi Koro against a computer that is over."""
    return fixed_ending(host, "machikoro", computer(), choose=builder, options=options)
