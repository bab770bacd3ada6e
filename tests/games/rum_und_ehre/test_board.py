"""The town in the terminal: every question of whole games can be shown in both languages, within eighty signs."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import klabauter
from klabauter import Table
from klabauter.cli.boards import Board, Choice
from klabauter.words import Words

NAMES = ("Anne", "Ben", "Clara", "Dirk", "Enno")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("seats", "options"), [(2, {"town": "built"}), (5, {})])
def test_every_question_can_be_shown(language: str, seats: int, options: dict[str, object]) -> None:
    info = klabauter.info("rum-und-ehre")
    words = Words(language, info, NAMES[:seats])
    board = Board(info.id)
    rng = random.Random(seats)
    table = Table(info.id, seats, seed=f"board {seats}", options=options)
    asked: set[str] = set()
    while not table.over:
        seat = table.actor
        assert seat is not None
        if table.pending.key not in asked or rng.random() < 0.05:
            asked.add(table.pending.key)
            view = table.view(seat)
            names = table.game.names
            choices = [Choice(i + 1, m, m.data(names), [], table.cost(m)) for i, m in enumerate(table.moves())]
            console = Console(width=80, color_system=None, record=True, file=io.StringIO())
            for shown in (
                board.legend(words),
                board.draw(view, words, memory=True),
                board.menu(view, words, choices, memory=True),
                board.remember(view, words),
                board.draw(table.view(None), words, memory=False),
            ):
                console.print(shown)
            text = console.export_text()
            assert all(len(line) <= 80 for line in text.splitlines())
            assert all(f"{choice.number} " in text for choice in choices)
            if table.pending.key == "turn":
                for move in table.moves():
                    if move.verb.key in ("move", "dark"):
                        assert str(move).split()[1] in text
        stay = [move for move in table.moves() if str(move) != "board"]
        table.submit(seat, rng.choice(stay or list(table.moves())))
    assert not words.complaints
    assert {"turn", "further", "enter", "guest", "rum"} <= asked
