"""The table in the terminal: every moment of a game can be drawn, in both languages, without a missing word."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

import klabauter
from klabauter.cli.boards import Board
from klabauter.cli.move_input import choices_of
from klabauter.games import info
from klabauter.words import Words
from tests.games.mutinies.story import play, resolving, table

NAMES = ("Änne", "Bo", "Cid", "Dörte", "Ede")


def drawn(words: Words, *renderables: object) -> str:
    console = Console(width=100, force_terminal=False, record=True, file=None, quiet=True)
    with console.capture() as capture:
        console.quiet = False
        for one in renderables:
            console.print(one)
    return capture.get()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_moment_can_be_drawn(language: str, seats: int) -> None:
    words = Words(language, info("mutinies"), NAMES[:seats])
    board = Board("mutinies")
    at = klabauter.Table("mutinies", seats=seats, seed=f"board {seats}")
    rng = random.Random(seats)
    while not at.over:
        if rng.random() < 0.06:
            seat = rng.choice([*range(seats), None])
            text = drawn(words, board.draw(at.view(seat), words, True), board.remember(at.view(seat), words))
            for name in NAMES[:seats]:
                assert name in text
        at.submit(at.actor or 0, rng.choice(at.moves()))
    drawn(words, board.draw(at.view(None), words, False), board.legend(words))
    for event in at.log(0):
        assert words.event(event)
    assert words.complaints == []


def test_what_lies_on_the_table_is_shown() -> None:
    words = Words("en", info("mutinies"), NAMES[:4])
    board = Board("mutinies")
    at = resolving("market", "market-any2 wheel-1 wheel-0 cabin", jewels=["ruby-10 topaz-00", "", "", ""])
    play(at, "lay ruby-10")
    text = drawn(words, board.draw(at.view(0), words, False))
    assert "On the market table (any two): ruby (1 rum)" in text
    assert "black market ◄ chosen" in text
    text = drawn(
        words, board.draw(table("muster", closed="wreck", marker="city", round=5, calm=5, last=5).view(0), words, False)
    )
    assert "wreck ✖ closed" in text
    assert "city ✖ marker" in text
    assert "no mutiny this" in text
    assert "the last round" in text


def test_the_list_of_moves_tells_only_what_makes_them_different() -> None:
    words = Words("en", info("mutinies"), NAMES[:2])
    at = klabauter.Table("mutinies", seats=2, seed="walk7", options={"start": 0})
    rng = random.Random(4)
    while at.pending.key != "found":
        at.submit(at.actor or 0, rng.choice(at.moves()))
    text = drawn(words, Board("mutinies").menu(at.view(at.actor), words, choices_of(at), False))
    assert "and gets" in text
    assert "pirate marker" not in text  # whatever is chosen, it moves
    assert "wants no more questions" not in text  # the move says so itself
