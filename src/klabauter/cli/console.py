"""Consoles that show the same everywhere: with colour or without, in any encoding, on any width."""

from __future__ import annotations

import codecs
import io
import sys
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from klabauter.words.plain import plain

# Characters beyond what an old encoding may have, and what stands in for each: as wide, so that tables stay straight.
STAND_INS = {
    "◆": "#", "●": "@", "■": "%", "▲": "^", "★": "*", "▼": "v", "⚑": "!", "·": "-", "…": ".", "–": "-",
    "—": "-", "→": ">", "„": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "§": "par.", "±": "+",
    "─": "-", "━": "=", "│": "|", "┃": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "├": "+", "┤": "+", "┬": "+",
    "┴": "+", "┼": "+", "╞": "+", "╡": "+", "╪": "+", "═": "=", "•": "*", "×": "x", "½": "5", "█": "#",
    "ä": "a", "ö": "o", "ü": "u", "ß": "s", "Ä": "A", "Ö": "O", "Ü": "U", "µ": "u", "÷": "/",
}  # fmt: skip


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join([STAND_INS.get(sign, "?") for sign in error.object[error.start : error.end]]), error.end


JOINT = "\ue000"  # a space at which no line ends: to the wrapping a hard space is one like any other

codecs.register_error("klabauter", _stand_in)


class _Console(Console):
    """What is printed may be of other people (names, chat, files): only our own styles reach the terminal."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else plain(text), style, control)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(no_color: bool = False, stderr: bool = False) -> Console:
    """A console on the standard output (or error). NO_COLOR, dumb terminals and pipes get no colour by themselves."""
    file = sys.stderr if stderr else sys.stdout
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors="klabauter")
    return _Console(
        file=file, highlight=False, markup=False, emoji=False, no_color=True if no_color else None, soft_wrap=False
    )


class Sentence:
    """A sentence of the table, one sign from the edge also where it is wrapped; a § is not torn from its number."""

    def __init__(self, text: Text | str, style: str = "", edge: int = 1) -> None:
        self._text = Text(text, style=style) if isinstance(text, str) else text
        self._edge = edge

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        text = self._text.copy()
        text.plain = text.plain.replace("§ ", f"§{JOINT}")
        for line in text.wrap(console, options.max_width - 2 * self._edge):
            line.plain = line.plain.replace(JOINT, " ")
            line.rstrip()
            yield Text(" " * self._edge) + line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        low, high = self._text.__rich_measure__(console, options)
        return Measurement(low, high + 2 * self._edge)


def say(console: Console, text: Text | str, style: str = "") -> None:
    """Print a sentence of the table, wrapped and indented as a :class:`Sentence`."""
    console.print(Sentence(text, style))
