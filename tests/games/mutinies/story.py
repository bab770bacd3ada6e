"""Positions of 21 Mutinies in a few words, to tell a rule as a tiny story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from klabauter import Table
from klabauter.kernel.table import Referee

# No text of these cards matters in most stories, so nobody holds any.


def position(
    pending: Sequence[str], seats: int = 4, options: Mapping[str, object] | None = None, **state: Any
) -> dict[str, Any]:
    """A position; hands of tiles and cards are written as words with spaces between, one string per seat."""
    for name in ("jewels", "shown", "treasures", "hands", "fronts"):
        if name in state:
            state[name] = [hand.split() for hand in state[name]]
    for name in ("display", "figures", "gone", "stack", "wreck", "laid", "closed"):
        if isinstance(state.get(name), str):
            state[name] = state[name].split()
    if "gone_cards" in state:
        state["gone-cards"] = state.pop("gone_cards").split()
    for name in ("display", "figures"):
        if name in state:
            state[name] = ["" if item == "-" else item for item in state[name]]
    return {
        "game": "mutinies",
        "seats": seats,
        "options": dict(options or {}),
        "pending": list(pending),
        "state": state,
    }


def table(
    *pending: str, seats: int = 4, luck: Sequence[str] = (), options: Mapping[str, object] | None = None, **state: Any
) -> Referee:
    """A table in the middle of a round; ``muster`` is the moment before the captain chooses."""
    state.setdefault("display", "ruby-00 sapphire-01 emerald-10 topaz-20" + (" joker-12" if seats == 5 else ""))
    data = position(pending, seats, options, **state)
    return Table.from_position("mutinies", data, luck=luck, seed=None if luck else "story")


def resolving(action: str, figures: str, **more: Any) -> Referee:
    """All figures stand; everything is resolved."""
    return table("resolve", action=action, figures=figures, **more)


def play(at: Referee, *moves: str) -> None:
    """Moves of whoever is asked."""
    for move in moves:
        assert at.actor is not None
        at.submit(at.actor, move)


def texts(at: Referee) -> list[str]:
    return [str(move) for move in at.moves()]


def refused(at: Referee, what: str | list[str], seat: int | None = None) -> tuple[str, str]:
    """Paragraph and reason of a refusal."""
    who = at.actor if seat is None else seat
    assert who is not None
    refusal = at.why_not(who, what)
    assert refusal is not None, f"{what} is allowed"
    return refusal.rule, refusal.reason


def lines(at: Referee, seat: int | None = None) -> list[str]:
    return [str(event["line"]) for event in at.log(seat)]


def of(at: Referee, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    found: dict[str, Any] = at.view(None)["public"]["players"][seat]
    return found


def purse(at: Referee, seat: int) -> tuple[int, int, int]:
    """Prestige, doubloons, rum."""
    who = of(at, seat)
    return who["prestige"], who["doubloons"], who["rum"]


def public(at: Referee) -> dict[str, Any]:
    found: dict[str, Any] = at.view(None)["public"]
    return found


def own(at: Referee, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = at.view(seat)["private"]
    return found


def key(at: Referee) -> str:
    """What is asked."""
    return at.pending.key
