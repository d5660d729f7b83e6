"""S: the solo campaign. Each challenge with who gains, what is forbidden, and how it ends."""

from collections import Counter

import numpy as np
import pytest

from feira.core.errors import FeiraError
from feira.core.types import NOBODY
from feira.core.verbs import actor
from feira.games.mercado.game import GAME
from feira.games.mercado.rules.challenges import THRESHOLDS, Campaign, Outcome, fame, rating
from feira.games.mercado.rules.position import GOODS
from tests.games.mercado.table import challenge, crowded, set_up
from tests.games.table import (
    coins,
    do,
    draw_on,
    legal,
    new,
    outcomes,
    parse,
    preview,
    result,
    take,
    view,
)


def squares(s: np.record, kind: str) -> set[str]:
    return {text.split()[-1] for text in legal(s, kind)}


# ---- S0


@pytest.mark.parametrize("number", range(1, 10))
def test_s0_1_taking_a_coin_is_never_allowed(number: int) -> None:
    s, _ = set_up(1, challenge=str(number))
    assert "coin" not in legal(s)


@pytest.mark.parametrize("number", [1, 2, 3, 5, 7, 8, 9])
def test_s0_1_set_up_as_usual_with_one_coin(number: int) -> None:
    s, _ = set_up(1, challenge=str(number))
    assert coins(s) == [1]
    assert view(s, 0)["players"][0]["wooden_stalls"] == 8
    assert len(view(s, 0)["players"][0]["hand"]) == 3


def test_s0_1_ends_when_there_is_no_legal_choice() -> None:
    s = challenge(3, {"a1": "fish0"}, hands="fish", coins="1", held="pub", display="meat")
    do(s, "stall fish e5")
    do(s, "take meat")
    draw_on(s)
    assert actor(s) == 0  # the pub can still be opened
    s = challenge(3, hands="fish", coins="1", display="meat")
    do(s, "stall fish e5")
    do(s, "take meat")
    draw_on(s)
    assert actor(s) == NOBODY
    assert result(s)["reason"] == "no-choice"


def test_s0_1_a_possible_exchange_is_a_legal_choice() -> None:
    s = challenge(3, hands="fish meat meat", coins="1", display="meat")
    do(s, "stall fish e5")
    do(s, "take meat")
    draw_on(s)
    assert legal(s) == ["exchange hand"]


def test_s0_1_ends_with_the_turn_that_triggers_it() -> None:
    entrances = "Na Nb Nc Nd W1 W2 W3 W4 W5 Sa Sb Sc Sd E1 E2".split()
    pairs = [f"{a}+{b}" for i, a in enumerate(GOODS) for b in GOODS[i + 1 :]]
    tiles = [f"1 {pair}" for pair in pairs] + [f"2 {pair}" for pair in pairs[5:]]
    standing = ", ".join(f"{e} {t}" for e, t in zip(entrances, tiles, strict=False))
    s = challenge(3, {"e5": "fish0"}, customers=standing, offer="2 fish+meat, 2 fish+tomato")
    assert legal(s, "customers") == []
    s = challenge(
        3, {"e5": "fish0", "e4": "meat0"}, customers=standing, offer="2 fish+meat", coins="5"
    )
    do(s, "customers 2 fish+meat Ne")
    draw_on(s)
    assert actor(s) == NOBODY
    assert result(s)["reason"] == "entrances"


def test_s0_1_the_result_is_the_coins_after_held_restaurants_are_paid() -> None:
    s = challenge(3, hands="fish", coins="9", held="tea wine", last_turns=-1)
    s.restaurant_squares[:] = 0  # nothing can be placed after this stall
    do_unchecked(s, "stall fish e5")
    assert result(s)["result"] == 9 - 1 - 2


def do_unchecked(s: np.record, text: str) -> None:
    take(s, parse(s, text))


@pytest.mark.parametrize("number", range(1, 10))
def test_s0_2_one_fame_for_each_threshold(number: int) -> None:
    for n, threshold in enumerate(THRESHOLDS[number]):
        assert fame(number, threshold - 1, 4) == n
        assert fame(number, threshold, 4) == n + 1


@pytest.mark.parametrize(
    ("least", "expected"), [(0, 1), (5, 1), (6, 2), (10, 2), (11, 3), (14, 3), (15, 4), (19, 4)]
)
def test_s0_2_ratings(least: int, expected: int) -> None:
    assert rating(least) == expected
    assert [rating(n) for n in (20, 27, 28, 29)] == [5, 5, 6, 6]


