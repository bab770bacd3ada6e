"""What lies on the table in Jolly & Roger, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.jolly_und_roger.figures import COLOURS, OFFER, PARROT, SHIPS
from klabauter.kernel import frame
from klabauter.kernel.declaration import (
    DERIVED,
    EVERYONE,
    NOBODY,
    OWNER,
    Computed,
    Declaration,
    Field,
    Heap,
    Id,
    Index,
    Number,
    Only,
    Piece,
    Pile,
    Record,
    Row,
    Seat,
    Shown,
    Text,
)
from klabauter.kernel.errors import Said

SEAT: Final = Index("seat", 2)
SHIP: Final = Index("ship", SHIPS)
CARD: Final = Piece("card")  # a kind of card: a pirate by colour and strength, kraken, skeleton, Tortuga
PIRATE: Final = Piece(
    "card",
    only=Only(lambda card: card.split("-")[0] in COLOURS, Said("why-chests", "only pirates lie in a chest (5.1, 6.1)")),
)
CREWMAN: Final = Piece(  # a card in a crew; in brackets one that lies face down as a parrot
    "crewman",
    box="card",
    turned=PARROT,
    only=Only(
        lambda card: card not in ("kraken", "tortuga"),
        Said("why-crews", "kraken and tortuga lie in a crew face down only (6.1)"),
    ),
)

DECLARATION: Final = Declaration(
    "JollyState",
    state=(
        Field("turn", Number(usual=8)),  # counted from 0
        Field("offer", Row(CARD, OFFER)),  # turned up, not yet split; sorted once all five are there
        Field("sets", Row(Heap(CARD), 2)),  # the two sets on offer, or none
        Field("hands", Heap(CARD), SEAT),  # the open set each seat still has to play
        # in the order of playing; the last is the kraken's
        Field("crews", Pile(CREWMAN), SEAT, SHIP, seen=OWNER, known=EVERYONE),
        Field("chests", Pile(PIRATE), SEAT, seen=OWNER, known=EVERYONE),
        Field("gone", Pile(CARD), seen=NOBODY, known=EVERYONE),  # krakens, their victims, Tortugas: out of the game
        # the deck and the cards put away, as one heap (8.2)
        Field("unseen", Heap(CARD, in_place=True), seen=NOBODY, known=EVERYONE, rest=True),
        Field("strength", Number(), SEAT, SHIP, source=DERIVED),  # of each crew
        Field("captain", Seat(none=frame.NOBODY), SHIP, source=DERIVED),  # whose captain stands on the ship
        Field("gold", Number(), SEAT, source=DERIVED, seen=OWNER),  # in each chest
    ),
    public=(
        Computed("turn", Number()),
        Computed("turns", Number()),
        Computed("deck", Number()),
        Computed("away", Number()),
        Computed("flag", Seat(none=frame.NOBODY)),
        Shown("offer"),
        Shown("sets"),
        Shown("hands"),
        Computed(
            "ships",
            Pile(
                Record(
                    "ShipView",
                    Computed("id", Id("ship")),
                    Computed("gold", Number()),
                    Computed("captain", Seat(none=frame.NOBODY)),
                    Computed("strength", Number(), SEAT),
                    Computed(
                        "crews", Pile(Text()), SEAT
                    ),  # ids from the lowest to the one on top; "parrot" lies face down
                )
            ),
        ),
        Shown("chests", counted=True),
        Computed("captains", Number(), SEAT),
        Shown("gone", counted=True),
    ),
    private=(
        Computed("parrots", Pile(CARD), SHIP),
        Shown("chests", "chest"),
        Shown("gold"),
    ),
)
