"""Every error of Klabauter. Each says what happened, why, and what is possible; nothing has changed when it comes.

An error carries a key and values, so that a program can say it in German or English (``error-<key>`` in the word
files); ``str(error)`` is the English sentence. A value may be a :class:`Said`, a piece of a sentence with a key of its
own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

HUMANS: Final = ("human", "mensch")


class Said:
    """A piece of a sentence: in English, and with its key and values in the word files."""

    __slots__ = ("english", "key", "values")

    def __init__(self, key: str, english: str, **values: object) -> None:
        self.key = key
        self.english = english.format(**values)
        self.values = values

    def __str__(self) -> str:
        return self.english


class KlabauterError(Exception):
    """Mother of all errors a user of the package may meet."""

    key: ClassVar[str] = "error"

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.values = values


def meant(name: str, known: Iterable[str]) -> Said | str:
    """Asks about a typo: the names most like this one, nothing if none is."""
    from difflib import get_close_matches  # not before it is needed: the command answers at once

    close = get_close_matches(name.strip().lower(), known)
    return Said("did-you-mean", " Did you mean {close}?", close=", ".join(close)) if close else ""


def program_meant(name: str) -> Said | None:
    """How the program in this file is named as a bot, if the name looks like that of a file."""
    if "." not in name and "/" not in name:
        return None
    command = f"python3 {name}" if name.endswith(".py") else name
    return Said("name-a-program", ' A program is named like this: "program:{command}".', command=command)


def people_meant(name: str) -> Said | None:
    """Where people play, if somebody among bots is called one."""
    return Said("people-play", " People play with klabauter play.") if name.strip().lower() in HUMANS else None


class UnknownGame(KlabauterError):
    key = "unknown-game"

    def __init__(self, name: object, known: Iterable[str]) -> None:
        known = list(known)
        close, told = meant(str(name), known), ", ".join(known)
        super().__init__(
            f"There is no game {name!r}.{close} There are: {told}.", name=str(name), meant=close, known=told
        )


class UnknownBot(KlabauterError):
    key = "unknown-bot"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        known = list(known)
        close, told = program_meant(name) or people_meant(name) or meant(name, known), ", ".join(known)
        super().__init__(f"There is no bot {name!r}.{close} There are: {told}.", name=name, meant=close, known=told)


class BadProgram(KlabauterError):
    key = "bad-program"

    def __init__(self, command: str, why: Said) -> None:
        super().__init__(
            f"{command!r} cannot be a bot: {why}. Wanted is program: and a command, as in program:node mybot.js.",
            command=command, why=why,
        )  # fmt: skip


class BadMessage(KlabauterError):
    """A program that plays as a bot said something that is not in the protocol."""

    key = "bad-message"

    def __init__(self, why: Said) -> None:
        super().__init__(f"This message breaks the protocol: {why}.", why=why)
        self.why = why


class ProgramFailed(KlabauterError):
    key = "program-failed"

    def __init__(self, program: str, why: Said) -> None:
        super().__init__(
            f"The program {program!r} has failed: {why}. A bot of Klabauter's plays on in its seat.",
            program=program, why=why,
        )  # fmt: skip


class BotsDoNotFit(KlabauterError):
    key = "bots-do-not-fit"

    def __init__(self, bots: int, seats: int) -> None:
        super().__init__(
            f"There are {bots} bots for {seats} seats. Name one for every seat, or one for all.", bots=bots, seats=seats
        )


class OneLevel(KlabauterError):
    """A ladder of a single level."""

    key = "one-level"

    def __init__(self, known: Iterable[str]) -> None:
        known = ", ".join(known)
        super().__init__(f"A ladder compares at least two levels. There are: {known}.", known=known)


class NotOnTheLadder(KlabauterError):
    """A ladder remembers its deals by the code of the bots, and a program's code is not known here."""

    key = "not-on-the-ladder"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        known = ", ".join(known)
        super().__init__(
            f"A ladder compares Klabauter's own levels only ({known}). To measure a program: "
            f"klabauter compare GAME {name!r} sailor.",
            name=name, known=known,
        )  # fmt: skip


class BadComparison(KlabauterError):
    """One bot measured against others."""

    key = "bad-comparison"

    def __init__(self, why: Said) -> None:
        super().__init__(f"This cannot be compared: {why}.", why=why)


class BadSimulation(KlabauterError):
    """Many games of bots."""

    key = "bad-simulation"

    def __init__(self, why: Said) -> None:
        super().__init__(f"This cannot be simulated: {why}.", why=why)


class BadLadder(KlabauterError):
    """The file in which a ladder remembers its deals."""

    key = "bad-ladder"

    def __init__(self, path: str, why: Said) -> None:
        super().__init__(f"The ladder's file {path}: {why}.", path=path, why=why)


class BadBatch(KlabauterError):
    """Tables that are stepped together for learning."""

    key = "bad-batch"

    def __init__(self, why: Said) -> None:
        super().__init__(f"This batch of tables cannot go on: {why}.", why=why)


class ActionsDoNotFit(BadBatch):
    """Not one action for each table of a batch."""

    key = "actions-do-not-fit"

    def __init__(self, tables: int, given: str) -> None:
        KlabauterError.__init__(
            self,
            f"No table has moved, and all can: {tables} actions are wanted, not {given}; one for each table.",
            tables=tables, given=given,
        )  # fmt: skip