def test_s0_3_the_best_move_is_gross_and_of_one_action() -> None:
    market = {"a3": "meat0", "b3": "meat0", "c2": "pub", "b2": "burger"}
    s = challenge(
        9 - 5, market, hands="meat", coins="9", customers="W3 3 meat+grape", offer="3 tomato+meat"
    )
    do(s, "stall meat c3")
    assert s.best_move[0] == 6  # 3 customers × 2, the cost of 3 not deducted
    do(s, "customers 3 tomato+meat E3")
    assert s.best_move[0] == 3 * (1 + 2 + 2)


def outcome(number: int, result: int, best_move: int = 0, fours: int = 3) -> Outcome:
    return Outcome(challenge=number, result=result, fours=fours, best_move=best_move)


def test_s0_3_the_bonus_is_two_fame_once() -> None:
    campaign = Campaign()
    campaign.add(outcome(1, 80, best_move=31))
    assert (campaign.bonus, campaign.fame) == (0, 1)
    campaign.add(outcome(2, 0, best_move=32))
    assert (campaign.bonus, campaign.fame) == (2, 3)
    campaign.add(outcome(3, 70, best_move=40))
    assert (campaign.bonus, campaign.fame) == (2, 4)


def test_s0_4_a_campaign_keeps_each_result_and_29_is_the_most() -> None:
    campaign = Campaign()
    for number, thresholds in THRESHOLDS.items():
        campaign.add(outcome(number, thresholds[2], best_move=32))
    assert campaign.fame == 29
    assert campaign.rating == 6
    assert [campaign.outcomes[n].result for n in (1, 9)] == [100, 110]
    with pytest.raises(FeiraError, match="challenge 4 is already entered"):
        campaign.add(outcome(4, 1))
    with pytest.raises(FeiraError, match="no challenge 10"):
        campaign.add(outcome(10, 1))


# ---- S1


def test_s1_the_player_names_a_good_and_only_its_stalls_earn() -> None:
    s, _ = set_up(1, challenge="1")
    assert legal(s) == [f"specialise {good}" for good in GOODS]
    do(s, "specialise meat")
    assert view(s, 0)["challenge"]["specialty"] == "meat"
    s = challenge(
        1,
        {"a3": "fish0", "b3": "meat0"},
        specialty=3,
        hands="fish meat",
        coins="5",
        offer="2 fish+meat",
        customers="Nc 1 fish+meat",
    )
    assert preview(s, "customers 2 fish+meat W3")["earns"] == 2
    assert preview(s, "stall fish c3")["earns"] == 0
    assert preview(s, "stall meat c3")["earns"] == 1


def test_s1_customers_who_will_pay_nothing_may_be_brought() -> None:
    s = challenge(1, {"a3": "fish0"}, specialty=3, offer="1 fish+flower")
    assert preview(s, "customers 1 fish+flower W3")["earns"] == 0


def test_s1_restaurants_still_give_a_coin() -> None:
    s = challenge(1, specialty=3, held="sushi", coins="0")
    assert preview(s, "restaurant sushi c3")["earns"] == 1


def test_s1_what_does_not_earn_does_not_help_to_pay() -> None:
    s = challenge(
        1, {"a3": "meat0"}, specialty=3, hands="fish meat", coins="0", customers="W3 3 fish+meat"
    )
    assert "stall meat b3" in legal(s)
    assert "stall fish b3" not in legal(s)


# ---- S2


def test_s2_only_what_4_customer_tiles_paid_counts() -> None:
    market = {"a3": "fish0", "b3": "meat0", "c3": "meat0", "d3": "meat0", "a2": "sushi"}
    s = challenge(2, market, offer="4 fish, 3 fish+meat", hands="fish", coins="7", display="meat")
    do(s, "customers 4 fish W3")
    draw_on(s)
    assert result(s)["result"] == 8
    do(s, "customers 3 fish+meat E3")
    draw_on(s)
    assert result(s)["result"] == 8  # three customers do not count
    do(s, "stall fish e3")
    assert result(s)["result"] == 12  # a new stall is paid by the four as well, gross
    assert coins(s)[0] > 12


# ---- S3


def test_s3_no_three_or_four_customers() -> None:
    s, drawn = set_up(1, challenge="3")
    assert Counter(line.split()[1] for line in drawn if line.startswith("offer")) == {
        "1": 3,
        "2": 3,
    }
    assert s.stack.tolist() == [7, 7, 0, 0]


