"""Errors of bots, and of programs that play as bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from klabauter.kernel.errors import KlabauterError, meant
from klabauter.kernel.messages import Message

PEOPLE: Final = ("human", "mensch")


class BotsMessage(Message):
    """A message in the language files of this package."""


class UnknownBot(KlabauterError):
    key = "unknown-bot"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        known = list(known)
        advice = program_advice(name) or people_advice(name) or meant(name, known)
        super().__init__(name=name, meant=advice, known=", ".join(known))


class BadProgram(KlabauterError):
    """A program that cannot be started as a bot."""

    key = "bad-program"

    def __init__(self, command: str, why: Message) -> None:
        super().__init__(command=command, why=why)


class BadMessage(KlabauterError):
    """A program that plays as a bot sent something that the protocol does not allow."""

    key = "bad-message"

    def __init__(self, why: Message) -> None:
        super().__init__(why=why)
        self.why = why


class ProgramFailed(KlabauterError):
    """A program that plays as a bot has failed during a game."""

    key = "program-failed"

    def __init__(self, program: str, why: Message) -> None:
        super().__init__(program=program, why=why)


def program_advice(name: str) -> Message | None:
    """How to name a program as a bot, if the name looks like that of a file."""
    if "." not in name and "/" not in name:
        return None
    return BotsMessage("name-a-program", command=f"python3 {name}" if name.endswith(".py") else name)


def people_advice(name: str) -> Message | None:
    """Where people play, if this name among bots means a person."""
    return BotsMessage("people-play") if name.strip().lower() in PEOPLE else None
