"""How each game looks in the terminal.

``klabauter.cli.boards.<game>`` holds a game's board. It must have ``draw``; the other functions of :class:`Board` are
optional, and a game without a module is shown plainly. A board is given views, which hold no secret of another seat,
and knows no rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from klabauter.cli.boards import plain
from klabauter.cli.boards.choice import Choice
from klabauter.kernel.game import View
from klabauter.words import Words


class Board:
    """A game's board, with plain ways for whatever its module leaves out."""

    def __init__(self, game: str) -> None:
        self._module: ModuleType = plain
        name = f"{__name__}.{game.replace('-', '_')}"
        if find_spec(name) is not None:
            self._module = import_module(name)

    def _of(self, function: str) -> Any:
        return getattr(self._module, function, getattr(plain, function))

    def draw(self, view: View, words: Words, memory: bool) -> RenderableType:
        """The whole table as the view's seat sees it; with ``memory``, with all it could remember."""
        made: RenderableType = self._of("draw")(view, words, memory)
        return made

    def legend(self, words: Words) -> RenderableType | None:
        """How to read the board, shown once at the start and with the help."""
        made: RenderableType | None = self._of("legend")(words)
        return made

    def menu(self, view: View, words: Words, choices: Sequence[Choice], memory: bool) -> RenderableType:
        """What can be chosen now, with the numbers to type."""
        made: RenderableType = self._of("menu")(view, words, choices, memory)
        return made

    def remember(self, view: View, words: Words) -> RenderableType:
        """What the seat could remember beyond what lies on the table."""
        made: RenderableType = self._of("remember")(view, words)
        return made

    def move_text(self, view: View, text: str) -> str | None:
        """The notation of what was typed, where a step has a shorthand of its own that numbers must not take."""
        made: str | None = self._of("move_text")(view, text)
        return made

    def rematch(self, log: Sequence[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
        """The options for the same players' next game."""
        made: dict[str, Any] = self._of("rematch")(log, options)
        return made


__all__ = ["Board", "Choice"]
