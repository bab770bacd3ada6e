"""What lies on the table in Jolly & Roger, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.jolly_und_roger.figures import COLOURS, OFFER, PARROT, SHIPS
from klabauter.kernel import declaration as d
from klabauter.kernel import frame
from klabauter.kernel.errors import Said

SEAT: Final = d.Index("seat", 2)
SHIP: Final = d.Index("ship", SHIPS)
CARD: Final = d.Piece("card")  # 1.1, 1.2 a pirate by colour and strength, kraken, skeleton, Tortuga
ONLY_PIRATES: Final = Said("why-chests", "only pirates lie in a chest (5.1, 6.1)")
FACE_DOWN: Final = Said("why-crews", "kraken and tortuga lie in a crew face down only (6.1)")
PIRATE: Final = d.Piece("card", only=d.Only(lambda card: card.split("-")[0] in COLOURS, ONLY_PIRATES))
# a card in a crew; in brackets one that lies face down as a parrot
IN_CREW: Final = d.Only(lambda card: card not in ("kraken", "tortuga"), FACE_DOWN)
CREWMAN: Final = d.Piece("crewman", box="card", turned=PARROT, only=IN_CREW)
SHIP_VIEW: Final = d.Record(
    "ShipView",
    d.Computed("id", d.Id("ship")),
    d.Computed("gold", d.Number()),
    d.Computed("captain", d.Seat(none=frame.NOBODY)),
    d.Computed("strength", d.Number(), SEAT),
    d.Computed("crews", d.Pile(d.Text()), SEAT),  # ids from the lowest to the one on top; "parrot" lies face down
)

DECLARATION: Final = d.Declaration(
    "JollyState",
    state=(
        d.Field("turn", d.Number(usual=8)),  # counted from 0
        d.Field("offer", d.Row(CARD, OFFER)),  # turned up, not yet split; sorted once all five are there
        d.Field("sets", d.Row(d.Heap(CARD), 2)),  # the two sets on offer, or none
        d.Field("hands", d.Heap(CARD), SEAT),  # the open set each seat still has to play
        # in the order of playing; the last is the kraken's
        d.Field("crews", d.Pile(CREWMAN), SEAT, SHIP, seen=d.OWNER, known=d.EVERYONE),
        d.Field("chests", d.Pile(PIRATE), SEAT, seen=d.OWNER, known=d.EVERYONE),
        # krakens, their victims, Tortugas: out of the game
        d.Field("gone", d.Pile(CARD), seen=d.NOBODY, known=d.EVERYONE),
        # the deck and the cards put away, as one heap (8.2)
        d.Field("unseen", d.Heap(CARD, in_place=True), seen=d.NOBODY, known=d.EVERYONE, rest=True),
        d.Field("strength", d.Number(), SEAT, SHIP, source=d.DERIVED),  # of each crew
        d.Field("captain", d.Seat(none=frame.NOBODY), SHIP, source=d.DERIVED),  # whose captain stands on the ship
        d.Field("gold", d.Number(), SEAT, source=d.DERIVED, seen=d.OWNER),  # in each chest
    ),
    public=(
        *d.computed(d.Number(), "turn", "turns", "deck", "away"),
        d.Computed("flag", d.Seat(none=frame.NOBODY)),
        *d.shown("offer", "sets", "hands"),
        d.Computed("ships", d.Pile(SHIP_VIEW)),
        d.Shown("chests", counted=True),
        d.Computed("captains", d.Number(), SEAT),
        d.Shown("gone", counted=True),
    ),
    private=(d.Computed("parrots", d.Pile(CARD), SHIP), d.Shown("chests", "chest"), d.Shown("gold")),
)
