"""What a person types is understood, and what cannot be is refused for what most probably was meant."""

from __future__ import annotations

import pytest

from klabauter import info
from klabauter.cli.boards import Board
from klabauter.cli.move_input import choices_of, find
from klabauter.words import Words
from tests.games.port_royal.story import taking


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "passenger"),
        ("en", "passenger 6/3"),
        ("en", "hire passenger"),
        ("en", "hire: passenger 6/3"),
        ("en", "hire passenger-6-3"),
        ("de", "Passagier"),
        ("de", "heuern: Passagier 6/3"),
        ("de", "anheuern Passagier"),
    ],
)
def test_why_understands_enough_of_the_words(lang: str, text: str) -> None:
    table = taking(harbour="passenger-6-3 sailor-5-2 blue-2-2", purses=[4, 4])
    found = find(text, table, Board("port-royal"), choices_of(table), Words(lang, info("port-royal")))
    assert found.refusal is not None
    assert found.refusal["values"] == {"card": "passenger-6-3", "cost": 6, "coins": 4}


def test_what_does_not_lie_there_is_said_so() -> None:
    table = taking(harbour="sailor-5-2 blue-2-2", purses=[4, 4])
    found = find("hire passenger 6/3", table, Board("port-royal"), choices_of(table), Words("en", info("port-royal")))
    assert found.refusal is not None
    assert found.refusal["reason"] == "not-in-harbour"
