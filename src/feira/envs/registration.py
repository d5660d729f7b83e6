"""The names of the environments in PettingZoo and Gymnasium."""

from typing import Any

from feira.games import NAMES, find_game

DEFAULT_OPPONENT = "greedy"


def register_gymnasium() -> None:
    """`feira/…Versus-v1` for each game, and `feira/…Challenge-v1` where there are challenges."""
    from gymnasium import register

    for name in NAMES:
        game = find_game(name)
        forms: dict[str, dict[str, Any]] = {"Versus": {"against": DEFAULT_OPPONENT}}
        if game.campaign is not None:
            forms["Challenge"] = {"challenge": 1}
        for form, arguments in forms.items():
            register(
                id=f"feira/{game.strategy.environment}{form}-v1",
                entry_point="feira.envs.one_seat:OneSeatEnv",
                vector_entry_point="feira.envs.many_seats:OneSeatVectorEnv",
                kwargs={"game": name, **arguments},
            )


def register_pettingzoo() -> None:
    """`feira/…-v1` for each game, one agent after the other or all at once."""
    from pettingzoo import register

    for name in NAMES:
        identity, arguments = f"feira/{name}-v1", {"game": name}
        register("aec", identity, "feira.envs.checked:make_checked", kwargs=arguments)
        register("parallel", identity, "feira.envs.simultaneous:SimultaneousEnv", kwargs=arguments)
