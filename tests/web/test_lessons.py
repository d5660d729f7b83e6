"""Lessons: legal games with stops, with correct texts in every language."""

import re
from pathlib import Path

import pytest

from feira.core.errors import FeiraError
from feira.core.messages import LANGUAGES, bundle
from feira.core.types import Json
from feira.games import NAMES, find_game
from feira.service import answers
from feira.service.lessons import ALTERNATIVES, lesson, lesson_file, read_lesson
from tests.shapes import fits
from tests.web.live_server import Caller, start_server

PLACE = re.compile(
    r"[a-e][1-5]|[NS][a-e]|[WE][1-5]|player \d|landmarks \d|(display|held|card|market|landmark) "
    r"[a-z-]+|coins?|dice|market|entrances|players"
)


def texts(name: str, language: str) -> dict[str, str]:
    """All texts of a lesson; none of them takes arguments."""
    folder = Path(find_game(name).presentation.messages).with_name("lessons")
    file = folder / f"{language}.ftl"
    messages = bundle(str(folder), language)
    found = {}
    for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
        pattern = messages.get_message(key).value
        assert pattern is not None
        text, errors = messages.format_pattern(pattern, {})
        assert not errors
        found[key] = str(text)
    return found


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_from_stop_to_stop(name: str) -> None:
    taught = lesson(name)
    game = find_game(name)
    fits(taught, answers.Lesson)
    for step, then in zip(taught.steps, [*taught.steps[1:], None], strict=True):
        fits(step.view, game.presentation.shapes.view)
        assert all(PLACE.fullmatch(mark) for mark in step.mark), step.mark
        after = step.view if step.after is None else step.after.view
        assert then is None or after == then.view
        assert (step.turn is None) == (step.choose is None) == (step.alternatives is None)
        if step.turn is not None:
            turn: Json = step.turn
            assert step.choose in [preview["text"] for preview in turn["previews"]]
            assert step.view["actor"] == turn["seat"] == 0
            assert step.after is not None
            assert step.after.steps[0]["text"] == step.choose
    end = taught.steps[-1].view["result"]
    assert end["winners"] == [0]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stop_has_its_text_in_every_language(name: str, language: str) -> None:
    record, stops = read_lesson(lesson_file(find_game(name)).read_bytes(), "lesson.txt")
    others = {f"player-{player}" for player in record.players[1:]}
    answered = texts(name, language)
    titles = {f"{stop.key}-title" for stop in stops}
    assert set(answered) == {*(stop.key for stop in stops), ALTERNATIVES} | others | titles
    assert max(len(answered[title]) for title in titles) <= 30  # beside "16 of 16" on a phone
    assert len({stop.key for stop in stops}) == len(stops)
    assert list(answered) == list(texts(name, "en"))
    assert max(map(len, answered.values())) < 320


@pytest.mark.parametrize("name", NAMES)
def test_all_languages_name_the_same_numbers_and_places(name: str) -> None:
    def facts(text: str) -> list[str]:
        return sorted(re.findall(r"\b(?:\d+|[a-e][1-5]|[WE][1-5])\b", text))

    english = texts(name, "en")
    for language in LANGUAGES:
        for key, text in texts(name, language).items():
            missing = set(facts(english[key])) ^ set(facts(text))
            assert missing <= {"1", "2", "3", "4", "6", "7"}, (language, key, missing)


@pytest.mark.native
def test_what_the_texts_of_mercado_promise() -> None:
    steps = {step.key: step for step in lesson("mercado").steps}

    def preview(key: str) -> Json:
        step = steps[key]
        turn: Json = step.turn  # type: ignore[assignment]
        return next(one for one in turn["previews"] if one["text"] == step.choose)

    assert preview("lesson-stall")["cost"] == 1
    assert preview("lesson-customers")["earns"] == 1
    share = preview("lesson-share")
    assert (share["earns"], share["others"]) == (4, {1: 2})
    line = preview("lesson-line")
    assert (line["earns"], line["cost"], line["net"]) == (6, 3, 3)
    assert [one["coins"] for one in line["from"]] == [2, 4]
    assert preview("lesson-value")["earns"] == 3
    assert steps["lesson-won"].view["result"]["scores"] == [15, 6]


@pytest.mark.native
def test_what_the_texts_of_machi_koro_promise() -> None:
    steps = {step.key: step for step in lesson("machikoro").steps}
    coins = {
        key: [player["coins"] for player in step.view["players"]] for key, step in steps.items()
    }
    assert coins["lesson-build"] == [4, 3]
    assert coins["lesson-stadium"][1] == 4
    assert coins["lesson-save"][0] == 3
    assert coins["lesson-station"][0] == 10
    assert coins["lesson-again"][0] == 12
    assert coins["lesson-win"][0] == 28
    assert steps["lesson-again"].view["dice"] == [4, 4]
    later = steps["lesson-later"].after
    assert later is not None
    assert later.steps == []


@pytest.mark.native
@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("0 stall fish z9", "'z9' is not a square"),
        ("? lesson-stall: b2\n= lesson-more\n0 stall fish b2", "expected a choice of the learner"),
        ("0 coin\n? lesson-stall\n1 coin", "expected a choice of seat 0"),
        ("0 coin\n1 coin\n? lesson-stall", "expected a choice of the learner"),
    ],
)
def test_a_lesson_that_is_wrong_is_refused_with_its_line(line: str, fault: str) -> None:
    text = lesson_file(find_game("mercado")).read_text(encoding="utf-8").partition("= lesson")[0]
    with pytest.raises(FeiraError, match=rf"lesson.txt, line \d+: .*{fault}"):
        read_lesson((text + line).encode(), "lesson.txt")


@pytest.mark.native
@pytest.mark.xdist_group("servers")
def test_lessons_are_there_for_everybody() -> None:
    with start_server() as server, Caller(server) as nobody:
        for name in NAMES:
            answered = nobody.get(f"/api/lessons/{name}").json()
            assert answered["game"] == name
            assert answered["players"] == ["Zoe", "Rui"]
        assert nobody.get("/api/lessons/chess").status_code == 404
