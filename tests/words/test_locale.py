"""German for people who read German, English for everybody else."""

from __future__ import annotations

import pytest

from klabauter.words import Words, default_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "de-CH"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "German_Germany.1252"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "delirium"}, "en"),
        ({"LC_ALL": "en_US", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "de"),
    ],
)
def test_the_locale_decides(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_without_a_locale_there_is_an_answer_all_the_same() -> None:
    assert default_language({}) in ("de", "en")


def test_an_unknown_language_means_the_default() -> None:
    assert Words("fr").language == default_language()
