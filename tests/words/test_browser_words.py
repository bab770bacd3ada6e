"""The words of the client: both languages alike, everything it says is there, nothing is left over."""

from __future__ import annotations

import re
from pathlib import Path

from klabauter.games import games, info
from klabauter.words.bundle import COMMON

ROOT = Path(__file__).resolve().parents[2]
FOLDER = COMMON / "browser"
SOURCES = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]


def keys(folder: Path, language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (folder / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)


def said() -> str:
    return "\n".join([path.read_text("utf-8") for path in SOURCES])


def test_both_languages_tell_the_same_in_the_same_order() -> None:
    assert keys(FOLDER, "de") == keys(FOLDER, "en")


def test_no_word_is_there_twice() -> None:
    found = keys(FOLDER, "en")
    assert [key for key in found if found.count(key) > 1] == []


def test_no_word_of_the_client_hides_one_of_the_server_or_a_game() -> None:
    others = {key for folder in (COMMON, *[info(game).folder for game in games()]) for key in keys(folder, "en")}
    assert sorted(others & set(keys(FOLDER, "en"))) == []


def test_every_word_the_client_says_is_there() -> None:
    named = set(re.findall(r"'(ui-[a-z0-9-]*[a-z0-9])'", said()))
    assert len(named) > 150
    assert sorted(named - set(keys(FOLDER, "en"))) == []


def test_no_word_is_left_over() -> None:
    text = said()
    begun = (*re.findall(r"`(ui-[a-z-]+-)\$\{", text), "ui-cover-")
    assert [key for key in keys(FOLDER, "en") if f"'{key}'" not in text and not key.startswith(begun)] == []
