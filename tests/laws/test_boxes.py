"""The largest box that own figures can fill is dealt, shown and played like any other; a larger one is refused."""

from __future__ import annotations

import json
import random
import time
from importlib import import_module
from typing import Any

import pytest

from klabauter.games import games, info, make
from klabauter.games.freibeuter.game import Freibeuter
from klabauter.kernel.components import BOX, check_box
from klabauter.kernel.errors import BadComponents
from klabauter.kernel.frame import chances_of
from klabauter.kernel.table import Referee
from klabauter.words import Words

DEAL = 1.0  # seconds; on a busy machine they pass much faster than on an idle one
MOVES = 12
VIEW = 100_000  # characters


def boxes(game: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The largest box of a game, and what makes it too large (``tests/games/<game>/boxes.py``)."""
    module = import_module(f"tests.games.{info(game).folder.name}.boxes")
    return module.LARGEST, laid_over(module.LARGEST, module.MORE)


@pytest.mark.parametrize("game", games())
def test_the_largest_box_is_dealt_and_shown_at_once(game: str) -> None:
    of = info(game)
    made = of.make(of, of.setting(of.seats[1], None, boxes(game)[0]))
    assert BOX - 60 < sum(made.inventory().values()) < BOX + 100  # with what is no piece of a pile
    began = time.process_time()
    table = Referee(made, "boxes")
    assert time.process_time() - began < DEAL
    luck = random.Random(game)
    for _ in range(MOVES):
        assert table.actor is not None
        assert 0 < len(table.moves()) <= BOX
        assert len(json.dumps(table.view(table.actor))) < VIEW
        table.submit(table.actor, luck.choice(table.moves()))


def laid_over(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    both = dict(one)
    for name, value in other.items():
        both[name] = laid_over(both.get(name, {}), value) if isinstance(value, dict) else value
    return both


@pytest.mark.parametrize("game", games())
def test_a_larger_box_is_refused_in_both_languages(game: str) -> None:
    of = info(game)
    with pytest.raises(BadComponents) as refused:
        make(game, of.seats[1], None, boxes(game)[1])
    assert getattr(refused.value.values["why"], "key", "") == "why-box-full"
    assert f"at most {BOX} cards" in Words("en", of).error(refused.value)
    assert f"höchstens {BOX} Karten" in Words("de", of).error(refused.value)


def test_the_box_that_stopped_a_server_is_refused() -> None:
    own = {"begin": {"sea_cards": 999}, "sea_cards": {"outer": 999, "inner": 999}}
    with pytest.raises(BadComponents, match="sea_cards: at most 500 cards, tiles and other pieces"):
        make("freibeuter", 4, None, own)


def test_kinds_count_as_well_as_pieces() -> None:
    check_box({"cards": [0] * 100, "tiles": [BOX - 100]})
    with pytest.raises(BadComponents, match=f"tiles: at most {BOX} .* there are {BOX + 1}"):
        check_box({"cards": [0] * 101, "tiles": [BOX - 100]})


class Pile(list[int]):
    """A pile that counts how often it is gone through."""

    rounds = 0

    def __iter__(self) -> Any:
        self.rounds += 1
        return super().__iter__()

    def count(self, value: Any) -> int:
        self.rounds += 1
        return super().count(value)


def test_a_pile_is_gone_through_once_however_many_kinds_there_are() -> None:
    game = make("freibeuter")
    assert isinstance(game, Freibeuter)
    moves = game.moves.cards
    pile = Pile([card for card in range(49) for _ in range(3)])
    assert chances_of(pile, moves) == [(moves[card], 3) for card in range(49)]
    assert pile.rounds == 1
