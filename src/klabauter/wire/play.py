"""What goes over the WebSocket of a table.

The first message of a client is ``hello``. Everything it wants afterwards may carry an ``id``; the answer repeats it as
``reply``. A connection gets what its seat may know; a spectator is a connection without a seat.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from klabauter.wire.problem import Problem
from klabauter.wire.tables import TableInfo
from klabauter.wire.text import Sent

Token = Annotated[str, Meta(max_length=200)]
Short = Annotated[str, Meta(max_length=400)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Language = Annotated[str, Meta(pattern="^(de|en)$")]

# -- from the client


class Request(Sent, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """Base of all that a client may send."""


class Hello(Request, tag="hello", forbid_unknown_fields=False):
    """Who is there. ``since`` is the number of the first event the client has not seen.

    What else a first message says is ignored: a page that another version of the server delivered may say more.
    """

    token: Token | None = None
    seat: Seat | None = None
    since: Count = 0
    lang: Language | None = None
    password: Token | None = None
    id: Count | None = None


class Sit(Request, tag="sit"):
    """A program's first message when it plays a seat; all others are those of docs/bot-protocol.md."""

    token: Token
    seat: Seat | None = None
    password: Token | None = None


class Look(Request, tag="look"):
    """Look at the table from another of one's own seats, or, with ``null``, from none: for a hot seat."""

    seat: Seat | None
    since: Count = 0
    id: Count | None = None


class Play(Request, tag="play"):
    """A move by its notation. ``at`` is the number of moves so far as the client knows it: sent twice, played once."""

    move: Short
    at: Count
    id: Count | None = None


class Undo(Request, tag="undo"):
    at: Count
    id: Count | None = None


class Why(Request, tag="why"):
    """Why is a move, or a selection of parts, not possible? ``after`` are own moves that would come before it."""

    move: Short | None = None
    parts: Annotated[list[Short], Meta(max_length=40)] | None = None
    after: Annotated[list[Short], Meta(max_length=8)] | None = None
    id: Count | None = None


class Preview(Request, tag="preview"):
    """What would a move bring, as far as the seat can know? ``then`` are the moves that complete it."""

    move: Short
    then: Annotated[list[Short], Meta(max_length=8)] | None = None
    id: Count | None = None


class Complete(Request, tag="complete"):
    """Which moves complete this one? For a choice with ``more``."""

    move: Short
    id: Count | None = None


class HintRequest(Request, tag="hint"):
    """What would be good? Where the table allows that. ``quick``: a decent move at once, not the best one."""

    quick: bool = False
    id: Count | None = None


class Pledge(Request, tag="pledge"):
    """Fairness: the hash of a contribution to the luck of this seat."""

    hash: Hex
    seat: Seat | None = None
    id: Count | None = None


class Open(Request, tag="open"):
    """Fairness: the contribution itself, once the table was started."""

    text: Hex
    seat: Seat | None = None
    id: Count | None = None


class Start(Request, tag="start"):
    id: Count | None = None


class Back(Request, tag="back"):
    """Take the seat back from the bot that stood in."""

    seat: Seat | None = None
    id: Count | None = None


class Resign(Request, tag="resign"):
    id: Count | None = None


class AgreeEnd(Request, tag="agree-end"):
    """End the game by agreement: done when every person at the table wants it. ``False`` takes that back, or
    declines what others want, which is off then."""

    agree: bool = True
    id: Count | None = None


class Say(Request, tag="say"):
    with_lines = frozenset({"text"})
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Count | None = None


class Ping(Request, tag="ping"):
    id: Count | None = None


AnyRequest = (
    Hello | Look | Play | Undo | Why | Preview | Complete | HintRequest | Pledge | Open | Start | Back | Resign
    | AgreeEnd | Say | Ping
)  # fmt: skip

# -- from the server


class Choice(Struct, omit_defaults=True):
    """A legal move: its notation, its verb and values for words, its parts for boards, what it costs.

    ``ends``: the seat could do something else, this gives it up, and an undo cannot be counted on.
    ``next``: it begins a decision that one of these moves completes, by their places in ``completions`` of the prompt.
    ``more``: the same, but they are too many to be sent unasked; ``complete`` asks for them.
    """

    move: str
    verb: str
    parts: list[str]
    values: dict[str, Any]
    kinds: dict[str, str]
    cost: dict[str, int] = {}
    ends: bool = False
    text: str | None = None
    next: list[int] = []
    more: bool = False


class Completion(Struct, omit_defaults=True):
    """A move that completes the one before it.

    The first word of its notation is its verb; ``parts`` and ``values`` are the words after it, unless they are given.
    ``next``: one of these completes it in turn.
    """

    move: str
    parts: list[str] | None = None
    values: dict[str, Any] | None = None
    cost: dict[str, int] = {}
    next: list[int] = []


class Prompt(Struct, omit_defaults=True):
    """What is asked of whom. ``moves`` only for the seat that is asked.

    ``completions`` are the moves that complete some of them, ``kinds`` the kinds of their values, by verb and name.
    """

    seat: int
    key: str
    rule: str
    text: str | None = None
    moves: list[Choice] | None = None
    completions: list[Completion] = []
    kinds: dict[str, dict[str, str]] = {}


