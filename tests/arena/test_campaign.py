"""Campaigns: every challenge once, fame as in the rules, and statistics of lost fame."""

import pytest

from feira.arena.campaign import attempts, campaign_games, sheet, totals
from feira.arena.match import play_match
from feira.arena.workers import Cores
from feira.games import find_game

MERCADO = find_game("mercado")


def test_a_campaign_is_every_challenge_once() -> None:
    games = campaign_games(MERCADO, "easy", seeds=2, seed=0)
    assert [game.config.options["challenge"] for game in games[:9]] == list("123456789")
    assert len(games) == 18
    assert len({game.round for game in games}) == 18


@pytest.mark.native
def test_totals_are_what_the_score_sheet_says() -> None:
    games = campaign_games(MERCADO, "policy", seeds=2, seed=0)
    made = list(attempts(MERCADO, list(play_match(games, Cores(2)))))
    rows = totals(MERCADO, made)
    assert len(rows) == 2
    for number, row in enumerate(rows):
        own = [one.result for one in made if one.campaign == number]
        bonus = 2 if max(result["best_move"] for result in own) >= 32 else 0
        assert row["bonus"] == bonus
        assert row["fame"] == bonus + sum(result["fame"] for result in own)


def test_a_sheet_tells_where_fame_was_lost() -> None:
    assert MERCADO.campaign is not None
    challenge = MERCADO.campaign.challenges[6]  # 55/70/80
    placed = {"stalls": 8}
    results = [
        {"result": 84, "fame": 3, "reason": "stalls", "placed": placed},
        {"result": 60, "fame": 1, "reason": "no-choice", "placed": {"stalls": 6}},
        {"result": 72, "fame": 2, "reason": "stalls", "placed": placed},
    ]
    found = sheet(challenge, results)
    assert found.fame.mean == 2
    assert found.lost == 1
    assert found.reached == [3, 2, 1]
    assert found.short == 14
    assert found.endings == {"no-choice": 1, "stalls": 1}
    assert (found.full, found.missed) == ({"stalls": 8.0}, {"stalls": 7.0})
