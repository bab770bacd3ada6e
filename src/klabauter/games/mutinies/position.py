"""Positions of 21 Mutinies: what a written one leaves out. What it cannot be is in ``pending``.

What a position does not say has a simple default: one rum, the doubloons and the prestige of the start, seats in order,
nothing held, nobody placed. Tiles and cards that are named nowhere are unseen; where ``stack`` (jewels) or ``wreck``
(treasures) lists what is left there, all others are gone.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import LAST_MUTINY
from klabauter.games.mutinies.declaration import DECLARATION, FRESH
from klabauter.games.mutinies.hold import cause_of
from klabauter.games.mutinies.messages import MutiniesMessage
from klabauter.games.mutinies.r6_deals import colours_of
from klabauter.games.mutinies.state import MutinyState, empty
from klabauter.kernel.cells import BIT
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.position import Fields


def start(b: Book, stack: list[Frame[Any]]) -> MutinyState:
    """2.1, 2.2 Nobody placed, nothing held but rum and prestige."""
    s = empty(b.at, stack)
    s.rum = (b.components.start_rum,) * b.seats
    s.prestige = (b.components.start_prestige,) * b.seats
    return s


def begin(b: Book, stack: list[Frame[Any]]) -> MutinyState:
    """The state before the first luck."""
    s = start(b, stack)
    s.pile = b.components.pile
    fill(s, b)
    return derive(s, b)


def derive(s: MutinyState, b: Book) -> MutinyState:
    """What follows from the fields of a state, worked out."""
    f = b.components
    s.taken = sum([BIT[space] for space in set(s.place) if space >= 0])
    s.supply = f.rum - sum(s.rum)
    s.cause = cause_of(s) if s.last else 0
    tiles = [(*jewels, *treasures) for jewels, treasures in zip(s.jewels, s.treasures, strict=True)]
    s.colours = tuple([colours_of(f, of_seat) for of_seat in tiles])
    s.symbols = tuple([sum([f.tile_rum[tile] for tile in of_seat]) for of_seat in tiles])
    s.laid_colours = colours_of(f, s.laid)
    return s


def fill(s: MutinyState, b: Book) -> None:
    """All tiles and cards that lie nowhere else are unseen; the Last Mutiny is the last card of the pile (2.5)."""
    DECLARATION.fill(s, b.box, b.names, set())
    s.cards = tuple([card for card in s.cards if card != LAST_MUTINY])


def read(b: Book, stack: list[Frame[Any]], fields: Fields) -> MutinyState:
    f = b.components
    s = start(b, stack)
    s.round = 1
    s.order = tuple(range(b.seats))
    s.doubloons = tuple([f.start_doubloons[seat] for seat in range(b.seats)])
    # 9.12, 10.2: while a seat looks at tiles, the track and a treasure can bring it three more
    most = {"rum": f.rum, "pile": sum(f.card_copies), "free": b.figures - 1, "fresh": FRESH - 3}
    given = DECLARATION.read(s, fields, b.seats, most)
    if "bonus" not in given:
        reached = [[f.track_bonus[i] for i in range(4) if f.track_at[i] <= prestige] for prestige in s.prestige]
        s.bonus = tuple([sum([BIT[bonus] for bonus in had]) for had in reached])
    if "pile" not in given:
        s.pile = max(0, f.pile - sum(DECLARATION.counts(s, b.box)["card"]))
    fill(s, b)
    for key, name in (("stack", "jewel_stack"), ("wreck", "treasure_stack")):
        if fields.has(key):
            gone = list(getattr(s, name))
            left = fields.elements(key, "tile")
            for tile in sorted(left):
                if tile not in gone:
                    raise BadPosition(fields.at(key), MutiniesMessage("why-no-tile-left", tile=f.tiles[tile]))
                gone.remove(tile)
            setattr(s, name, tuple(left))
            s.gone = (*s.gone, *gone)
    return derive(s, b)
