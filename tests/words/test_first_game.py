"""The lessons of a first game: every decision has one in both languages, and every paragraph they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from klabauter.games import games, info, make
from klabauter.kernel.rules import LANGUAGES, paragraphs

AIMS = ["aim-1", "aim-2", "aim-3"]
LONGEST = 260  # letters: two or three short sentences


class Lesson:
    """A message ``first-…`` and what stands beside it."""

    def __init__(self, message: ftl.Message) -> None:
        self.text = self.said(message.value)
        self.beside = {one.id.name: self.said(one.value) for one in message.attributes}

    @staticmethod
    def said(pattern: ftl.Pattern | None) -> str:
        return "" if pattern is None else str(serialize_pattern(pattern)).strip()


def lessons(text: str) -> dict[str, Lesson]:
    """The lessons of a word file, in its order, by what brings them."""
    body = FluentParser().parse(text).body
    found = [one for one in body if isinstance(one, ftl.Message) and one.id.name.startswith("first-")]
    return {one.id.name.removeprefix("first-"): Lesson(one) for one in found}


def questions(game: str) -> set[str]:
    """Every kind of decision that any number of players can meet."""
    low, high = info(game).seats[0], info(game).seats[-1]
    played = [make(game, seats, {}, None, None) for seats in range(low, high + 1)]
    return {frame.key for one in played for frame in one.frames.values() if frame.seat >= 0}


def faults(game: str, texts: dict[str, str]) -> list[str]:
    """What is wrong with the lessons of a game, given its word files by language."""
    found: list[str] = []
    both = {language: lessons(texts[language]) for language in LANGUAGES}
    shown = {key: set(one.beside) for key, one in both["en"].items()}
    if list(both["de"]) != list(both["en"]):
        found.append(f"not the same lessons in the same order: {sorted(set(both['de']) ^ set(both['en']))}")
    for language, all in both.items():
        numbers = paragraphs(info(game).folder, language)
        lines = set(re.findall(r"^log-([\w-]+) =", texts[language], re.MULTILINE))
        wanted = [*AIMS, *[f"ask-{key}" for key in sorted(questions(game))], "end"]
        found += [f"{language}: {key} is missing" for key in wanted if key not in all]
        for key, one in all.items():
            where = f"{language}: {key}"
            kind, _, name = key.partition("-")
            if kind == "log" and name not in lines:
                found.append(f"{where} explains an event that is never told")
            if key not in wanted and kind != "log":
                found.append(f"{where} explains nothing")
            if one.beside.get("rule") not in numbers:
                found.append(f"{where} names paragraph {one.beside.get('rule')}, which is not there")
            if (kind == "ask") != ("think" in one.beside):
                found.append(f"{where}: what to think about belongs to a decision, and to nothing else")
            if not set(one.beside) <= {"rule", "think", "rare"} or set(one.beside) != shown.get(key):
                found.append(f"{where} has {sorted(one.beside)} beside it")
            if not 20 < len(one.text) <= LONGEST or len(one.beside.get("think", "")) > LONGEST:
                found.append(f"{where} is too long or too short")
            if "†" in one.text or "{" in one.text:
                found.append(f"{where} is no plain sentence")
    return found


def words(game: str) -> dict[str, str]:
    return {language: Path(info(game).folder, f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}


@pytest.mark.parametrize("game", games())
def test_every_decision_is_explained_in_both_languages_with_its_paragraph(game: str) -> None:
    assert faults(game, words(game)) == []
    core = [key for key, one in lessons(words(game)["en"]).items() if "rare" not in one.beside and key != "end"]
    assert 8 <= len(core) <= 18  # a first game shows them all


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (("first-ask-split =", "first-ask-slit ="), "ask-split is missing"),
        (("first-ask-split =", "first-ask-slit ="), "ask-slit explains nothing"),
        (("first-aim-2 =", "first-aim-4 ="), "aim-2 is missing"),
        ((".rule = 3.3", ".rule = 3.33"), "names paragraph 3.33"),
        (("first-log-captain =", "first-log-capitan ="), "never told"),
        ((".think =", ".thought ="), "what to think about"),
        (("first-end =", "first-end = \n# "), "end is missing"),
    ],
)
def test_a_wrong_lesson_is_found(wrong: tuple[str, str], fault: str) -> None:
    texts = words("jolly-und-roger")
    texts["de"] = texts["de"].replace(wrong[0], wrong[1], 1)
    assert [one for one in faults("jolly-und-roger", texts) if fault in one and one.startswith("de")]
