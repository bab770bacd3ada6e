"""Positions of Port Royal unterwegs, written and read: the same shape as the ``known`` part of a view.

The pile is what is unseen and no coin; influence, sabres and the active player follow from the rest. Without ``unseen``
every card not named elsewhere is unseen, without ``purses`` everybody has the coins of the beginning.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.port_royal.figures import PICKS, Figures
from klabauter.games.port_royal.pending import check
from klabauter.games.port_royal.state import NO_CARD, PortState
from klabauter.kernel.errors import BadPosition, Said
from klabauter.kernel.frame import Frame
from klabauter.kernel.position import Fields

MANY = 1_000_000  # turns and rounds nobody will ever play


def build(
    f: Figures,
    stack: list[Frame[Any]],
    starter: int,
    turn: int,
    picks: int,
    taken: int,
    idle: int,
    dry: int,
    discovered: int,
    shown: int,
    spent: int,
    harbour: tuple[int, ...],
    discard: list[int],
    unseen: list[int],
    purse: list[int],
    batches: list[tuple[int, ...]],
    batch_coins: list[tuple[int, ...]],
    people: list[tuple[int, ...]],
    ships: list[tuple[int, ...]],
) -> PortState:
    """A state from its cards; whatever follows from them is worked out."""
    colours = 0
    for card in harbour:
        if f.colour[card] >= 0:
            colours |= 1 << f.colour[card]
    deck = len(unseen) - sum(purse) + sum([sum(coins) for coins in batch_coins])
    influence = [sum([f.influence[card] for card in cards]) + len(ships[seat]) for seat, cards in enumerate(people)]
    sabres = [sum([f.sabres[card] for card in cards]) for cards in people]
    patrons = [0] * len(people)
    for seat, cards in enumerate(people):
        for card in cards:
            if f.patron[card] >= 0:
                patrons[seat] |= 1 << f.patron[card]
    return PortState(
        stack, starter, (starter + turn) % len(purse), turn, picks, taken, idle, dry, discovered, shown, spent, harbour,
        colours, deck, unseen, discard, purse, batches, batch_coins, people, ships, influence, sabres, patrons,
    )  # fmt: skip


def read(f: Figures, seats: int, stack: list[Frame[Any]], fields: Fields) -> PortState:
    starter = fields.number("starter", 0, seats - 1, 0)
    turn = fields.number("turn", 0, MANY, 0)
    picks = fields.number("picks", 0, PICKS[-1], 0)
    taken = fields.number("taken", 0, f.total, 0)
    idle = fields.number("idle", 0, MANY, 0)
    dry = fields.number("dry", 0, seats, 0)
    discovered = fields.number("discovered", 0, f.total, 0)
    spent = fields.number("spent", 0, f.total, 0)
    shown = NO_CARD
    if fields.has("shown"):
        value = fields.take("shown")
        shown = NO_CARD if value is None else fields.element("shown", "card", value)
    harbour = fields.elements("harbour", "card")
    discard = list(fields.elements("discard", "card"))
    people = fields.per_seat("persons", "card", seats)
    ships = fields.per_seat("ships", "card", seats)
    batches, batch_coins = _batches(fields, seats)
    purse = _coins(fields, "purses", fields.take("purses", [f.start] * seats), seats, f.total)
    seen = [shown, *harbour, *discard]
    for cards in (*people, *ships, *batches):
        seen += cards
    if fields.has("unseen"):
        unseen = sorted(fields.elements("unseen", "card"))
    else:
        unseen = [card for card in range(len(f.cards)) for _ in range(f.copies[card] - seen.count(card))]
    s = build(
        f, stack, starter, turn, picks, taken, idle, dry, discovered, shown, spent, harbour, discard, unseen, purse,
        batches, batch_coins, people, ships,
    )  # fmt: skip
    _check_cards(s, f, fields)
    check(s, f)
    return s


def _coins(fields: Fields, name: str, value: Any, seats: int, most: int) -> list[int]:
    """A number of coins per seat."""
    if (
        not isinstance(value, list)
        or len(value) != seats
        or not all(type(coins) is int and 0 <= coins <= most for coins in value)
    ):
        text = "{seats} numbers of coins are wanted, not {value}"
        raise BadPosition(fields.at(name), Said("why-coins", text, seats=seats, value=str(value)))
    return list(value)


def _batches(fields: Fields, seats: int) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """Older coins: which cards they are, and who has how many."""
    value = fields.take("batches", [])
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        text = "a list of objects with cards and coins is wanted"
        raise BadPosition(fields.at("batches"), Said("why-batches", text))
    batches: list[tuple[int, ...]] = []
    coins: list[tuple[int, ...]] = []
    for item in value:
        cards = item.get("cards")
        if set(item) != {"cards", "coins"} or not isinstance(cards, list):
            raise BadPosition(fields.at("batches"), Said("why-batch", "each has cards and coins, nothing else"))
        batches.append(tuple(sorted([fields.element("batches", "card", card) for card in cards])))
        coins.append(tuple(_coins(fields, "batches", item["coins"], seats, len(cards))))
        if not cards or sum(coins[-1]) != len(cards):
            text = "a batch has as many coins as cards, and at least one (8.2)"
            raise BadPosition(fields.at("batches"), Said("why-batch-coins", text))
    return batches, coins


def _check_cards(s: PortState, f: Figures, fields: Fields) -> None:
    """What lies where it cannot."""
    colours = [f.colour[card] for card in s.harbour if f.colour[card] >= 0]
    if f.tax in s.harbour or len(set(colours)) != len(colours):
        text = "there are persons, and ships of different colours (3.8, 4.3)"
        raise BadPosition(fields.at("harbour"), Said("why-harbour", text))
    for seat, people in enumerate(s.people):
        if any(card < f.persons or card == f.tax for card in people):
            raise BadPosition(fields.at("persons"), Said("why-persons", "only persons can be hired (5.4)"))
        for card in s.ships[seat]:
            colour = f.colour[card]
            if colour < 0 or not s.patrons[seat] >> colour & 1:
                text = "only ships with a wholesaler of their colour are collected (6.1)"
                raise BadPosition(fields.at("ships"), Said("why-ships", text))
        if s.purse[seat] < sum([coins[seat] for coins in s.batch_coins]):
            text = "seat {seat} has more coins in batches than in the purse"
            raise BadPosition(fields.at("purses"), Said("why-older-coins", text, seat=seat))
    if s.deck < 0:
        text = "there are {coins} coins more than unseen cards (2.3)"
        raise BadPosition(fields.at("purses"), Said("why-too-many-coins", text, coins=-s.deck))
