"""A game on disk: rules version, options, components, seed and moves; never a dump of memory.

The text form is JSON lines: a header, a line per entry (a seat and its move, or ``undo``), a last line with a digest of
what came out. A reader that gets another digest refuses the record instead of telling another story.
"""

from __future__ import annotations

import json
from typing import Any, Final

from klabauter.kernel.errors import BadRecord
from klabauter.kernel.messages import Message
from klabauter.kernel.reading import not_json

FORMAT: Final = 1
HEADER: Final = (
    "format",
    "game",
    "rules",
    "seats",
    "options",
    "components",
    "fingerprint",
    "seed",
    "luck",
    "start",
    "meta",
)
TYPES: Final[dict[str, tuple[type, ...]]] = {
    "format": (int,), "game": (str,), "rules": (int,), "seats": (int,), "options": (dict,), "components": (dict,),
    "fingerprint": (str,), "seed": (str, type(None)), "luck": (list,), "start": (dict, type(None)), "meta": (dict,),
}  # fmt: skip


def dump(value: object) -> str:
    """JSON on one line, the same bytes for the same value everywhere."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Record:
    """What a table writes down. ``start`` is a position when the game did not begin at the beginning."""

    def __init__(self, header: dict[str, Any], entries: list[tuple[int, str]], digest: str) -> None:
        self.header = header
        self.entries = entries
        self.digest = digest

    def __repr__(self) -> str:
        return f"<record of {self.game}, seats: {self.header['seats']}, moves: {len(self.entries)}>"

    @property
    def game(self) -> str:
        """The id of the game, as the header has it. No check that such a game is installed."""
        return str(self.header["game"])

    def dumps(self) -> str:
        """The text form, with a line break at the end; :meth:`loads` reads it."""
        lines = [dump(self.header), *[dump([seat, text]) for seat, text in self.entries]]
        lines.append(dump({"entries": len(self.entries), "digest": self.digest}))
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> Record:
        """The record written in a text. Raises BadRecord with the line and the reason if it is none."""
        lines = text.splitlines()
        if text and not any([sign in text for sign in "\n\r{"]):
            raise BadRecord(Message("where-whole"), Message("why-path", path=text))
        if len(lines) < 2:
            raise BadRecord(Message("where-whole"), Message("why-too-short"))
        parsed = [_parsed(number, line) for number, line in enumerate(lines, 1)]
        header, footer = parsed[0], parsed[-1]
        if not isinstance(header, dict) or set(header) != set(HEADER):
            why = Message("why-header", fields=", ".join(HEADER))
            raise BadRecord(_line(1), why)
        for name in HEADER:
            _check_text(1, name, header[name])
        if header["format"] != FORMAT:
            raise BadRecord(_line(1), Message("why-format", format=header["format"], known=FORMAT))
        for name, types in TYPES.items():
            if type(header[name]) not in types or (name == "luck" and not _texts(header[name])):
                why = Message("why-must-not-be", field=name, value=header[name])
                raise BadRecord(_line(1), why)
        if not isinstance(footer, dict) or set(footer) != {"entries", "digest"}:
            raise BadRecord(_line(len(lines)), Message("why-cut-off"))
        entries: list[tuple[int, str]] = []
        for number, entry in enumerate(parsed[1:-1], 2):
            if not (
                isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int and isinstance(entry[1], str)
            ):
                why = Message("why-entry", value=lines[number - 1])
                raise BadRecord(_line(number), why)
            _check_text(number, "move", entry[1])
            entries.append((entry[0], entry[1]))
        if footer["entries"] != len(entries):
            why = Message("why-entries", promised=footer["entries"], there=len(entries))
            raise BadRecord(_line(len(lines)), why)
        _check_text(len(lines), "digest", footer["digest"])
        return Record({name: header[name] for name in HEADER}, entries, str(footer["digest"]))


def _texts(values: list[Any]) -> bool:
    return all([isinstance(value, str) for value in values])


def _check_text(line: int, field: str, value: object) -> None:
    try:
        dump(value).encode()
    except UnicodeEncodeError as error:
        raise BadRecord(_line(line), Message("why-not-utf8", field=field)) from error


def _line(number: int) -> Message:
    return Message("where-line", line=number)


def _parsed(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord(_line(number), not_json(error)) from error
