"""Luck that nobody can steer without being found out: not the server, not any seats, not both together.

    commitment   = SHA-256("klabauter commitment 1" NEWLINE secret)        published before anybody contributes
    pledge       = SHA-256("klabauter pledge 1" NEWLINE contribution)      all are published before any is opened
    seed         = SHA-256("klabauter seed 1" NEWLINE secret NEWLINE contribution of seat 0 NEWLINE …)

A seat that has not pledged (a bot, an absent person) counts with an empty line. If a seat does not open what it has
pledged, the round is void: that seat contributes no more, all others start again with new contributions. The seed is
made of the last round. docs/luck.md has the whole argument.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

_HEX: Final = re.compile("[0-9a-f]{64}")


def _hash(what: str, *lines: str) -> str:
    return hashlib.sha256("\n".join([f"klabauter {what} 1", *lines]).encode()).hexdigest()


def commitment(secret: str) -> str:
    """The hash, in 64 hex digits, that the server publishes before any seat contributes."""
    return _hash("commitment", secret)


def pledge(contribution: str) -> str:
    """The hash, in 64 hex digits, that a seat publishes before it opens its contribution."""
    return _hash("pledge", contribution)


def seed(secret: str, contributions: Sequence[str | None]) -> str:
    """The seed of a table, in 64 hex digits. ``contributions`` are by seat; None counts as empty text."""
    return _hash("seed", secret, *[contribution or "" for contribution in contributions])


def bot_seed(secret: str) -> str:
    """What bots draw from where they do not care; nothing of the table's luck can be computed from it."""
    return _hash("bots", secret)


class Round(NamedTuple):
    """By seat what was pledged and what was opened; None: nothing."""

    pledges: list[str | None]
    contributions: list[str | None]

    def unopened(self) -> list[int]:
        """The seats that pledged and did not open; with one of them the round is void."""
        pairs = zip(self.pledges, self.contributions)
        return [seat for seat, (promised, given) in enumerate(pairs) if promised is not None and given is None]


class Account(NamedTuple):
    """What a record or a proof says about the origin of its seed."""

    commitment: str
    secret: str
    rounds: list[Round]
    bots: list[int]  # the seats that bots held from the start

    def contributors(self) -> list[int]:
        """The seats that opened a contribution in the last round, the only one that the seed is made of."""
        return [seat for seat, given in enumerate(self.rounds[-1].contributions) if given is not None]

    def void(self) -> list[Fault]:
        """Rounds that were repeated, and the seats that did not open: no fault, but everybody should know."""
        return [
            Fault("verify-void", {"round": number, "seat": seat + 1})
            for number, one in enumerate(self.rounds[:-1], 1)
            for seat in one.unopened()
        ]


class Fault(NamedTuple):
    """Something that is not as it must be: the key of a sentence and its values. Seats and rounds count from 1."""

    key: str
    values: dict[str, Any]


def account(data: object, seats: int, bots: Iterable[object]) -> Account | None:
    """Read a record's ``fairness``; None if it is not complete. Klabauter 0.1 had one round, without a list."""
    if not isinstance(data, Mapping):
        return None
    rounds = data.get("rounds", [data])
    found: list[Round] = []
    for one in rounds if isinstance(rounds, list) else []:
        if not isinstance(one, Mapping):
            return None
        pledges, contributions = _by_seat(one.get("pledges"), seats), _by_seat(one.get("contributions"), seats)
        if pledges is None or contributions is None:
            return None
        found.append(Round(pledges, contributions))
    held = [seat for seat in bots if type(seat) is int and 0 <= seat < seats]
    promised, secret = data.get("commitment"), data.get("secret")
    if not found or not _is_hex(promised) or not _is_hex(secret):
        return None
    return Account(str(promised), str(secret), found, held)


def _is_hex(value: object) -> bool:
    return isinstance(value, str) and _HEX.fullmatch(value) is not None


def _by_seat(values: object, seats: int) -> list[str | None] | None:
    """A value per seat: 64 hexadecimal digits, or nothing. Anything else could move a line into the next one."""
    if not isinstance(values, list) or len(values) != seats:
        return None
    return values if all([one is None or _is_hex(one) for one in values]) else None


