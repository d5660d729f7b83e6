"""Records: what is written is read back; errors name the line."""

import random
from itertools import pairwise

import pytest

from feira.core.errors import FeiraError
from feira.core.record import Record, position_after, read, replay, start, write
from feira.games import NAMES, find_game
from tests.golden import FOLDER, golden_files, load

GOLDEN = FOLDER / "mercado" / "challenge-1.feira"
TEXT = write(load(GOLDEN))


def reread(text: str | bytes) -> Record:
    data = text.encode() if isinstance(text, str) else text
    return read(data, "game.feira", find_game)


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_records_read_back(path) -> None:  # type: ignore[no-untyped-def]
    record = load(path)
    again = reread(write(record))
    assert again == record
    assert position_after(again) == position_after(record)


def test_every_position_of_a_record_can_be_asked_for() -> None:
    record = load(GOLDEN)
    steps = list(replay(record))
    assert [step.number for step in steps] == list(range(1, len(record.choices) + 1))
    assert steps[0].before == start(record) == position_after(record, 0)
    for step, later in pairwise(steps):
        assert step.after == later.before == position_after(record, step.number)
        assert step.actor == step.before.actor
        assert step.before.number(step.text) == step.choice
        assert step.before.after(step.choice) == (step.after, step.events)
    assert steps[-1].after == position_after(record)


def test_known_facts_are_kept_in_their_order() -> None:
    record = load(GOLDEN)
    names = ", ".join(f"Player {n}" for n in range(record.config.seats))
    known = {"secret": "ab", "date": "2026-11-15", "players": names, "commit": "cd"}
    again = reread(write(Record(**{**record.__dict__, "known": known})))
    assert again.known == known
    assert again.players == names.split(", ")
    heads = [line.split(":")[0] for line in write(again).splitlines()[1:9]]
    assert heads == ["game", "rules", "seats", "options", "players", "date", "commit", "secret"]


def test_comments_blank_lines_and_line_ends_do_not_matter() -> None:
    noisy = TEXT.replace("\n\n", "\n# a remark in the head\n\n# the game begins\n\n", 1)
    noisy = noisy.replace("* display", "*   display", 1).replace("\n", "  # why not\r\n")
    noisy = noisy.replace("  # why not\r\n  # why not\r\n", "  # why not\r\n\r\n")
    assert reread("\ufeff" + noisy) == reread(TEXT)


def lines() -> list[str]:
    return TEXT.splitlines()


def with_line(number: int, text: str | None) -> str:
    """The record with one line replaced (numbers from 1), or cut out."""
    changed = lines()
    changed[number - 1 : number] = [] if text is None else [text]
    return "\n".join(changed) + "\n"


BODY = TEXT.splitlines().index("") + 2  # the number of the first choice


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: expected 'feira 1'"),
        ("chess 1\n", "line 1: expected 'feira 1'"),
        (with_line(1, "feira 2"), "line 1: expected 'feira 1'"),
        (with_line(2, "game: chess"), "line 2: there is no game 'chess'"),
        (with_line(2, "no colon here"), "line 2: expected 'key: value', found 'no colon here'"),
        (with_line(2, "colour: red"), "line 2: expected one of game, rules, seats, options"),
        (with_line(3, "rules: 99"), "line 3: rules version '99' of"),
        (with_line(3, "seats: 2"), "line 4: 'seats' stands here a second time"),
        (with_line(3, None), "expected 'rules: …' before the empty line"),
        (with_line(4, "seats: many"), "line 4: expected a number of seats, found 'many'"),
        (with_line(4, "seats: 77"), "line 4: "),
        (with_line(5, "options: colour=red"), "line 5: "),
        (with_line(5, "options: colour"), "line 5: an option is written name=value"),
        (
            with_line(BODY, "0 coin"),
            f"line {BODY}: expected a choice of chance ('*'), found '0 coin'",
        ),
        (with_line(BODY, "* nonsense"), f"line {BODY}: expected "),
        (with_line(BODY, "* "), f"line {BODY}: expected "),
        (with_line(BODY, None), f"line {BODY}: expected "),
        (TEXT + "0 coin\n", f"line {len(TEXT.splitlines()) + 1}: the game is over"),
    ],
)
def test_bad_records_name_the_line_and_what_was_expected(text: str, complaint: str) -> None:
    with pytest.raises(FeiraError) as caught:
        reread(text)
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("game.feira, line ")
    assert "\n" not in str(caught.value)


def test_players_must_be_as_many_as_seats() -> None:
    with pytest.raises(FeiraError, match=r"line 6: expected . names"):
        reread(with_line(5, lines()[4] + "\nplayers: " + ",".join("abcdefgh")))


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(FeiraError, match="line 3: expected UTF-8 text"):
        reread(b"feira 1\ngame: x\n\xff\xfe\n")


def test_an_illegal_choice_names_its_line() -> None:
    record = load(GOLDEN)
    steps = list(replay(record))
    game = record.game
    step = next(step for step in steps if step.actor >= 0)
    legal = step.before.legal()
    illegal = next(c for c in range(game.rules.choices) if c not in legal)
    number = BODY + step.number - 1
    text = f"{step.actor} {step.before.notation(illegal)}"
    with pytest.raises(FeiraError, match=f"line {number}: '.*' is not legal here"):
        reread(with_line(number, text))


def test_mutated_records_never_crash() -> None:
    rng = random.Random(5)
    refused = []
    for _ in range(300):
        data = bytearray(TEXT.encode())
        for _ in range(rng.randint(1, 3)):
            kind, at = rng.randrange(3), rng.randrange(len(data))
            if kind == 0:
                data[at] = rng.randrange(256)
            elif kind == 1:
                del data[at : at + rng.randrange(40)]
            else:
                data[at:at] = bytes(rng.randrange(256) for _ in range(3))
        try:
            reread(bytes(data))
        except FeiraError as error:
            refused.append(str(error))
    assert len(refused) > 250
    assert not any("\n" in complaint for complaint in refused)


def test_every_game_of_the_catalogue_is_found() -> None:
    for name in NAMES:
        assert find_game(name).name == name
    with pytest.raises(FeiraError, match="there is no game 'chess'"):
        find_game("chess")
