"""The terminal board: everything that can happen is drawn, in both languages, without a missing word, in 80 columns."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import klabauter
from klabauter.cli.boards import Board, Choice
from klabauter.words import Words
from tests.games.port_royal.story import story


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_board_is_drawn_at_every_decision(language: str) -> None:
    board = Board("port-royal")
    rng = random.Random(language)
    seen = set()
    for seats in (2, 4):
        table = klabauter.Table("port-royal", seats, seed=f"board {language}")
        words = Words(language, table.game.info, ["Anne", "Ben", "Clara", "Dirk"][:seats])
        console = Console(width=80, record=True, file=io.StringIO())
        while not table.over:
            assert table.actor is not None
            view = table.view(table.actor)
            choices = [
                Choice(number, move, move.data(table.game.names), table.preview(move), table.cost(move))
                for number, move in enumerate(table.moves(), 1)
            ]
            console.print(board.draw(view, words, True))
            console.print(words.ask(table.pending.key, table.actor))
            console.print(board.menu(view, words, choices, True))
            if rng.random() < 0.1:
                console.print(board.remember(view, words))
            seen.add(table.pending.key)
            table.submit(table.actor, rng.choice(table.moves()))
        console.print(board.draw(table.view(None), words, False))
        legend = board.legend(words)
        assert legend is not None
        console.print(legend)
        text = console.export_text()
        assert max(len(line) for line in text.splitlines()) <= 80
        assert "[" not in text
        assert words.complaints == []
    assert seen == {"onward", "ship", "take"}


def test_the_board_says_what_is_printed_on_the_cards() -> None:
    table = story(["ship 0"], shown="blue-1-1", harbour="red-4-skull sailor-3-1", persons=["sailor-3-1", ""])
    words = Words("en", table.game.info, ["Anne", "Ben"])
    console = Console(width=80)
    with console.capture() as capture:
        console.print(Board("port-royal").draw(table.view(0), words, False))
    text = capture.get()
    assert "brings 4 coins · skull" in text
    assert "costs 3 coins · 1 point · 1 sabre" in text
    assert "Just turned up:  blue fluyt 1:1  brings 1 coin · 1 sabre" in text
    assert "▸◆ Anne ⚑" in text
