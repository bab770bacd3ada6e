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
from klabauter.games.port_royal.r2_coins import add_batch, batches
from klabauter.games.port_royal.state import PortOffsets, PortState, built, empty
from klabauter.kernel.cells import OWNERS
from klabauter.kernel.frame import Frame
from klabauter.kernel.kinds import Number, read_by
from klabauter.kernel.messages import Message
from klabauter.kernel.move import Names, Numbers
from klabauter.kernel.position import Fields

OF_CARDS = ("taken", "discovered", "spent", "purse")  # there are never more than cards


def derive(s: PortState, f: Components) -> PortState:
    """Whatever follows from the cards of a state, worked out."""
    cells, at = s.cells, s.at
    s.active = (s.starter + s.turn) % at.seats
    s.colours = 0
    for place in range(at.harbour + 1, at.harbour + 1 + cells[at.harbour]):
        s.colours |= f.colour[cells[place]]
    s.deck = cells[at.unseen] + cells[at.older]
    for seat in range(at.seats):
        s.deck -= cells[at.purse + seat]
    for place in range(at.ships + 1, at.ships + 1 + cells[at.ships]):
        cells[at.influence + cells[place] % OWNERS] += 1
    for place in range(at.people + 1, at.people + 1 + cells[at.people]):
        seat, card = cells[place] % OWNERS, cells[place] // OWNERS
        cells[at.influence + seat] += f.influence[card]
        cells[at.sabres + seat] += f.sabres[card]
        cells[at.patrons + seat] |= f.patron[card]
    return s


def world(
    f: Components, at: PortOffsets, stack: list[Frame[Any]], known: dict[str, Any], numbers: Numbers
) -> PortState:
    """Nobody has seen a coin's front and the state does not know it, so a seat holds just one world possible."""
    s = built(at, stack, known, numbers)
    card = numbers["card"]
    for batch in known["batches"]:
        add_batch(s, [card[name] for name in batch["cards"]], batch["coins"])
    return derive(s, f)


def read(f: Components, names: Names, at: PortOffsets, stack: list[Frame[Any]], fields: Fields) -> PortState:
    s = empty(at, stack)
    seats = at.seats
    s.purse = (f.start,) * seats
    given = DECLARATION.read(s, fields, seats, {"dry": seats, **dict.fromkeys(OF_CARDS, f.total)})
    _read_batches(s, fields)
    DECLARATION.fill(s, {"card": f.copies}, names, given)
    derive(s, f)
    _check_cards(s, f, fields)
    check(s, f)
    return s


def _read_batches(s: PortState, fields: Fields) -> None:
    """Older coins: which cards they are, and who has how many."""
    room = s.room("older")
    for batch in fields.tables("batches"):
        cards = list(batch.elements("cards", "card"))
        room -= len(cards)
        batch.refuse(room < 0, "cards", Message("why-too-long", most=s.room("older")))
        coins = read_by(Number(), s.at.seats, batch, "coins", batch.take("coins"), len(cards))
        batch.refuse(not cards or sum(coins) != len(cards), "coins", PortMessage("why-batch-coins"))
        batch.done()
        add_batch(s, cards, coins)


def _check_cards(s: PortState, f: Components, fields: Fields) -> None:
    """What lies where it cannot."""
    harbour, people, ships, patrons, purse = s.harbour, s.people, s.ships, s.patrons, s.purse
    colours = [f.colour[card] for card in harbour if f.colour[card]]
    why = PortMessage("why-harbour")
    fields.refuse(f.tax in harbour or len(set(colours)) != len(colours), "harbour", why)
    for seat in range(s.at.seats):
        wrong = any([card < f.persons or card == f.tax for card in people[seat]])
        fields.refuse(wrong, "persons", PortMessage("why-persons"))
        wrong = any([not patrons[seat] & f.colour[card] for card in ships[seat]])
        fields.refuse(wrong, "ships", PortMessage("why-ships"))
        wrong = purse[seat] < sum([coins[seat] for _, coins in batches(s)])
        fields.refuse(wrong, "purses", PortMessage("why-older-coins", seat=seat))
    fields.refuse(s.deck < 0, "purses", PortMessage("why-too-many-coins", coins=-s.deck))
