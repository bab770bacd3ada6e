"""The public face of Klabauter: tables, replays, and the fast layer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path, PurePath
from typing import Any

from klabauter.games import games, info, make
from klabauter.kernel.components import read as read_components
from klabauter.kernel.errors import BadPosition, BadRecord, KlabauterError
from klabauter.kernel.frame import State
from klabauter.kernel.game import Game
from klabauter.kernel.messages import Message
from klabauter.kernel.proof import Witness
from klabauter.kernel.record import Record
from klabauter.kernel.table import Referee

Components = Mapping[str, Any] | str | Path


def _own(components: Components | None) -> Mapping[str, Any] | None:
    return read_components(Path(components)) if isinstance(components, (str, Path)) else components


def _text(seed: str | int | None) -> str | None:
    """A number counts as the text that is written for it."""
    return None if seed is None else str(seed)


class Table(Referee):
    """A table of a game by its id.

    >>> table = Table("jolly-und-roger", seed="any text", options={"mode": "beginner", "start": 0})
    >>> table.actor
    0
    >>> table.submit(0, "split 12|345")
    >>> table.why_not(1, "tortuga").rule
    '3.4'
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        components: Components | None = None,
        version: int | None = None,
        *,
        luck: Sequence[str] = (),
        meta: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(make(game, seats, options, _own(components), version), _text(seed), luck, None, meta)

    @staticmethod
    def from_position(
        game: str, data: Mapping[str, Any], luck: Sequence[str] = (), seed: str | int | None = None
    ) -> Referee:
        """A table that starts at a written position, with NATURE's coming outcomes scripted if wanted."""
        made, start = _of_position(game, data)
        return Referee(made, _text(seed), luck, start)


POSITION = ("game", "rules", "seats", "options", "components", "pending", "state")


def _of_position(game: str, data: object) -> tuple[Game[Any], State]:
    """The game and the state of a written position, wherever it comes from. Refused if it cannot be."""
    if not isinstance(data, Mapping):
        raise BadPosition(Message("where-whole"), Message("why-object"))
    for name in data:
        if name not in POSITION:
            raise BadPosition(str(name), Message("why-no-such-field-of", known=", ".join(POSITION)))
    if data.get("game", game) != game:
        raise BadPosition("game", Message("why-other-game", there=data["game"], here=game))
    made = make(game, data.get("seats"), data.get("options"), data.get("components"), data.get("rules"))
    return made, made.state(data)


def beginning(record: Record) -> Referee:
    """The table of a record before its first entry."""
    header = record.header
    game, start = _beginning(header)
    return Referee(game, header["seed"], header["luck"], start, header["meta"])


def witness(record: Record) -> Witness:
    """Like :func:`replay`, with a list of every draw."""
    header = record.header
    game, start = _beginning(header)
    table = Witness(game, header["seed"], header["luck"], start, header["meta"])
    table.play_on(record)
    return table


def _beginning(header: Mapping[str, Any]) -> tuple[Game[Any], State | None]:
    """The game of a record, and the position it starts from, if any."""
    game = make(header["game"], header["seats"], header["options"], header["components"], header["rules"])
    if game.setting.fingerprint != header["fingerprint"]:
        why = Message("why-other-figures")
        raise BadRecord(Message("where-line", line=1), why)
    return (game, None) if header["start"] is None else _started(game, header)


def _started(game: Game[Any], header: Mapping[str, Any]) -> tuple[Game[Any], State]:
    """A record's game and the position it starts from: one with the same seats, options, rules and components."""
    line = Message("where-line", line=1)
    setting = {name: header[name] for name in ("rules", "seats", "options", "components")}
    try:
        made, start = _of_position(header["game"], {**setting, **header["start"]})
    except KlabauterError as error:
        raise BadRecord(line, error) from error
    if made.setting != game.setting:
        raise BadRecord(line, Message("why-other-start"))
    return made, start


def replay(record: Record | str | bytes) -> Referee:
    """The table a record, its text or the bytes of its file lead to. Refused loudly if it cannot be what was played."""
    if not isinstance(record, Record):
        record = Record.loads(_read(record))
    table = beginning(record)
    table.play_on(record)
    return table


def _read(record: object) -> str:
    """The text of a record as somebody gave it; no record is written in another encoding than UTF-8."""
    if isinstance(record, (str, PurePath)):
        return str(record)
    if not isinstance(record, bytes):
        raise BadRecord(Message("where-whole"), Message("why-no-record", value=record))
    try:
        return record.decode("utf-8-sig")
    except UnicodeDecodeError:
        return ""


def engine(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
    version: int | None = None,
) -> Game[Any]:
    """The fast layer without log and record: initial, options, apply, outcomes, copy, view, sample."""
    return make(game, seats, options, _own(components), version)


__all__ = ["Record", "Table", "engine", "games", "info", "replay"]
