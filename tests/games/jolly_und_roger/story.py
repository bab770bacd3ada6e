"""Positions of Jolly & Roger in a few words, to tell a rule as a tiny story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from klabauter import Table
from klabauter.kernel.table import Referee

COLOURS = ("green", "yellow", "blue", "red")


def position(
    pending: Sequence[str],
    crews: Mapping[str, tuple[str, str]] | None = None,
    hands: tuple[str, str] = ("", ""),
    mode: str = "pro",
    **state: Any,
) -> dict[str, Any]:
    """A position. Crews per colour: cards of seat 0, cards of seat 1, the last one on top, brackets lie face down."""
    lying = crews or {}
    rows = [lying.get(colour, ("", ""))[seat].split() for seat in range(2) for colour in COLOURS]
    return {
        "game": "jolly-und-roger",
        "options": {"mode": mode},
        "pending": list(pending),
        "state": {"crews": rows, "hands": [hand.split() for hand in hands], **state},
    }


def playing(
    hand: str,
    crews: Mapping[str, tuple[str, str]] | None = None,
    other: str = "",
    mode: str = "pro",
    luck: Sequence[str] = (),
    **state: Any,
) -> Referee:
    """Seat 0 has chosen and plays these cards; the splitter, seat 1, has the others still before him."""
    pending = ["play 0", *(["play 1"] if other else []), "next 0"]
    data = position(pending, crews, (hand, other), mode, **state)
    return Table.from_position("jolly-und-roger", data, luck=luck, seed=None if luck else "story")


def ship(table: Referee, colour: str) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["public"]["ships"][COLOURS.index(colour)]
    return found


def texts(table: Referee) -> set[str]:
    return {str(move) for move in table.moves()}


def refused(table: Referee, seat: int, what: str | list[str]) -> tuple[str, str]:
    """Paragraph and reason of a refusal."""
    refusal = table.why_not(seat, what)
    assert refusal is not None, f"{what} is allowed"
    return refusal.rule, refusal.reason


def lines(table: Referee, since: int = 0) -> list[str]:
    return [str(event["line"]) for event in table.log(None, since)]
