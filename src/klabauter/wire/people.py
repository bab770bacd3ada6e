"""People as REST tells them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from klabauter.wire.tables import Name

Password = Annotated[str, Meta(min_length=8, max_length=200)]
Login = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.\-]{2,40}$")]


class Guest(Struct, forbid_unknown_fields=True):
    name: Name
    lang: Literal["de", "en"] | None = None


class Register(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An account. A guest who registers keeps the tables."""

    login: Login
    password: Password
    name: Name | None = None
    mail: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")] | None = None


class SignIn(Struct, forbid_unknown_fields=True):
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


class Change(Struct, forbid_unknown_fields=True, omit_defaults=True):
    name: Name | None = None
    lang: Literal["de", "en"] | None = None
    look: Annotated[str, Meta(max_length=40)] | None = None


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Block(Struct, forbid_unknown_fields=True):
    """Whoever sits there: hear no more (``mute``), meet no more (``block``), or again (``none``)."""

    table: Annotated[str, Meta(max_length=32)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    kind: Literal["mute", "block", "none"]


class Report(Struct, forbid_unknown_fields=True):
    """A line of chat that admins should see."""

    table: Annotated[str, Meta(max_length=32)]
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class NewSecret(Struct, forbid_unknown_fields=True):
    """A password for an account whose old one was lost."""

    token: Annotated[str, Meta(max_length=200)]
    password: Password


class Notify(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How somebody wants to be told that a game waits; ``secret`` comes from the server and signs a webhook."""

    mail: bool = False
    webhook: Annotated[str, Meta(max_length=400)] | None = None
    secret: Annotated[str, Meta(max_length=64)] | None = None


class Forgot(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=40)]