class SeenEvent(Struct, omit_defaults=True):
    """A log event as its seat may know it. ``stand_in``: a bot made this move for the person at that seat."""

    number: int
    rule: str
    line: str
    values: dict[str, Any]
    kinds: dict[str, str]
    text: str | None = None
    stand_in: int | None = None


class Standing(Struct, omit_defaults=True):
    """A seat at the end. Whoever resigned stands behind all others. A game that was broken off is won by nobody, but
    for the one who is left when everybody else has resigned."""

    seat: int
    rank: int
    score: int
    parts: dict[str, int]
    tiebreak: dict[str, int] = {}  # what decided between equal scores, if something did
    won: bool = False


class State(Struct, tag="state", tag_field="type", omit_defaults=True):
    """How things stand for this connection. ``events`` follow without a gap on those the client has.

    ``view`` is the kernel's view as plain data, without ``known`` where the table does not help people's memory;
    ``outlook`` is what the game works out from it for boards.
    """

    number: int  # entries of the table so far
    at: int  # moves so far; a client gives it back with its move
    seat: int | None
    table: TableInfo
    since: int
    events: list[SeenEvent]
    view: dict[str, Any] | None = None
    outlook: dict[str, Any] = {}
    prompt: Prompt | None = None
    undo: bool = False
    hints: bool = False  # whether this seat may ask for one, when it is asked
    result: list[Standing] | None = None
    ended: str | None = None  # how it ended, if people had a hand in it, in words
    reply: int | None = None


class Welcome(Struct, tag="welcome", tag_field="type", omit_defaults=True):
    """Answers ``hello``: which seats are one's own, and what was said at the table."""

    seats: list[int]
    host: bool
    chat: list[ChatLine]
    reply: int | None = None
    removed: bool = False  # the host has taken this person off the table


class ChatLine(Struct, tag="said", tag_field="type", omit_defaults=True):
    """A line of chat."""

    id: int
    at: int
    name: str
    text: str
    seat: int | None = None


class ChatLineRemoved(Struct, tag="unsaid", tag_field="type"):
    """A line of chat is gone."""

    id: int


class Present(Struct, tag="here", tag_field="type"):
    """Somebody came or went: the seats whose people are here now."""

    seats: list[int]


class Done(Struct, tag="done", tag_field="type", omit_defaults=True):
    """A request without another answer was fulfilled; for a move: it is kept for good."""

    reply: int | None = None
    at: int | None = None


class Refusal(Struct, tag="because", tag_field="type", omit_defaults=True):
    """Answers ``why``. Without ``reason`` it is possible."""

    rule: str | None = None
    reason: str | None = None
    values: dict[str, Any] = {}
    kinds: dict[str, str] = {}
    text: str | None = None
    reply: int | None = None


class Remark(Struct, omit_defaults=True):
    """What speaks for a move or against it."""

    rule: str
    remark: str
    values: dict[str, Any]
    kinds: dict[str, str]
    text: str | None = None


class Hint(Struct, omit_defaults=True):
    """A move worth playing; ``share`` is the share of the win it is given, 0 to 1, ``estimate`` the same in words."""

    move: str
    share: float
    reasons: list[Remark]
    text: str | None = None
    estimate: str | None = None


class Hints(Struct, tag="hints", tag_field="type", omit_defaults=True):
    """Answers ``hint``: the best moves after ``at`` moves, the best first."""

    at: int
    moves: list[Hint]
    reply: int | None = None


class Effects(Struct, tag="effects", tag_field="type", omit_defaults=True):
    """Answers ``preview``.

    ``changes``: the parts of the view that will be different, by their paths (``public/coins/0``); none if they depend
    on what the seat cannot know.
    """

    events: list[SeenEvent]
    changes: dict[str, Any] = {}
    reply: int | None = None


class Completions(Struct, tag="completions", tag_field="type", omit_defaults=True):
    """Answers ``complete``: as in a prompt; ``next`` is that of the move asked about."""

    next: list[int]
    completions: list[Completion] = []
    kinds: dict[str, dict[str, str]] = {}
    reply: int | None = None


AnyMessage = (
    State | Welcome | ChatLine | ChatLineRemoved | Present | Done | Refusal | Effects | Completions | Hints | Problem
)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(AnyRequest)
_HELLO = msgspec.json.Decoder(Hello)
_SIT = msgspec.json.Decoder(Sit)


def encode(message: AnyMessage) -> bytes:
    """A message as JSON in UTF-8, as it goes through a socket. Most types leave out fields with their default."""
    return _ENCODER.encode(message)


def request(data: str | bytes) -> AnyRequest:
    """What a client sent; msgspec.DecodeError if it is no message of ours."""
    found: AnyRequest = _DECODER.decode(data)
    return found


def hello(data: str | bytes) -> Hello:
    """The first message at a table."""
    return _HELLO.decode(data)


def sit(data: str | bytes) -> Sit:
    """The first message of a program."""
    return _SIT.decode(data)


class _Numbered(Struct):
    id: Count | None = None


def numbered(data: str | bytes) -> int | None:
    """The number of a request, even of one that cannot be understood otherwise."""
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
