"""Moves and their notation."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter.kernel import move
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.move import Lexicon, Move, Verb
from klabauter.kernel.rng import Rng
from tests.kernel.forms import as_compiled

NAMES = {"card": ("ace", "king"), "ship": ("black",)}


def test_a_move_is_made_once_and_found_by_its_notation() -> None:
    lexicon = Lexicon(NAMES)
    give = Verb("give", "card", "to:ship", "number")
    found = lexicon.add(give, 1, 0, 7)
    assert str(found) == "give king black 7"
    assert repr(found) == "<give king black 7>"
    assert found.parts == ("king", "black", "7")
    assert lexicon.add(give, 1, 0, 7) is found
    assert lexicon.find("  GIVE king   Black 7 ") is found
    assert lexicon.find("give king") is None
    assert found.data(NAMES) == {
        "move": "give king black 7",
        "verb": "give",
        "parts": ["king", "black", "7"],
        "values": {"card": "king", "to": "black", "number": 7},
        "kinds": {"card": "card", "to": "ship", "number": "number"},
    }


@pytest.fixture(params=[move, as_compiled(move)], ids=["as it is", "as compiled"])
def m(request: pytest.FixtureRequest) -> Any:
    """The module of moves."""
    return request.param


def table(m: Any, moves: list[Any]) -> Any:
    """A table of moves as this form has it."""
    return vec[Move](moves) if m is move else list(moves)


def test_choices_are_gathered_in_order_and_used_again(m: Any) -> None:
    verb = m.Verb("lay", "card")
    lexicon = m.Lexicon({"card": tuple("abcdef")})
    moves = [lexicon.add(verb, card) for card in range(6)]
    out = m.borrow(lexicon)
    out.add(moves[3])
    out.add_all(table(m, moves[:2]))
    out.add_each(table(m, moves), vec[i64]([2, 5, 4]), 0)
    assert out.listed() == [moves[3], moves[0], moves[1], moves[5], moves[4]]
    assert (out.size, out.at(1), out.has(moves[4]), out.has(moves[2])) == (5, moves[0], True, False)
    with pytest.raises(IndexError):
        out.at(5)
    assert {out.pick(Rng(seed)).a for seed in range(60)} == {3, 0, 1, 5, 4}
    m.give_back(out)
    again = m.borrow(lexicon)
    assert again is out
    assert again.listed() == []
    again.set_all(table(m, moves[:3]))
    assert again.listed() == moves[:3]
    again.clear()
    for one in moves * 12:  # more than there is room for at first
        again.add_all(table(m, [one, one]))
    assert again.listed() == [one for one in moves * 12 for _ in range(2)]