def test_s3_at_most_two_stalls_in_any_line() -> None:
    s = challenge(3, {"a1": "fish0", "c1": "meat0", "a4": "meat0"}, hands="fish", held="pub")
    assert not any(square[1] == "1" or square[0] == "a" for square in squares(s, "stall"))
    assert "b4" in squares(s, "stall")
    assert {"b1", "a2"} <= squares(s, "restaurant")


# ---- S4


def test_s4_only_three_customers_and_four_coins() -> None:
    s, drawn = set_up(1, challenge="4")
    assert {line.split()[1] for line in drawn if line.startswith("offer")} == {"3"}
    assert s.stack.tolist() == [0, 0, 7, 0]
    assert coins(s) == [4]


# ---- S5


def test_s5_one_tile_each_and_four_of_the_five_fours() -> None:
    s, drawn = set_up(1, challenge="5")
    sizes = [line.split()[1] for line in drawn if line.startswith("offer")]
    assert sizes == ["1", "2", "3", "4", "4", "4"]
    assert s.stack.tolist() == [0, 0, 0, 1]


def test_s5_nobody_knows_which_four_is_missing() -> None:
    market = {"a3": "fish0", "b3": "meat0", "c3": "meat0", "d3": "meat0"}
    s = challenge(5, market, offer="4 fish, 4 flower, 4 tomato")
    do(s, "customers 4 fish W3")
    assert outcomes(s) == {"offer 4 meat": 1, "offer 4 grape": 1}
    do(s, "offer 4 grape")
    assert s.stack[3] == 0
    assert s.fours == 1


def test_s5_no_fame_without_three_fours() -> None:
    assert fame(5, 60, fours=2) == 0
    assert fame(5, 60, fours=3) == 3


# ---- S6


def test_s6_one_tile_each_and_two_coins() -> None:
    s, drawn = set_up(1, challenge="6")
    sizes = [line.split()[1] for line in drawn if line.startswith("offer")]
    assert sizes == ["1", "2", "3", "4"]
    assert s.stack.tolist() == [0, 0, 0, 0]
    assert coins(s) == [2]


def test_s6_the_line_must_have_every_wanted_good() -> None:
    # Worked example: 1 customer (fish, meat), once the row has a fish and a meat stall; with three
    # matching stalls it pays 3.
    s = challenge(6, {"a3": "fish0", "b3": "fish0"}, offer="1 fish+meat", held="pub")
    assert legal(s, "customers") == []
    s = challenge(6, {"a3": "fish0", "b3": "fish0", "d3": "meat0"}, offer="1 fish+meat", coins="0")
    assert squares(s, "customers") == {"W3", "E3"}
    do(s, "customers 1 fish+meat W3")
    assert coins(s) == [3]


# ---- S7


def test_s7_all_entrances_are_filled_in_order() -> None:
    s, drawn = set_up(1, challenge="7")
    lines = [line.split() for line in drawn if line.startswith("entrance")]
    assert [line[3] for line in lines] == (
        "Na Nb Nc Nd Ne E1 E2 E3 E4 E5 Sa Sb Sc Sd Se W1 W2 W3 W4 W5".split()
    )
    assert [line[1] for line in lines] == ["1"] * 5 + ["2"] * 5 + ["3"] * 5 + ["4"] * 5
    assert s.stack.tolist() == [2, 2, 2, 0]
    assert [len(tiles) for tiles in view(s, 0)["offer"]] == [3, 3, 3, 0]


def test_s7_a_tile_sleeps_until_its_line_has_enough_stalls() -> None:
    s = crowded(market={"a1": "meat0"}, hands="fish flower", coins="9")
    # a2: column a has now two stalls. Na (1) is awake and wants fish; Sa (3) sleeps; E2 (2: fish,
    # tomato) and W2 (4: flower) sleep, as row 2 has one stall.
    assert preview(s, "stall fish a2")["earns"] == 1
    # b1: row 1 has two stalls, so E1 (2: fish, flower) wakes; Nb (1: fish, tomato) pays too.
    assert preview(s, "stall fish b1")["earns"] == 2 + 1


