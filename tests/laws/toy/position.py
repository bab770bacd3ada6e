"""Positions of Sunken Prizes, written and read. A laid card that lies face up has ``-up`` behind its name."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.move import Names
from klabauter.kernel.position import Fields
from tests.laws.toy.figures import NO_CARD, Figures
from tests.laws.toy.messages import ToyMessage
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
    before = fields.per_seat("laid", "laid", seats)
    laid = [cards[0] if cards else NO_CARD for cards in before]
    holds = fields.per_seat("holds", "card", seats)
    gone = fields.elements("gone", "card")
    unseen = sorted(fields.elements("unseen", "card"))
    buried_by, coins = fields.take("buried_by", []), fields.take("coins", [f.coins] * seats)
    if not _numbers(buried_by, seats - 1) or len(buried_by) != len(bottom):
        raise BadPosition(fields.at("buried_by"), ToyMessage("why-buried-by"))
    if not _numbers(coins, f.coins) or len(coins) != seats:
        raise BadPosition(fields.at("coins"), ToyMessage("why-coins", most=f.coins))
    if max([len(cards) for cards in before]) > 1:
        raise BadPosition(fields.at("laid"), ToyMessage("why-laid"))
    return ToyState(stack, round, starter, unseen, bottom, tuple(buried_by), hands, laid, holds, list(coins), gone)


ASKED = ("deal", "draw", "bury", "lay", "hook")
PHASES = ("drawing", "burying", "laying", "hooking", "prize", "next")


def check(s: ToyState, rounds: int) -> None:
    """The steps of one phase, then later phases in their order."""
    asked = [step for step in s.stack[1:] if step.key in ASKED]
    keys = [step.key for step in s.stack[:0:-1] if step.key in (*ASKED, *PHASES)]
    rest = keys[len(asked) :]
    if not keys:
        return
    begun = -1 if not asked else ASKED.index(asked[0].key) - 1
    later = [phase for phase in PHASES[begun + 1 :] if phase in rest]
    if rest != later or len({step.key for step in asked}) > 1 or s.round >= rounds:
        raise BadPosition("pending", ToyMessage("why-steps-of-a-round"))
    if "lay" in keys and len(set(asked)) != len(asked):
        raise BadPosition("pending", ToyMessage("why-two-cards"))
    if keys.count("deal") + keys.count("draw") > len(s.unseen) + len(s.bottom):
        raise BadPosition("state.unseen", ToyMessage("why-draws"))
    if "next" in rest and "prize" not in rest and ("laying" in rest or "lay" in keys or max(s.laid) != NO_CARD):
        raise BadPosition("pending", ToyMessage("why-next-round"))
    for seat, card in enumerate(s.laid):
        lays = any(step.key == "lay" and step.seat == seat for step in asked)
        if (card != NO_CARD and (lays or "laying" in rest)) or (lays and not s.hands[seat]):
            raise BadPosition("state.laid", ToyMessage("why-lays"))


def _numbers(value: object, high: int) -> bool:
    return isinstance(value, list) and all(type(item) is int and 0 <= item <= high for item in value)
