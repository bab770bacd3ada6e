"""Words that people take for the same one have one stem, and compounds are taken apart."""

from __future__ import annotations

import pytest

from klabauter.words.stems import parts, stem, words


@pytest.mark.parametrize(
    ("language", "alike"),
    [
        ("de", "Schiff Schiffe Schiffs Schiffen"),
        ("de", "aufdecken aufgedeckt aufzudecken aufgedeckten"),
        ("de", "würfeln würfelt gewürfelt Würfel"),
        ("de", "nehmen nimmt genommen"),
        ("de", "gewinnen gewonnen gewinnt"),
        ("de", "Fass Fässer"),
        ("de", "Schluß Schluss"),
        ("de", "Spielende Spielendes"),
        ("en", "mutiny mutinies"),
        ("en", "colour color colours"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, alike: str) -> None:
    assert len({stem(language, word) for word in words(alike)}) == 1


def test_a_player_is_not_a_game_and_the_end_of_a_game_is_neither() -> None:
    assert len({stem("de", word) for word in ("spiel", "spieler", "spielende")}) == 3


@pytest.mark.parametrize(
    ("word", "made_of"),
    [
        ("schlafplatzplattchen", ["schlaf", "platz", "plattchen"]),
        ("piratenflagge", ["piraten", "flagge"]),
        ("bereitgelegt", ["legen"]),
        ("flagge", []),
    ],
)
def test_compounds_are_taken_apart_into_known_words(word: str, made_of: list[str]) -> None:
    known = {stem("de", one) for one in ("schlaf", "platz", "plattchen", "piraten", "flagge", "legen")}
    assert list(parts("de", word, known)) == [stem("de", one) for one in made_of]
