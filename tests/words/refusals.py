"""What an error says, in both languages."""

from __future__ import annotations

from klabauter.games import info
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.messages import Message
from klabauter.words import Words


def assert_refused_in_both_languages(game: str, error: BadPosition) -> None:
    """The reason for a refusal is in the German and the English words, and the two differ."""
    why = error.values["why"]
    assert isinstance(why, Message), f"in English only: {why}"
    german, english = Words("de", info(game)), Words("en", info(game))
    assert german.piece(why) != english.piece(why)
    assert german.complaints == english.complaints == []
