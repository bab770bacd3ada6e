"""Positions of Port Royal unterwegs in a few words, to tell a rule as a tiny story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from klabauter import Table, engine
from klabauter.kernel.table import Referee

GAME = "port-royal"
CARD_LISTS = ("harbour", "discard", "unseen")
PER_SEAT = ("persons", "ships")


def position(
    pending: Sequence[str], seats: int = 2, options: Mapping[str, object] | None = None, **state: Any
) -> dict[str, Any]:
    """A position; cards as words: ``harbour="blue-2-2 sailor-3-1"``, per seat ``persons=["sailor-3-1", ""]``."""
    for name in CARD_LISTS:
        if isinstance(state.get(name), str):
            state[name] = state[name].split()
    for name in PER_SEAT:
        if name in state:
            state[name] = [cards.split() for cards in state[name]]
    return {
        "game": GAME,
        "seats": seats,
        "options": dict(options or {}),
        "pending": [*pending, "turn-end"],
        "state": state,
    }


def story(
    pending: Sequence[str],
    luck: Sequence[str] = (),
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    **state: Any,
) -> Referee:
    """A table at this position; the luck to come is scripted, or else comes from a seed."""
    data = position(pending, seats, options, **state)
    return Table.from_position(GAME, data, luck=luck, seed=None if luck else "story")


def discovering(luck: Sequence[str], seats: int = 2, **state: Any) -> Referee:
    """Seat 0 is active, asked whether to go on, and these cards will come. Seat 1's first card is thrown in."""
    return story(["onward 0"], [*luck, *["draw tax"]], seats, **state)


def taking(seats: int = 2, picks: int = 1, luck: Sequence[str] = (), **state: Any) -> Referee:
    """Seat 0 is active and takes first, then the others clockwise."""
    pending = ["take 0", *[f"offer {seat}" for seat in range(1, seats)]]
    return story(pending, luck, seats, picks=picks, **state)


def others(but: str) -> list[str]:
    """All cards of the box but these."""
    left = Counter(engine(GAME).inventory())
    left.subtract(but.split())
    return list(left.elements())


def public(table: Referee) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["public"]
    return found


def coins(table: Referee) -> list[int]:
    return [player["coins"] for player in public(table)["players"]]


def influence(table: Referee) -> list[int]:
    return [player["influence"] for player in public(table)["players"]]


def harbour(table: Referee) -> str:
    return " ".join([card["id"] for card in public(table)["harbour"]])


def known(table: Referee, name: str) -> Any:
    return table.view(None)["known"][name]


def texts(table: Referee) -> set[str]:
    return {str(move) for move in table.moves()}


def lines(table: Referee) -> list[str]:
    return [str(event["line"]) for event in table.log(None)]


def refused(table: Referee, seat: int, what: str | list[str]) -> tuple[str, str]:
    """Paragraph and reason of a refusal."""
    refusal = table.why_not(seat, what)
    assert refusal is not None, f"{what} is allowed"
    return refusal.rule, refusal.reason
