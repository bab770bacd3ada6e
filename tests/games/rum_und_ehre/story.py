"""Positions of Um Rum & Ehre in a few words, to tell a rule as a tiny story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from klabauter import Table
from klabauter.kernel.table import Referee

# The layouts on which the rulebook's two examples come out.
MOVING = "8r1 2 3 / 1 6 4 / 5 7 9"
DARK = "3r1 1 2 / 9r1 4 5 / 6 7 8"


def at(
    pending: Sequence[str] | str,
    seats: int = 4,
    luck: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    **state: Any,
) -> Referee:
    """A table at a position; underscores in names stand for hyphens. Without scripted luck a seed decides."""
    data = {
        "game": "rum-und-ehre",
        "seats": seats,
        "options": options or {},
        "pending": [pending] if isinstance(pending, str) else list(pending),
        "state": {name.replace("_", "-"): value for name, value in state.items()},
    }
    return Table.from_position("rum-und-ehre", data, luck=luck, seed=None if luck else "story")


def go(table: Referee, *moves: str) -> None:
    """Whoever is asked plays these."""
    for move in moves:
        assert table.actor is not None
        table.submit(table.actor, move)


def texts(table: Referee) -> set[str]:
    return {str(move) for move in table.moves()}


def refused(table: Referee, what: str | list[str]) -> tuple[str, str]:
    """Paragraph and reason of a refusal to the seat that is asked."""
    assert table.actor is not None
    refusal = table.why_not(table.actor, what)
    assert refusal is not None, f"{what} is allowed"
    return refusal.rule, refusal.reason


def public(table: Referee) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["public"]
    return found


def known(table: Referee) -> dict[str, Any]:
    """The whole truth."""
    found: dict[str, Any] = table.position()["state"]
    return found


def pirates(table: Referee) -> list[int]:
    return [player["pirates"] for player in public(table)["players"]]


def way(table: Referee, one: str, other: str) -> str:
    """The alley between two fields."""
    found = [alley["id"] for alley in public(table)["alleys"] if sorted(alley["ends"]) == sorted([one, other])]
    assert len(found) == 1, found
    return str(found[0])


def dark(table: Referee, field: str) -> list[str]:
    """The dark alleys of a field."""
    return [alley["id"] for alley in public(table)["alleys"] if alley["dark"] and alley["ends"] == [field]]


def length(table: Referee, alley: str) -> int:
    return int(next(entry["length"] for entry in public(table)["alleys"] if entry["id"] == alley))


def exits(table: Referee, field: str) -> dict[str, int]:
    """Where alleys that are not dark lead from a field, and how long they are."""
    return {
        next(end for end in alley["ends"] if end != field): alley["length"]
        for alley in public(table)["alleys"]
        if field in alley["ends"] and not alley["dark"]
    }


def lines(table: Referee, since: int = 0, seat: int | None = None) -> list[str]:
    return [str(event["line"]) for event in table.log(seat, since)]


def values_of(table: Referee, line: str) -> list[dict[str, Any]]:
    """The values of every event of a kind."""
    return [cast(dict[str, Any], event["values"]) for event in table.log(None) if event["line"] == line]
