"""People as REST tells them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from klabauter.wire.tables import Name
from klabauter.wire.text import Sent

Password = Annotated[str, Meta(min_length=8, max_length=200)]
Login = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.\-]{2,40}$")]

Mail = Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")]


class Guest(Sent, forbid_unknown_fields=True):
    with_lines = frozenset({"name"})
    name: Name
    lang: Literal["de", "en"] | None = None


class Register(Sent, forbid_unknown_fields=True, omit_defaults=True):
    """An account. A guest who registers keeps the tables."""

    with_lines = frozenset({"name"})
    login: Login
    password: Password
    name: Name | None = None
    mail: Mail | None = None


class SignIn(Sent, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class Identity(Struct, omit_defaults=True):
    """Who one is here; ``token`` only when it was just made."""

    id: str
    name: str
    login: str | None = None
    lang: str | None = None
    admin: bool = False
    token: str | None = None


class Change(Sent, forbid_unknown_fields=True, omit_defaults=True):
    with_lines = frozenset({"name"})
    name: Name | None = None
    lang: Literal["de", "en"] | None = None
    look: Annotated[str, Meta(max_length=40)] | None = None


class NewPassword(Sent, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Block(Sent, forbid_unknown_fields=True, omit_defaults=True):
    """Whoever sits there or said that line: hear no more (``mute``), meet no more (``block``), or again (``none``)."""

    table: Annotated[str, Meta(max_length=32)]
    kind: Literal["mute", "block", "none"]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Blocked(Struct):
    """Somebody one does not want to hear or meet."""

    id: str
    name: str
    kind: Literal["mute", "block"]


class Report(Sent, forbid_unknown_fields=True):
    """A line of chat that admins should see."""

    table: Annotated[str, Meta(max_length=32)]
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class NewSecret(Sent, forbid_unknown_fields=True):
    """A password for an account whose old one was lost."""

    token: Annotated[str, Meta(max_length=200)]
    password: Password


class Notify(Sent, forbid_unknown_fields=True, omit_defaults=True):
    """How somebody wants to be notified that a game waits; ``secret`` comes from the server and signs a webhook."""

    mail: bool = False
    webhook: Annotated[str, Meta(max_length=400)] | None = None
    secret: Annotated[str, Meta(max_length=64)] | None = None


class Ways(Struct, omit_defaults=True):
    """How somebody is notified now."""

    mail: bool = False
    address: str | None = None  # where mail goes
    unconfirmed: str | None = None  # where it will go when the link in the mail there was opened
    webhook: str | None = None
    secret: str | None = None
    feed: bool = False  # there is one; its link was shown when it was made
    push: bool = False  # on this device


class NewMail(Sent, forbid_unknown_fields=True):
    """Where mail goes once that address is confirmed; ``null``: nowhere. The password, because a lost one is mailed
    there."""

    mail: Mail | None
    password: Annotated[str, Meta(max_length=200)]


class Confirm(Sent, forbid_unknown_fields=True):
    """The token of the link that was mailed to an address."""

    token: Annotated[str, Meta(max_length=200)]


class PushKeys(Sent):
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,40}$")]


class Subscription(Sent):
    """What a browser's ``PushSubscription`` says of itself; what else it says is not kept."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class DeviceInfo(Struct, omit_defaults=True):
    """A place where somebody is signed in."""

    id: str
    created: int
    here: bool = False
    push: bool = False


class ServerInfo(Struct):
    """What this server offers beside tables, who runs it, and how long it keeps what."""

    registration: bool
    mail: bool
    push: str  # the key a browser subscribes with
    name: str
    operator: str
    privacy: str  # the operator's own paragraph
    keep_tables: int  # days after the last move
    keep_guests: int  # days without a table


class Forgot(Sent, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=40)]
