"""Positions of Freibeuter in a few words, to tell a rule as a tiny story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from klabauter import Table
from klabauter.kernel.table import Referee

# Where doublers lie that have no part in the story, and sea cards to fill hands with.
FAR = {"double-5": "x-B6", "double-10": "x-C6", "double-15": "x-D6", "double-20": "x-E6"}
DUTCHMEN = [f"column-{c}" for c in "ABCDEFG"] + [f"row-{r}" for r in "1234567"]
FILL = [f"{c}7" for c in "GFEDCBA"] + [f"A{r}" for r in "6543"] + [f"G{r}" for r in "654321"] + ["F1", "E1"]


def position(
    pending: str = "turn 0",
    fields: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    boarded: Mapping[str, int] | None = None,
    hands: Sequence[str] = (),
    seats: int = 3,
    camp: str = "x-F6",
    options: Mapping[str, object] | None = None,
    short: int | None = None,
    **state: Any,
) -> dict[str, Any]:
    """A position. ``fields`` has a digit for each boat; hands are filled up with cards nobody needs.

    A camp lies on the crossing ``camp``, far away, so that the game is not over; so do doublers that are not named.
    ``short`` is the seat about to draw.
    """
    named = [*(tiles or {}).values(), *state.get("aside", [])]
    far = {crossing: tile for tile, crossing in FAR.items() if tile not in named}
    far |= {camp: "camp"} if camp else {}
    lying = {field: [int(seat) for seat in boats] for field, boats in (fields or {}).items()}
    written = [hand.split() for hand in hands] + [[] for _ in range(seats - len(hands))]
    used = {card for hand in written for card in hand} | set(lying) | set(state.get("discards", []))
    spare = [card for card in FILL if card not in used and card not in state.get("sea-pile", [])]
    for seat, hand in enumerate(written):
        while len(hand) < 5 - (seat == short):
            hand.append(spare.pop(0))
    return {
        "game": "freibeuter",
        "seats": seats,
        "options": dict(options or {}),
        "pending": [pending] if pending else [],
        "state": {
            "fields": lying,
            "tiles": {**far, **(tiles or {})},
            "boarded": dict(boarded or {}),
            "hands": written,
            **state,
        },
    }


def story(*args: Any, luck: Sequence[str] = (), **state: Any) -> Referee:
    """A table at a position; without scripted luck any card may come."""
    return Table.from_position("freibeuter", position(*args, **state), luck=luck, seed=None if luck else "story")


def nearly_out_of_cards(hand: str = "C3 G1 G2 G3 G4", dutchmen: Sequence[str] = ()) -> Referee:
    """Two seats and an empty sea pile: all sea cards not in a hand were played, and boats lie nearly everywhere."""
    hands = [hand, "D3 G5 G6 G7 F7"]
    held = " ".join(hands).split()
    every = [column + row for column in "ABCDEFG" for row in "1234567"]
    inner = [name for name in every if name[0] not in "AG" and name[1] not in "17"]
    return story(
        fields={name: str(i % 2) for i, name in enumerate(every) if name not in held or name in inner},
        hands=hands,
        seats=2,
        aside=["camp"] * 3 + list(FAR),
        discards=[*dutchmen, *[name for name in every if name not in held], *inner],
        luck=["card row-7"],
    )


def player(table: Referee, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["public"]["players"][seat]
    return found


def all_of(table: Referee, what: str) -> list[int]:
    return [player(table, seat)[what] for seat in range(table.game.seats)]


def texts(table: Referee, verb: str = "") -> set[str]:
    return {str(move) for move in table.moves() if str(move).startswith(verb)}


def refused(table: Referee, seat: int, what: str | list[str]) -> tuple[str, str]:
    """Paragraph and reason of a refusal."""
    refusal = table.why_not(seat, what)
    assert refusal is not None, f"{what} is allowed"
    return refusal.rule, refusal.reason


def lines(table: Referee, since: int = 0) -> list[str]:
    return [str(event["line"]) for event in table.log(None, since)]


def on_board(table: Referee) -> dict[str, str]:
    found: dict[str, str] = table.position()["state"]["tiles"]
    return found
