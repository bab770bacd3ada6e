"""Positions of Sunken Prizes, written and read. A laid card that lies face up has ``-up`` behind its name."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.move import Names
from klabauter.kernel.position import Fields
from tests.laws.toy.figures import NO_CARD, Figures
from tests.laws.toy.state import ToyState
from tests.laws.toy.view import ids


def write(s: ToyState, names: Names) -> dict[str, Any]:
    return {
        "round": s.round,
        "starter": s.starter,
        "unseen": ids(s.unseen, names),
        "bottom": ids(s.bottom, names),
        "buried_by": list(s.buried_by),
        "hands": [ids(hand, names) for hand in s.hands],
        "laid": [[] if card == NO_CARD else [names["laid"][card]] for card in s.laid],
        "holds": [ids(hold, names) for hold in s.holds],
        "coins": list(s.coins),
        "gone": ids(s.gone, names),
    }


def read(f: Figures, seats: int, rounds: int, stack: list[Frame[Any]], fields: Fields) -> ToyState:
    round = fields.number("round", 0, rounds, 0)
    starter = fields.number("starter", 0, seats - 1, 0)
    bottom = fields.elements("bottom", "card")
    hands = [tuple(sorted(hand)) for hand in fields.per_seat("hands", "card", seats)]
    laid = [cards[0] if cards else NO_CARD for cards in fields.per_seat("laid", "laid", seats)]
    holds = fields.per_seat("holds", "card", seats)
    gone = fields.elements("gone", "card")
    unseen = sorted(fields.elements("unseen", "card"))
    buried_by, coins = fields.take("buried_by", []), fields.take("coins", [f.coins] * seats)
    if not _numbers(buried_by, seats - 1) or len(buried_by) != len(bottom):
        raise BadPosition(fields.at("buried_by"), "a seat for every buried card is wanted (3.3)")
    if not _numbers(coins, f.coins) or len(coins) != seats:
        raise BadPosition(fields.at("coins"), f"up to {f.coins} for each seat are wanted (2.2)")
    return ToyState(stack, round, starter, unseen, bottom, tuple(buried_by), hands, laid, holds, list(coins), gone)


def _numbers(value: object, high: int) -> bool:
    return isinstance(value, list) and all(type(item) is int and 0 <= item <= high for item in value)