def test_s7_waking_pays_for_every_matching_stall_of_the_line() -> None:
    market = {"a1": "fish0", "b1": "flower0", "c1": "meat0", "a2": "sushi"}
    s = crowded(market=market, hands="flower", coins="9", display="meat")
    # d1 is the fourth stall of row 1: W1 (4: fish) wakes and pays the fish stall of a1, value 2,
    # though the new stall sells flowers. E1 (2: fish, flower) is awake and pays the new stall.
    events = do(s, "stall flower d1")
    assert {"key": "woken", "entrance": "W1"} in events
    paid = {(e["square"], e["entrance"]): e["coins"] for e in events if e["key"] == "earned"}
    assert paid == {("a1", "W1"): 8, ("d1", "E1"): 2}


def test_s7_row_and_column_may_both_wake() -> None:
    market = {"a1": "fish0", "b2": "fish0", "b3": "fish0"}
    s = crowded(market=market, hands="fish", coins="0")
    # b1: E1 (2) wakes for a1 and b1; Sb (3: fish, tomato) wakes for b1, b2, b3; Nb (1) pays b1.
    assert preview(s, "stall fish b1")["earns"] == 2 * 2 + 3 * 3 + 1
    # That income counts for M4.3: it costs 3, and the player has nothing.
    assert "stall fish b1" in legal(s)


def test_s7_later_each_new_stall_is_paid_alone() -> None:
    market = {"a1": "fish0", "b1": "fish0"}
    s = crowded(market=market, hands="fish", coins="9")
    assert preview(s, "stall fish c1")["earns"] == 2 + 1  # E1 for c1 alone, and Nc


def test_s7_ends_after_the_turn_of_the_eighth_stall() -> None:
    places = ["a1", "b1", "c2", "d2", "a3", "b3", "c4"]
    market = {place: f"{GOODS[n % 5]}0" for n, place in enumerate(places)}
    s = crowded(market=market, hands="fish", held="pub", coins="9", display="meat")
    do(s, "stall fish e5")
    do(s, "take meat")
    draw_on(s)
    assert actor(s) == NOBODY
    assert result(s)["reason"] == "stalls"


# ---- S8


def test_s8_the_spare_pub_is_in_the_hand_and_closed_kinds_are_visible() -> None:
    for closed in ("visible", "secret"):
        s, drawn = set_up(1, challenge="8", closed=closed)
        assert sum(line.startswith("closed") for line in drawn) == 11
        assert view(s, 0)["players"][0]["held"] == ["pub"]


def test_s8_stalls_and_pubs_may_not_go_on_closed_restaurants_other_than_the_pub() -> None:
    s = challenge(8, {"a1": "(tea)", "c1": "(pub)"}, hands="fish", held="pub sushi")
    for kind in ("stall fish", "restaurant pub"):
        assert "a1" not in squares(s, kind)
        assert "c1" in squares(s, kind)
    assert "a1" in squares(s, "restaurant sushi")


# ---- S9


def test_s9_three_tiles_in_the_north_and_no_more_there() -> None:
    s, drawn = set_up(1, challenge="9")
    lines = [line.split() for line in drawn if line.startswith("entrance")]
    assert [(line[1], line[3]) for line in lines] == [("1", "Na"), ("1", "Nc"), ("1", "Ne")]
    seen = view(s, 0)
    assert seen["entrances"]["Nb"] == seen["entrances"]["Nd"] == "barred"
    assert seen["empty_entrances"] == 15


def test_s9_stalls_only_of_goods_that_the_column_wants() -> None:
    s = challenge(
        9,
        customers="Na 1 fish+flower, Nc 1 fish+meat, Ne 1 meat+grape",
        hands="fish meat tomato",
        held="pub",
    )
    assert squares(s, "stall fish") == {f"{c}{r}" for c in "ac" for r in "12345"}
    assert squares(s, "stall meat") == {f"{c}{r}" for c in "ce" for r in "12345"}
    assert squares(s, "stall tomato") == set()
    assert len(squares(s, "restaurant pub")) == 25


def test_s9_can_be_over_at_once() -> None:
    s = new(GAME, GAME.configure(1, {"challenge": "9", "closed": "secret"}))
    for line in (
        *("display fish", "display fish", "display fish"),
        *("deal 0 tomato", "deal 0 tomato", "deal 0 grape"),
        *("entrance 1 fish+flower Na", "entrance 1 fish+meat Nc", "entrance 1 flower+meat Ne"),
    ):
        do(s, line)
    draw_on(s)
    assert actor(s) == NOBODY
    assert result(s)["reason"] == "no-choice"


def test_every_challenge_starts_from_its_own_table() -> None:
    starts = {new(GAME, GAME.configure(1, {"challenge": str(n)})).tobytes() for n in range(1, 10)}
    assert len(starts) == 9
