"""Tables as REST and the lobby tell them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from klabauter.wire.text import Sent

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Access = Literal["open", "link", "password"]
Status = Literal["open", "starting", "playing", "over"]
Ending = Literal["played", "resigned", "agreed", "closed"]


class Clock(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Seconds per move, or seconds for the whole game and what each move adds. What runs out is taken over by a bot."""

    move: Annotated[int, Meta(ge=5, le=30 * 86400)] | None = None
    game: Annotated[int, Meta(ge=30, le=30 * 86400)] | None = None
    add: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Sent, forbid_unknown_fields=True, omit_defaults=True):
    """``seats``: per seat ``me`` (several: hot-seat), ``open``, or a bot's level.

    ``components``: own figures as tables, or as the text of a components file.
    """

    with_lines = frozenset({"components", "names"})
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=16)]
    options: dict[str, str | int | bool] = field(default_factory=dict)
    components: dict[str, Any] | Annotated[str, Meta(max_length=60_000)] = field(default_factory=dict)
    access: Access = "link"
    password: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    memory: Literal["aid", "none"] = "none"
    chat: bool = True
    spectators: bool = True
    clock: Clock | None = None
    hints: bool = False  # the table agrees on hints, also among people; everybody sees it
    names: dict[Annotated[str, Meta(pattern="^[0-9]{1,2}$")], Name] = field(default_factory=dict)


class LinkRequest(Struct, omit_defaults=True):
    """The host asks for a new link to the seat of a guest who lost it. The others agree one by one; the host gets it
    after ``ready`` (milliseconds since 1970), unless somebody refuses or the guest was seen meanwhile."""

    agreed: list[int]  # seats
    missing: list[int]
    ready: int


class LinkAnswer(Struct, forbid_unknown_fields=True):
    """Whether one agrees that the host gets a new link to somebody's seat."""

    agree: bool


class SeatInfo(Struct, omit_defaults=True):
    """Who sits there. ``bot`` is its level; ``away``: a bot stands in for the person."""

    name: str | None = None
    bot: str | None = None
    away: bool = False
    resigned: bool = False
    parted: int | None = None  # so many lines the log had when the person resigned
    here: bool = False
    pledged: bool = False
    opened: bool = False
    agrees: bool = False
    declined: int | None = None  # so many lines the log had when the person last said no to ending the game
    relinked: bool = False  # the host got a new link to this seat during the game
    link: LinkRequest | None = None
    left: int | None = None  # milliseconds on a clock per game


class Round(Struct):
    """Contributions to the luck, by seat: the pledges, and what was opened once that is over. ``null``: nothing."""

    pledges: list[str | None]
    contributions: list[str | None] | None


class OwnComponent(Struct):
    """A value of the components that a person changed: its place, its value at this table, and the usual value."""

    where: str
    own: str
    usual: str


class OwnComponents(Sent, forbid_unknown_fields=True, omit_defaults=True):
    """The text of a components file, to be checked for a table like this."""

    with_lines = frozenset({"components"})
    components: Annotated[str, Meta(max_length=60_000)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, str | int | bool] = field(default_factory=dict)


class TableInfo(Struct, omit_defaults=True):
    """What everybody may know of a table."""

    id: str
    game: str
    rules: int
    options: dict[str, str | int | bool]
    status: Status
    access: Access
    seats: list[SeatInfo]
    host: int | None = None
    memory: str = "none"
    chat: bool = True
    clock: Clock | None = None
    deadline: int | None = None  # milliseconds since 1970, by the server's clock, which may be wrong
    remaining: int | None = None  # milliseconds until then, when this was sent
    commitment: str = ""
    rounds: list[Round] = []  # of contributions, from the start on; all but the last were void
    ending: Ending | None = None
    created: int = 0
    turn: int | None = None
    rematch: str | None = None
    components: list[OwnComponent] = []  # what differs, if it is played with own components
    hints: bool = False  # agreed on when it was made
    removed: int = 0  # people whom the host has taken off the table before the game
    yours: bool = False  # in the list of one's own tables: it waits for oneself


class Joined(Struct, omit_defaults=True):
    """A seat, and the private link to it: the link gives the seat."""

    table: str
    seats: list[int]
    link: str
    token: str


class Join(Sent, forbid_unknown_fields=True, omit_defaults=True):
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    password: Annotated[str, Meta(max_length=200)] | None = None


class TablePassword(Sent, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=200)]


class Listing(Struct, forbid_unknown_fields=True):
    """Whether a table that looks for players is in the lobby."""

    listed: bool


class Reminded(Struct):
    """Whether a reminder went out; without a way to reach the person it did not."""

    sent: bool


class Lobby(Struct, omit_defaults=True):
    tables: list[TableInfo]
    more: bool = False  # there are others, which are not in this answer


class OptionInfo(Struct):
    name: str
    values: list[str | int | bool]
    default: str | int | bool
    rule: str
    text: str
    texts: list[str]


class GameInfo(Struct):
    id: str
    title: str
    pitch: str
    authors: str
    publisher: str
    year: int
    seats: list[int]
    minutes: list[int]
    options: list[OptionInfo]


class BotInfo(Struct):
    """A level of bots."""

    id: str
    name: str
    about: str


class Games(Struct):
    games: list[GameInfo]
    bots: list[BotInfo]
