"""Text games, in five languages."""

import random
import re

import pytest

from feira.core.errors import FeiraError
from feira.core.messages import LANGUAGES
from feira.envs.text_arena import ERRORS_ALLOWED, Kind, TextEnv
from feira.games import NAMES, find_game

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("envs")]
MOVES = re.compile(r"^\[(.+)\]$", re.MULTILINE)


def play(env: TextEnv, seed: int) -> list[str]:
    """A random game; returns all messages."""
    rng, said, done = random.Random(seed), [], False
    while not done:
        _, heard = env.get_observation()
        said += [text for _, text, _ in heard]
        board = next(text for _, text, kind in reversed(heard) if kind == Kind.GAME_BOARD)
        done, _ = env.step(f"I think that [{rng.choice(MOVES.findall(board))}] is good.")
    return said + [text for _, text, _ in env.get_observation()[1]]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_words(name: str, language: str) -> None:
    env = TextEnv(name, language)
    env.reset(num_players=2, seed=1)
    said = play(env, 1)
    rewards, info = env.close()
    assert rewards is not None
    assert sorted(rewards.values()) in ([-1, 1], [0, 0])
    assert all(seat["turn_count"] > 5 for seat in info.values())
    assert not any("{" in text for text in said)
    assert any(str(score) in said[-1] for score in env.position.scores)


def test_the_languages_differ_and_the_seed_repeats_a_game() -> None:
    def prompt(language: str) -> str:
        env = TextEnv("machikoro", language)
        env.reset(num_players=2, seed=3)
        return env.get_observation()[1][0][1]

    assert len({prompt(language) for language in LANGUAGES}) == len(LANGUAGES)
    texts = []
    for _ in range(2):
        env = TextEnv("mercado", challenge=1)
        env.reset(seed=2)
        texts.append(play(env, 2))
        assert env.close()[0] == {0: env.position.scores[0]}
    assert texts[0] == texts[1]


def test_an_impossible_move_is_explained_and_too_many_lose() -> None:
    env = TextEnv("machikoro")
    env.reset(num_players=2, seed=1)
    seat, _ = env.get_observation()
    before = env.position
    done, _ = env.step("[build mine]")
    assert not done
    assert "costs 6" in env.get_observation()[1][-1][1]
    env.step("no idea")
    assert "[no idea] is not a move" in env.get_observation()[1][-1][1]
    assert env.position == before
    for _ in range(ERRORS_ALLOWED - 1):
        done, _ = env.step("[build airport]")
    assert done
    rewards, info = env.close()
    assert rewards == {seat: -1, 1 - seat: 0}
    assert info[seat]["invalid_move"]


def test_others_do_not_read_hidden_coins() -> None:
    env = TextEnv("mercado")
    env.reset(num_players=2, seed=1)
    seat = env.position.actor
    changed = env.position.game.rules.array(env.position.array)
    changed[0]["coins"][1 - seat] += 9
    told = env._board(seat)
    env.position = type(env.position)(env.position.game, changed)
    assert env._board(seat) == told


def test_an_unknown_language_gets_one_clear_line() -> None:
    with pytest.raises(FeiraError, match="no language 'xx'"):
        TextEnv("mercado", "xx")


def test_with_text_arena_where_it_is_installed() -> None:
    textarena = pytest.importorskip("textarena")
    env = textarena.make("Feira-MachiKoro-v1", language="de")
    env = textarena.wrappers.LLMObservationWrapper(env=env)
    env.reset(num_players=3, seed=1)
    _, text = env.get_observation()
    assert "[GAME] Das ist Machi Koro" in text
    done, _ = env.step(f"[{MOVES.findall(text)[0]}]")
    assert not done


@pytest.mark.parametrize("name", NAMES)
def test_with_every_wrapper_of_text_arena_that_fits(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    textarena = pytest.importorskip("textarena")
    identity = f"Feira-{find_game(name).strategy.environment}-v1"
    for wrapper in (
        "GameBoardObservationWrapper",
        "GameMessagesAndCurrentBoardObservationWrapper",
        "SimpleRenderWrapper",
        "ActionFormattingWrapper",
    ):
        env = getattr(textarena.wrappers, wrapper)(textarena.make(identity))
        env.reset(num_players=2, seed=1)
        for _ in range(4):
            env.get_observation()
            done, _ = env.step(env.position.notation(env.position.legal()[0]))
            assert not done
        assert env.close()[0] is None
    assert "No game board" not in capsys.readouterr().out


def test_the_logs_are_what_all_were_told() -> None:
    env = TextEnv("mercado")
    env.reset(num_players=2, seed=1)
    assert env.state.logs == []
    seat, _ = env.get_observation()
    move = f"[{env.position.notation(env.position.legal()[0])}]"
    env.step(move)
    assert env.state.logs[0] == (seat, move)
    assert "seat 0" in env.get_board_str()
