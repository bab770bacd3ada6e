"""Consoles that show the same everywhere: with colour or without, in any encoding, on any width."""

from __future__ import annotations

import codecs
import io
import sys

from rich.console import Console
from rich.text import Text

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


codecs.register_error("klabauter", _stand_in)


def make_console(no_color: bool = False, stderr: bool = False) -> Console:
    """A console on the standard output (or error). NO_COLOR, dumb terminals and pipes get no colour by themselves."""
    file = sys.stderr if stderr else sys.stdout
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors="klabauter")
    return Console(
        file=file, highlight=False, markup=False, emoji=False, no_color=True if no_color else None, soft_wrap=False
    )


def say(console: Console, text: Text | str, style: str = "") -> None:
    """A sentence of the table, one sign from the edge also where it is wrapped."""
    whole = Text(text, style=style) if isinstance(text, str) else text
    for line in whole.wrap(console, console.width - 2):
        line.rstrip()
        console.print(Text(" ") + line)
