"""Positions of Port Royal unterwegs: what a written one leaves out, and what it cannot be.

The pile is what is unseen and no coin; influence, sabres and the active player follow from the rest. Without ``unseen``
every card not named elsewhere is unseen, without ``purses`` everybody has the coins of the beginning.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.port_royal.components import Components
from klabauter.games.port_royal.declaration import DECLARATION
from klabauter.games.port_royal.messages import PortMessage
from klabauter.games.port_royal.pending import check
from klabauter.games.port_royal.state import PortState, built
from klabauter.kernel.frame import Frame
from klabauter.kernel.kinds import Number, read_by
from klabauter.kernel.move import Names, Numbers
from klabauter.kernel.position import Fields

OF_CARDS = ("taken", "discovered", "spent", "purse")  # there are never more than cards


def derive(s: PortState, f: Components) -> PortState:
    """Whatever follows from the cards of a state, worked out."""
    s.active = (s.starter + s.turn) % len(s.purse)
    s.colours = 0
    for card in s.harbour:
        if f.colour[card] >= 0:
            s.colours |= 1 << f.colour[card]
    s.deck = len(s.unseen) - sum(s.purse) + sum([sum(coins) for coins in s.batch_coins])
    s.influence = [sum([f.influence[card] for card in cards]) + len(s.ships[i]) for i, cards in enumerate(s.people)]
    s.sabres = [sum([f.sabres[card] for card in cards]) for cards in s.people]
    for seat, cards in enumerate(s.people):
        for card in cards:
            if f.patron[card] >= 0:
                s.patrons[seat] |= 1 << f.patron[card]
    return s


def world(f: Components, stack: list[Frame[Any]], known: dict[str, Any], numbers: Numbers) -> PortState:
    """Nobody has seen a coin's front and the state does not know it, so a seat holds just one world possible."""
    s = built(stack, len(known["purses"]), known, numbers)
    card = numbers["card"]
    s.batches = [tuple([card[name] for name in batch["cards"]]) for batch in known["batches"]]
    s.batch_coins = [tuple(batch["coins"]) for batch in known["batches"]]
    return derive(s, f)


def read(f: Components, names: Names, seats: int, stack: list[Frame[Any]], fields: Fields) -> PortState:
    s = PortState(stack, seats)
    s.purse = [f.start] * seats
    given = DECLARATION.read(s, fields, seats, {"dry": seats, **dict.fromkeys(OF_CARDS, f.total)})
    _read_batches(s, fields)
    DECLARATION.fill(s, {"card": f.copies}, names, given)
    derive(s, f)
    _check_cards(s, f, fields)
    check(s, f)
    return s


def _read_batches(s: PortState, fields: Fields) -> None:
    """Older coins: which cards they are, and who has how many."""
    for batch in fields.tables("batches"):
        cards = tuple(sorted(batch.elements("cards", "card")))
        coins = read_by(Number(), len(s.purse), batch, "coins", batch.take("coins"), len(cards))
        batch.refuse(not cards or sum(coins) != len(cards), "coins", PortMessage("why-batch-coins"))
        batch.done()
        s.batches.append(cards)
        s.batch_coins.append(tuple(coins))


def _check_cards(s: PortState, f: Components, fields: Fields) -> None:
    """What lies where it cannot."""
    colours = [f.colour[card] for card in s.harbour if f.colour[card] >= 0]
    why = PortMessage("why-harbour")
    fields.refuse(f.tax in s.harbour or len(set(colours)) != len(colours), "harbour", why)
    for seat, people in enumerate(s.people):
        wrong = any([card < f.persons or card == f.tax for card in people])
        fields.refuse(wrong, "persons", PortMessage("why-persons"))
        wrong = any([f.colour[card] < 0 or not s.patrons[seat] >> f.colour[card] & 1 for card in s.ships[seat]])
        fields.refuse(wrong, "ships", PortMessage("why-ships"))
        wrong = s.purse[seat] < sum([coins[seat] for coins in s.batch_coins])
        fields.refuse(wrong, "purses", PortMessage("why-older-coins", seat=seat))
    fields.refuse(s.deck < 0, "purses", PortMessage("why-too-many-coins", coins=-s.deck))