def faults(claimed: Account, used: str | None) -> list[Fault]:
    """What does not fit together in an account of the luck; none if all is well."""
    found: list[Fault] = []
    if commitment(claimed.secret) != claimed.commitment:
        found.append(Fault("verify-commitment", {}))
    silent: set[int] = set()  # seats that did not open in an earlier round
    last = len(claimed.rounds)
    for number, one in enumerate(claimed.rounds, 1):
        for seat, (promised, given) in enumerate(zip(one.pledges, one.contributions)):
            where = {"round": number, "seat": seat + 1}
            if given is not None and (promised is None or pledge(given) != promised):
                found.append(Fault("verify-pledge", where))
            if seat in claimed.bots and (promised is not None or given is not None):
                found.append(Fault("verify-bot", where))
            if seat in silent and promised is not None:
                found.append(Fault("verify-again", where))
            if promised is not None and given is None and number == last:
                found.append(Fault("verify-unopened", where))
        if number < last and not one.unopened():
            found.append(Fault("verify-repeated", {"round": number}))
        silent.update(one.unopened())
    if seed(claimed.secret, claimed.rounds[-1].contributions) != used:
        found.append(Fault("verify-seed", {}))
    return found


class Own(NamedTuple):
    """A contribution of one's own, and whether the server has acknowledged its pledge and its opening."""

    round: int
    seat: int
    contribution: str
    pledged: bool
    opened: bool


class Seen(NamedTuple):
    """A round as it was published; without contributions while they were being opened."""

    pledges: list[str | None]
    contributions: list[str | None] | None


class Receipt(NamedTuple):
    """What a client saw and kept: the one thing that a server cannot change afterwards."""

    commitment: str
    bots: list[int] | None
    rounds: list[Seen]
    own: list[Own]
    seat: int | None
    events: list[dict[str, Any]]


def receipt(data: object) -> Receipt | None:
    """Read a receipt; None if it is none."""
    if not isinstance(data, Mapping) or data.get("format") != "klabauter receipt" or data.get("version") != 1:
        return None
    try:
        return Receipt(
            str(data["commitment"]),
            None if data["bots"] is None else [int(seat) for seat in data["bots"]],
            [Seen(one["pledges"], one["contributions"]) for one in data["rounds"]],
            [
                Own(int(one["round"]), int(one["seat"]), str(one["contribution"]), one["pledged"], one["opened"])
                for one in data["own"]
            ],
            None if data["seat"] is None else int(data["seat"]),
            [dict(one) for one in data["events"]],
        )
    except (KeyError, TypeError, ValueError):
        return None


def differences(claimed: Account, kept: Receipt) -> list[Fault]:
    """Where an account says something else than a client saw during the game."""
    found: list[Fault] = []
    if kept.commitment != claimed.commitment:
        found.append(Fault("verify-other", {}))
    if kept.bots is not None and kept.bots != claimed.bots:
        found.append(Fault("verify-other-bots", {}))
    if len(kept.rounds) > len(claimed.rounds):
        found.append(Fault("verify-rounds-missing", {}))
    for number, (seen, one) in enumerate(zip(kept.rounds, claimed.rounds), 1):
        if seen.pledges != one.pledges:
            found.append(Fault("verify-other-pledges", {"round": number}))
        if seen.contributions is not None and seen.contributions != one.contributions:
            found.append(Fault("verify-other-contributions", {"round": number}))
    for mine in kept.own:
        where = {"round": mine.round + 1, "seat": mine.seat + 1}
        there = claimed.rounds[mine.round] if 0 <= mine.round < len(claimed.rounds) else Round([], [])
        if mine.pledged and there.pledges[mine.seat : mine.seat + 1] != [pledge(mine.contribution)]:
            found.append(Fault("verify-own-pledge", where))
        if mine.opened and there.contributions[mine.seat : mine.seat + 1] != [mine.contribution]:
            found.append(Fault("verify-own-contribution", where))
    return found
