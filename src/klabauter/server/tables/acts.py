"""Acts: everything that ever happens at a table, one after the other. Whatever a table is follows from them.

Each kind of act is a class below, and ``AnyAct`` lists them all. An act is stored as a row with its kind, the seat it
concerns and one text. It names people by id only, so that the name goes with a person who leaves.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple, get_args

import msgspec
from msgspec import Struct

from klabauter.server.store import Row
from klabauter.server.store.clock import wall
from klabauter.wire.tables import Access, Clock, Ending


class Made(Struct, omit_defaults=True):
    """How a table was made. The rules version is pinned here."""

    game: str
    rules: int
    seats: int
    options: dict[str, str | int | bool]
    components: dict[str, Any]
    fingerprint: str  # of all components
    host: str  # the person
    access: Access
    memory: str  # "aid" if views hold what a seat could remember, else "none"
    chat: bool
    spectators: bool
    clock: Clock | None = None
    hints: bool = False


class Act(Struct, frozen=True):
    """Base of all acts. An act has at most a ``seat`` and one more field, which is the text of its row.

    ``kind`` is the name that rows have for it. It never changes, even if the class gets another name.
    """

    kind: ClassVar[str]


class OfSeat(Act, frozen=True):
    """Base of the acts that concern one seat."""

    seat: int


# -- before the game


class Create(Act, frozen=True):
    """The table is made."""

    kind = "create"
    made: Made


class Sit(OfSeat, frozen=True):
    """A person sits down."""

    kind = "sit"
    person: str


class SetBot(OfSeat, frozen=True):
    """A bot of this level gets the seat; without a level the seat is free again."""

    kind = "bot"
    level: str


class Rise(OfSeat, frozen=True):
    """A person leaves the seat."""

    kind = "rise"


class Remove(OfSeat, frozen=True):
    """The host takes a person off the table, who may not sit down again."""

    kind = "remove"


class InviteAgain(Act, frozen=True):
    """Those who were removed may sit down again."""

    kind = "welcome"


class AddSeat(Act, frozen=True):
    """The host adds a seat, the last one."""

    kind = "widen"


class RemoveSeat(Act, frozen=True):
    """The host takes the last seat away."""

    kind = "narrow"


class SetHost(Act, frozen=True):
    """This person is the host now."""

    kind = "host"
    person: str


class SetAccess(Act, frozen=True):
    """The table is ``open`` to everybody who looks at the list, or is found by its ``link`` only."""

    kind = "access"
    access: Access


# -- the luck of the game


class Pledge(OfSeat, frozen=True):
    """The hash of the seat's contribution to the luck."""

    kind = "pledge"
    hash: str


class Start(Act, frozen=True):
    """The host starts the game; the pledges are published."""

    kind = "start"


class Publish(Act, frozen=True):
    """The pledges of a repeated round are published."""

    kind = "publish"


class Open(OfSeat, frozen=True):
    """The contribution that was pledged."""

    kind = "open"
    contribution: str


class Repeat(Act, frozen=True):
    """A pledge was not opened in time: the round is void."""

    kind = "repeat"


class Deal(Act, frozen=True):
    """The game begins."""

    kind = "deal"


# -- the game


class Move(OfSeat, frozen=True):
    """A move by its notation, or an undo."""

    kind = "move"
    move: str


class StandIn(OfSeat, frozen=True):
    """A bot plays for the person at this seat until they come back."""

    kind = "away"


class Return(OfSeat, frozen=True):
    """The person plays again."""

    kind = "back"


class Resign(OfSeat, frozen=True):
    kind = "resign"


class AgreeToEnd(OfSeat, frozen=True):
    """The person wants to end the game, or does not, or no longer."""

    kind = "agree"
    agrees: bool


class AskForLink(OfSeat, frozen=True):
    """The host asks for a new link to somebody's seat."""

    kind = "relink"
    host: str


class PermitLink(OfSeat, frozen=True):
    """A person agrees to it."""

    kind = "permit"
    person: str


class RefuseLink(OfSeat, frozen=True):
    """A person refuses it, or the person of the seat was seen."""

    kind = "forbid"
    person: str


class GiveLink(OfSeat, frozen=True):
    """The host gets the new link."""

    kind = "link"


# -- the end


class End(Act, frozen=True):
    kind = "end"
    ending: Ending


class Rematch(Act, frozen=True):
    """The same people play again at this table."""

    kind = "rematch"
    table: str


AnyAct = (
    Create | Sit | SetBot | Rise | Remove | InviteAgain | AddSeat | RemoveSeat | SetHost | SetAccess
    | Pledge | Start | Publish | Open | Repeat | Deal
    | Move | StandIn | Return | Resign | AgreeToEnd | AskForLink | PermitLink | RefuseLink | GiveLink
    | End | Rematch
)  # fmt: skip

_BY_KIND: dict[str, type[AnyAct]] = {act.kind: act for act in get_args(AnyAct)}
_FIELDS = {act: [field for field in msgspec.structs.fields(act) if field.name != "seat"] for act in _BY_KIND.values()}


class Entry(NamedTuple):
    """An act and when it happened."""

    act: AnyAct
    at: int = 0  # milliseconds since 1970
    uptime: int = 0  # milliseconds (store/clock.py)

    def row(self, table: str, number: int) -> Row:
        """This entry as a row of the table ``acts``."""
        act = self.act
        return Row(
            game_table=table,
            number=number,
            at=self.at,
            kind=act.kind,
            seat=getattr(act, "seat", None),
            text=_text(act),
            uptime=self.uptime,
        )


def read(kind: str, seat: int | None, text: str) -> AnyAct:
    """The act of a row. Raises KeyError for an unknown kind, msgspec.ValidationError for a text that does not fit."""
    if kind == Move.kind and seat is not None:  # most acts are moves
        return Move(seat, text)
    act = _BY_KIND[kind]
    values: dict[str, Any] = {} if seat is None else {"seat": seat}
    for field in _FIELDS[act]:
        if field.type is bool:
            values[field.name] = text == "yes"
        elif field.type is Made:
            values[field.name] = msgspec.json.decode(text, type=Made)
        else:
            values[field.name] = msgspec.convert(text, field.type)
    return act(**values)


def _text(act: AnyAct) -> str:
    if isinstance(act, Move):
        return act.move
    for field in _FIELDS[type(act)]:
        value = getattr(act, field.name)
        if isinstance(value, Made):
            return msgspec.json.encode(value).decode()
        return ("yes" if value else "no") if isinstance(value, bool) else str(value)
    return ""


def now() -> int:
    """The date, for people to read. It may be wrong, and it may jump: nothing is measured by it."""
    return wall()
