"""`feira campaign`: a computer player plays all solo challenges; shows where it loses fame."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from feira.arena.campaign import Sheet, attempts, campaign_games, sheet, totals
from feira.arena.statistics import mean_interval
from feira.cli.completion import complete_campaign, complete_player, games_with_campaign
from feira.cli.help import PlayerCommand, option
from feira.cli.match import arena_options, chosen_workers, play
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.messages import Messages
from feira.core.types import Json
from feira.players.levels import find_player_spec

MILLISECONDS = 250


def game_with_campaign(name: str | None) -> Game:
    """The game of that name; without a name, the only one of the catalogue that has a campaign."""
    from feira.games import find_game

    names = list(games_with_campaign())
    if name is not None:
        game = find_game(name)
        if name not in names:
            raise FeiraError(f"{name} has no solo campaign (games with one: {', '.join(names)})")
        return game
    if len(names) != 1:
        raise FeiraError(f"name a game with a solo campaign: {', '.join(names)}")
    return find_game(names[0])


def in_time(player: str, milliseconds: int) -> str:
    """The player with this time per choice, unless its own options set a budget."""
    if ":" in player or find_player_spec(player).kind != "search":
        find_player_spec(player)
        return player
    return f"{player}:ms={milliseconds}"


@click.command("campaign", cls=PlayerCommand)
@click.argument("name", metavar="[GAME]", required=False, shell_complete=complete_campaign)
@option(
    "--player",
    default="master",
    show_default=True,
    metavar="PLAYER",
    shell_complete=complete_player,
    help="Who plays.",
)
@option(
    "--seeds",
    type=click.IntRange(1),
    default=20,
    show_default=True,
    metavar="N",
    help="How many campaigns to play, each with its own dice.",
)
@option(
    "--ms",
    type=click.IntRange(1),
    default=MILLISECONDS,
    show_default=True,
    metavar="T",
    help="Milliseconds that a searching player thinks about each choice.",
)
@arena_options
def command(
    name: str | None,
    player: str,
    seeds: int,
    ms: int,
    seed: int,
    cores: int | None,
    ray: str | None,
    save: Path | None,
    as_json: bool,
) -> None:
    """Let a computer player play solo campaigns.

    A campaign is all solo challenges of a game, one after the other. GAME may be left out as long
    as only one game has a campaign. You see how much fame the player wins and where it falls
    short. Every core plays its own games, so a player thinks on one core.

    Examples:
        feira campaign --player master --seeds 20
        feira campaign --player hard:simulations=500 --seeds 50 --save games
    """
    game = game_with_campaign(name)
    assert game.campaign is not None
    player = in_time(player, ms)
    plan = campaign_games(game, player, seeds=seeds, seed=seed)
    begin = time.perf_counter()
    made = list(attempts(game, play(plan, chosen_workers(cores, ray), game, save)))
    seconds = time.perf_counter() - begin
    sheets = [
        sheet(challenge, [one.result for one in made if one.challenge == i])
        for i, challenge in enumerate(game.campaign.challenges)
    ]
    rows = totals(game, made)
    if as_json:
        print(json.dumps(summary(player, sheets, rows, seconds)))
    else:
        show(game, player, sheets, rows, seconds)


def summary(player: str, sheets: Sequence[Sheet], rows: Sequence[Json], seconds: float) -> Json:
    """The figures as JSON."""
    return {
        "player": player,
        "campaigns": rows,
        "fame": asdict(mean_interval([row["fame"] - row["bonus"] for row in rows])),
        "fame_with_bonus": asdict(mean_interval([row["fame"] for row in rows])),
        "challenges": [asdict(one) for one in sheets],
        "seconds": seconds,
    }


def show(
    game: Game, player: str, sheets: Sequence[Sheet], rows: Sequence[Json], seconds: float
) -> None:
    """The figures for people."""
    messages = Messages(game.presentation.messages, "en", ["0"])
    table = Table(title=f"{game.title}: {len(rows)} campaigns of {player}", title_justify="left")
    table.add_column("challenge")
    for column in ("thresholds", "result", "95 %", "fame", "95 %", "reached"):
        table.add_column(column, justify="right")
    for one in sheets:
        table.add_row(
            messages.format(one.challenge.key),
            "/".join(map(str, one.challenge.thresholds)),
            f"{one.result.mean:.1f}",
            f"{one.result.low:.1f}–{one.result.high:.1f}",
            f"{one.fame.mean:.2f}",
            f"{one.fame.low:.2f}–{one.fame.high:.2f}",
            "/".join(map(str, one.reached)),
        )
    console = Console()
    console.print(table)
    plain = mean_interval([row["fame"] - row["bonus"] for row in rows])
    full = mean_interval([row["fame"] for row in rows])
    most = sum(len(one.challenge.thresholds) for one in sheets)
    bonuses = sum(bool(row["bonus"]) for row in rows)
    console.print(
        f"Fame without the bonus: {plain.mean:.2f} of {most} ({plain.low:.2f}–{plain.high:.2f}); "
        f"with it: {full.mean:.2f}; the bonus in {bonuses} of {len(rows)} campaigns. "
        f"{seconds:.0f} s"
    )
    for one in sorted(sheets, key=lambda one: -one.lost):
        if one.lost > 0:
            console.print(f"{messages.format(one.challenge.key)}: {why(one, len(rows))}")


def why(one: Sheet, campaigns: int) -> str:
    """Where the fame of a challenge went."""
    missed = campaigns - one.reached[-1]
    endings = ", ".join(f"{reason} {n}×" for reason, n in one.endings.items())
    text = (
        f"{one.lost:.2f} fame lost. {missed} of {campaigns} fell short of "
        f"{one.challenge.thresholds[-1]}, by {one.short:.0f} coins on average (ended by {endings})."
    )
    if one.full:
        differences = ", ".join(
            f"{one.missed[key]:.1f} {key} (with all fame {one.full[key]:.1f})" for key in one.full
        )
        text += f" Placed: {differences}."
    return text
