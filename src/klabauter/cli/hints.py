"""Hints as a person reads them: the move, what may come of it, and why."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from klabauter.bots import Ask, levels, make
from klabauter.bots.hints import hints
from klabauter.cli.console import Sentence
from klabauter.kernel.table import Referee
from klabauter.words import Words


def advice(table: Referee, words: Words) -> RenderableType:
    """What the strongest bot would whisper to the seat that is asked; each move with the notation to type."""
    seat, names = table.pending.seat, table.game.names
    ask = Ask(table.game, seat, table.view(seat), table.moves(), table.log(seat))
    lines: list[RenderableType] = []
    for hint in hints(make(levels()[-1], f"{table.seed}/hints"), ask):
        move = Text(words.move(hint.move.data(names)), style="bold").append(f"  {hint.move}", style="dim not bold")
        sentences = [Sentence(words.estimate(hint.share), edge=0)]
        for remark in hint.remarks:
            said = Text(f"· {words.remark(remark.data(names))} ")
            sentences.append(Sentence(said.append(f"§ {remark.point.rule}", style="dim"), edge=0))
        lines += [Padding(move, (0, 1), expand=False), Padding(Group(*sentences), (0, 1, 0, 3), expand=False)]
    return Group(*lines)
