"""Luck nobody can have chosen: not the host of the server alone, not the players alone.

    commitment   = SHA-256("klabauter commitment 1" NEWLINE secret)              shown before anybody contributes
    pledge       = SHA-256("klabauter pledge 1" NEWLINE contribution)            by seat, before any is opened
    seed         = SHA-256("klabauter seed 1" NEWLINE secret NEWLINE contribution of seat 0 NEWLINE …)

A seat that has not contributed (a bot, an absent person) counts with an empty line. After the end the secret and the
contributions are in the record, and anybody can recompute the seed and, from it, every roll and draw (docs/luck.md).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any


def _hash(what: str, *lines: str) -> str:
    return hashlib.sha256("\n".join([f"klabauter {what} 1", *lines]).encode()).hexdigest()


def commitment(secret: str) -> str:
    return _hash("commitment", secret)


def pledge(contribution: str) -> str:
    return _hash("pledge", contribution)


def seed(secret: str, contributions: Sequence[str | None]) -> str:
    return _hash("seed", secret, *[contribution or "" for contribution in contributions])


def bot_seed(secret: str) -> str:
    """What bots draw from where they do not care; nothing of the table's luck can be computed from it."""
    return _hash("bots", secret)


def faults(fairness: Mapping[str, Any], used: str | None) -> list[str]:
    """What does not fit together in a record's account of its luck: keys of sentences; none if all is well."""
    try:
        secret, told = str(fairness["secret"]), str(fairness["commitment"])
        pledges, contributions = list(fairness["pledges"]), list(fairness["contributions"])
    except (KeyError, TypeError):
        return ["verify-incomplete"]
    found = []
    if commitment(secret) != told:
        found.append("verify-commitment")
    for promised, given in zip(pledges, contributions):
        if given is not None and (promised is None or pledge(str(given)) != promised):
            found.append("verify-pledge")
    if len(pledges) != len(contributions) or seed(secret, contributions) != used:
        found.append("verify-seed")
    return found
