"""Positions of Jolly & Roger, written and read: the same shape as the ``known`` part of a view.

Crews are listed per seat, per ship in the order green, yellow, blue, red; a card in brackets lies face down. Strengths,
captains and gold follow from the cards. Without ``unseen`` every card not named elsewhere is unseen.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.jolly_und_roger.figures import OFFER, PARROT, SHIPS, Figures
from klabauter.games.jolly_und_roger.r4_crew import check
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import NOBODY, Frame
from klabauter.kernel.position import Fields


def build(
    f: Figures,
    stack: list[Frame[Any]],
    turn: int,
    unseen: list[int],
    offer: tuple[int, ...],
    sets: tuple[tuple[int, ...], ...],
    hands: list[tuple[int, ...]],
    crews: list[tuple[int, ...]],
    chests: list[tuple[int, ...]],
    gone: tuple[int, ...],
) -> JollyState:
    """A state from its cards; strengths, captains and gold are worked out."""
    strength = [sum([f.parrot if card >= PARROT else f.strength[card] for card in crew]) for crew in crews]
    gold = [sum([f.strength[card] for card in chest]) for chest in chests]
    s = JollyState(
        stack, turn, unseen, offer, sets, hands, crews, strength, [NOBODY] * SHIPS, chests, gold, gone,
    )  # fmt: skip
    for ship in range(SHIPS):
        check(s, ship, MUTE)
    return s


def read(f: Figures, stack: list[Frame[Any]], fields: Fields) -> JollyState:
    turn = fields.number("turn", 0, f.turns, 0)
    offer = tuple(sorted(fields.elements("offer", "card")))
    sets = tuple(fields.per_seat("sets", "card", 2)) if fields.filled("sets") else ()
    hands = [tuple(sorted(hand)) for hand in fields.per_seat("hands", "card", 2)]
    crews = fields.per_seat("crews", "crewman", 2 * SHIPS)
    chests = fields.per_seat("chests", "card", 2)
    gone = fields.elements("gone", "card")
    seen = [*offer, *gone, *[card % PARROT for crew in crews for card in crew]]
    for cards in (*sets, *hands, *chests):
        seen += cards
    if fields.has("unseen"):
        unseen = sorted(fields.elements("unseen", "card"))
    else:
        unseen = [card for card in range(len(f.cards)) for _ in range(f.copies[card] - seen.count(card))]
    for chest in chests:
        if any([card >= f.kraken for card in chest]):
            raise BadPosition(fields.at("chests"), "only pirates lie in a chest (5.1, 6.1)")
    for crew in crews:
        if any([card == f.kraken or card == f.tortuga for card in crew]):
            raise BadPosition(fields.at("crews"), "kraken and tortuga lie in a crew face down only (6.1)")
    if len(offer) > OFFER or (sets and not (sets[0] and sets[1])):
        raise BadPosition(fields.at("sets"), "an offer has five cards, a set one to four (3.2, 3.3)")
    if len(unseen) < f.away:
        raise BadPosition(fields.at("unseen"), f"at least the {f.away} cards put away must be unseen (2.3, 2.4)")
    return build(f, stack, turn, unseen, offer, sets, hands, crews, chests, gone)