class BadAction(KlabauterError):
    """An action, by number, at one of the tables of a batch."""

    key = "bad-action"

    def __init__(self, table: int, action: int, legal: Iterable[int]) -> None:
        possible = ", ".join(str(number) for number in legal)
        super().__init__(
            f"Action {action} is not legal at table {table}, so no table has moved. Possible: {possible}.",
            table=table, action=action, possible=possible,
        )  # fmt: skip


class BadSeats(KlabauterError):
    key = "bad-seats"

    def __init__(self, title: str, seats: object, low: int, high: int) -> None:
        possible = str(low) if low == high else Said("range", "{low} to {high}", low=low, high=high)
        told: str | Said = str(seats)
        if not isinstance(seats, int):
            told = Said("not-whole", "{value}, which is no whole number", value=repr(seats))
        super().__init__(
            f"{title} is played with {possible} seats, not with {told}.",
            title=title, seats=told, possible=possible,
        )  # fmt: skip


class BadSeat(KlabauterError):
    """A seat of a table, by its number."""

    key = "bad-seat"

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(
            f"This table has no seat {seat!r}; its {seats} seats are whole numbers counted from 0, "
            "and None is a spectator.",
            seat=repr(seat), seats=seats,
        )  # fmt: skip


class Spectating(BadSeat):
    """None where a seat is wanted that does something."""

    key = "spectating"

    def __init__(self, seats: int) -> None:
        KlabauterError.__init__(
            self,
            f"None is a spectator, who does nothing at the table; its {seats} seats are whole numbers counted from 0.",
            seats=seats,
        )


class BadOption(KlabauterError):
    key = "bad-option"

    def __init__(self, name: object, value: object, why: Said, possible: str, typed: str = "") -> None:
        """``typed``: what may be a typo of something possible."""
        close = meant(typed, possible.split(", "))
        super().__init__(
            f"Option {name} = {value!r}: {why}.{close} Possible: {possible}.",
            name=str(name), value=str(value), why=why, meant=close, possible=possible,
        )  # fmt: skip


class BadVersion(KlabauterError):
    key = "bad-version"

    def __init__(self, title: str, version: object, known: Iterable[int]) -> None:
        possible = ", ".join(str(v) for v in known)
        super().__init__(
            f"{title} was played under rules version {version}; this Klabauter knows {possible}. "
            "It is not reinterpreted: use the Klabauter that wrote it.",
            title=title, version=str(version), known=possible,
        )  # fmt: skip


class BadComponents(KlabauterError):
    key = "bad-components"

    def __init__(self, where: str | Said, why: Said) -> None:
        super().__init__(f"Components, {where}: {why}.", where=where, why=why)


class BadPosition(KlabauterError):
    key = "bad-position"

    def __init__(self, where: str | Said, why: str | Said) -> None:
        super().__init__(f"Position, {where}: {why}.", where=where, why=why)


class BadRecord(KlabauterError):
    key = "bad-record"

    def __init__(self, where: str | Said, why: str | Said | KlabauterError) -> None:
        super().__init__(f"Record, {where}: {str(why).removesuffix('.')}.", where=where, why=why)


class BadLuck(KlabauterError):
    """A scripted outcome is impossible, or the script ran out and there is no seed."""

    key = "bad-luck"

    def __init__(self, why: Said, possible: str | Said) -> None:
        super().__init__(f"{why}. Possible: {possible}.", why=why, possible=possible)


# What the table itself refuses, in English; a game's own reasons have their sentences in its word files only.
SENTENCES: Final[dict[str, str]] = {
    "game-over": "the game is over",
    "no-such-seat": "there is no seat {number}, only {seats} seats counted from 0",
    "not-your-turn": "it is not this seat's turn, seat {seat} decides now",
    "not-a-move": "this is no move of the game",
    "not-an-option": "it is not among the choices now",
    "undo-nothing": "there is nothing to take back",
    "undo-after-other": "seat {seat} has decided since",
    "undo-after-luck": "cards or dice have fallen since",
    "undo-after-reveal": "something has come to light since",
}


def english(reason: str, values: dict[str, Any]) -> str:
    """A reason in English, as far as it is known here."""
    if reason in SENTENCES:
        return SENTENCES[reason].format(**values)
    told = ", ".join([f"{name} {value}" for name, value in values.items()])
    return reason.replace("-", " ") + (f" ({told})" if told else "")


class IllegalMove(KlabauterError):
    """A move, or an undo, was refused. ``rule`` is the paragraph, ``reason`` the key of the sentence."""

    key = "illegal-move"

    SHOWN: ClassVar[int] = 12  # possible moves named in the sentence

    def __init__(self, text: str, refusal: dict[str, Any], moves: list[str]) -> None:
        rule, reason = refusal["rule"], refusal["reason"]
        possible: str | Said = ", ".join(moves[: self.SHOWN])
        if len(moves) > self.SHOWN:
            possible = Said("and-more", "{list} and {number} more", list=possible, number=len(moves) - self.SHOWN)
        told = "" if not moves else f" Possible: {possible}."
        why = english(reason, refusal["values"])
        if reason in SENTENCES:  # no paragraph says so
            refused = f"not possible: {why} (now at paragraph {rule})"
        else:
            refused = f"refused by paragraph {rule}: {why}"
        super().__init__(
            f"{text!r} is {refused}.{told}",
            text=text, rule=rule, possible=possible, count=len(moves),
        )  # fmt: skip
        self.rule: str = rule
        self.reason: str = reason
        self.refusal = refusal
