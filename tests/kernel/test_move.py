"""Moves and their notation."""

from __future__ import annotations

from klabauter.kernel.move import Lexicon, Verb

NAMES = {"card": ("ace", "king"), "ship": ("black",)}


def test_a_move_is_made_once_and_found_by_its_notation() -> None:
    lexicon = Lexicon(NAMES)
    give = Verb("give", "card", "to:ship", "number")
    move = lexicon.add(give, 1, 0, 7)
    assert str(move) == "give king black 7"
    assert repr(move) == "<give king black 7>"
    assert move.parts == ("king", "black", "7")
    assert lexicon.add(give, 1, 0, 7) is move
    assert lexicon.find("  GIVE king   Black 7 ") is move
    assert lexicon.find("give king") is None
    assert move.data(NAMES) == {
        "move": "give king black 7",
        "verb": "give",
        "parts": ["king", "black", "7"],
        "values": {"card": "king", "to": "black", "number": 7},
        "kinds": {"card": "card", "to": "ship", "number": "number"},
    }
