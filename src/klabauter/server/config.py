"""Configuration: by flags, environment (``KLABAUTER_…``) or a TOML file, in this order of authority."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from klabauter.kernel.messages import Message
from klabauter.kernel.reading import from_toml, of_system
from klabauter.server.costs import ADDRESS, PERSON, Budget
from klabauter.server.errors import BadConfig, ServerMessage, UnknownSetting
from klabauter.server.outgoing import networks

PREFIX = "KLABAUTER_"


class Config(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None  # none: 8731, or one of the next if it is taken
    lan: bool = False
    database: str = ""  # empty: an SQLite file in the system's place for such things
    redis: str = ""
    address: str = ""  # under which people reach it, if a proxy stands in front
    hosts: str = ""  # klabauter.example, …: other names under which it is reached
    proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    bots: Annotated[int, Meta(ge=0, le=64)] = 1  # worker processes; 0: only `klabauter worker` processes think
    patience: Annotated[float, Meta(gt=0, le=600)] = 15.0  # seconds until a bot that does not answer is asked again
    registration: Literal["open", "closed"] = "open"
    limits: Annotated[float, Meta(gt=0)] = 1.0  # multiplies every rate limit and what clients may cost
    connections_per_person: Annotated[int, Meta(ge=1)] = 40  # open WebSockets
    connections_per_address: Annotated[int, Meta(ge=1)] = 200  # open connections of any kind
    tables_per_hour: Annotated[int, Meta(ge=1)] = 60  # new tables from one address
    chat_per_minute: Annotated[int, Meta(ge=1)] = 90  # lines of chat from one address
    mails_per_hour: Annotated[int, Meta(ge=1)] = 20  # mails that requests from one address cause
    reminders_per_hour: Annotated[int, Meta(ge=1)] = 60  # that hosts at one address send
    smtp: str = ""  # smtp://user:password@host:port or smtps://…; empty: no mail
    sender: str = ""  # whom mail comes from
    private_networks: str = ""  # 192.168.1.0/24, …: where webhooks and push services may be although it is private
    name: Annotated[str, Meta(max_length=60)] = ""  # what people call this server; shown beside ours
    operator: str = ""  # imprint
    privacy: str = ""  # the privacy page's own paragraph
    keep_tables: Annotated[int, Meta(ge=1)] = 365  # days after the last act
    keep_guests: Annotated[int, Meta(ge=1)] = 90  # days a guest without tables is remembered
    log: Literal["text", "json"] = "text"

    def budgets(self, connections: float = inf) -> dict[str, Budget]:
        """What a person and an address may cost, by kind of account; an address has at most so many connections."""
        person = PERSON._replace(connections=self.connections_per_person).times(self.limits)
        address = ADDRESS._replace(connections=self.connections_per_address).times(self.limits)
        return {"person": person, "address": address._replace(connections=min(address.connections, connections))}

    def per_address(self) -> dict[str, tuple[float, float]]:
        """Limits of an address: all at once, and as many again in the time given."""
        return {
            "tables of an address": (self.tables_per_hour, self.tables_per_hour / 3600),
            "chat of an address": (self.chat_per_minute, self.chat_per_minute / 60),
            "mails of an address": (self.mails_per_hour, self.mails_per_hour / 3600),
            "reminders of an address": (self.reminders_per_hour, self.reminders_per_hour / 3600),
        }


def load(flags: Mapping[str, Any], environment: Mapping[str, str], file: str | None = None) -> Config:
    """The configuration. Raises an error that says what is impossible and where it was set."""
    file = file or environment.get(f"{PREFIX}CONFIG")
    given: dict[str, Any] = {}
    if file:
        try:
            read = from_toml(Path(file).read_bytes())
        except OSError as error:
            raise BadConfig(where=file, detail=of_system(error)) from error
        if isinstance(read, Message):
            raise BadConfig(where=file, detail=read)
        given.update(read)
    for name in Config.__struct_fields__:
        if (value := environment.get(PREFIX + name.upper())) is not None:
            given[name] = value
    given.update({name: value for name, value in flags.items() if value is not None})
    for name in given:
        if name not in Config.__struct_fields__:
            raise UnknownSetting(where=file, name=name, known=", ".join(Config.__struct_fields__))
    try:
        config = msgspec.convert(given, Config, strict=False)
        networks(config.private_networks)
    except ValueError as error:
        found = re.search(r"\$\.(\w+)", str(error))
        name = found[1] if found else "private_networks"
        wanted = _wanted(name) if found else ServerMessage("why-networks")
        why = ServerMessage("why-setting", name=name, value=str(given[name]), wanted=wanted)
        raise BadConfig(where=_said(name, flags, environment, file), detail=why) from error
    if config.redis and not _redis(config.redis):
        why = ServerMessage("why-redis")
        raise BadConfig(where=_said("redis", flags, environment, file), detail=why)
    if config.smtp and not (config.sender and config.address):  # an address is never believed from a request
        why = ServerMessage("why-mail-needs")
        raise BadConfig(where=_said("smtp", flags, environment, file), detail=why)
    return config


def _redis(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("redis", "rediss", "unix") and parts.port != 0  # raises where it is no port
    except ValueError:
        return False


def _wanted(name: str) -> Message:
    """What a setting may be, from its type."""
    config = msgspec.inspect.type_info(Config)
    assert isinstance(config, msgspec.inspect.StructType)
    kind = next(field.type for field in config.fields if field.name == name)
    if isinstance(kind, msgspec.inspect.UnionType):
        kind = kind.types[0]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return ServerMessage("wanted-one-of", known=", ".join(map(str, kind.values)))
    if isinstance(kind, msgspec.inspect.BoolType):
        return ServerMessage("wanted-yes-no")
    if isinstance(kind, (msgspec.inspect.IntType, msgspec.inspect.FloatType)):
        bounds = [
            f"{sign} {bound:g}" for sign, bound in ((">", kind.gt), ("≥", kind.ge), ("≤", kind.le)) if bound is not None
        ]
        return ServerMessage("wanted-number", bounds=", ".join(bounds))
    return ServerMessage("wanted-text")


def _said(name: str, flags: Mapping[str, Any], environment: Mapping[str, str], file: str | None) -> str:
    """Who has said it: a flag, a variable, or the file."""
    if flags.get(name) is not None:
        return f"--{name.replace('_', '-')}"
    return PREFIX + name.upper() if PREFIX + name.upper() in environment or not file else file
