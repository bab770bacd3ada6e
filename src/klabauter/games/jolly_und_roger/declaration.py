"""What lies on the table in Jolly & Roger, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.jolly_und_roger.components import COLOURS, OFFER, PARROT, SHIPS
from klabauter.games.jolly_und_roger.messages import JollyMessage
from klabauter.kernel import declaration as d
from klabauter.kernel import frame
from klabauter.kernel import kinds as k

SEAT: Final = k.Index("seat", 2)
SHIP: Final = k.Index("ship", SHIPS)
CARD: Final = k.Piece("card")  # 1.1, 1.2 a pirate by colour and strength, kraken, skeleton, Tortuga
ONLY_PIRATES: Final = JollyMessage("why-chests")
FACE_DOWN: Final = JollyMessage("why-crews")
PIRATE: Final = k.Piece("card", only=k.Only(lambda card: card.split("-")[0] in COLOURS, ONLY_PIRATES))
# a card in a crew; in brackets one that lies face down as a parrot
IN_CREW: Final = k.Only(lambda card: card not in ("kraken", "tortuga"), FACE_DOWN)
CREWMAN: Final = k.Piece("crewman", box="card", turned=PARROT, only=IN_CREW)
SHIP_VIEW: Final = k.Object(
    "ShipView",
    k.Computed("id", k.Id("ship")),
    k.Computed("gold", k.Number()),
    k.Computed("captain", k.Seat(none=frame.NOBODY)),
    k.Computed("strength", k.Number(), SEAT),
    k.Computed("crews", k.Pile(k.Text()), SEAT),  # ids from the lowest to the one on top; "parrot" lies face down
)

DECLARATION: Final = d.Declaration(
    "JollyState",
    state=(
        d.Field("turn", k.Number(usual=8)),  # counted from 0
        d.Field("offer", k.Row(CARD, OFFER), room=OFFER),  # turned up, not yet split; sorted once all five are there
        d.Field("sets", k.Row(k.Heap(CARD), 2), room=OFFER),  # the two sets on offer, or none
        d.Field("hands", k.Heap(CARD), SEAT, room=OFFER),  # the open set each seat still has to play
        # in the order of playing; the last is the kraken's
        d.Field("crews", k.Pile(CREWMAN), SEAT, SHIP, seen=d.OWNER, known=d.EVERYONE, shared=True),
        d.Field("chests", k.Pile(PIRATE), SEAT, seen=d.OWNER, known=d.EVERYONE, shared=True),
        # krakens, their victims, Tortugas: out of the game
        d.Field("gone", k.Pile(CARD), seen=d.NOBODY, known=d.EVERYONE),
        # the deck and the cards put away, as one heap (8.2)
        d.Field("unseen", k.Heap(CARD), seen=d.NOBODY, known=d.EVERYONE, rest=True),
        d.Field("strength", k.Number(), SEAT, SHIP, source=d.DERIVED),  # of each crew
        d.Field("captain", k.Seat(none=frame.NOBODY), SHIP, source=d.DERIVED),  # whose captain stands on the ship
        d.Field("gold", k.Number(), SEAT, source=d.DERIVED, seen=d.OWNER),  # in each chest
    ),
    public=(
        *d.computed(k.Number(), "turn", "turns", "deck", "away"),
        k.Computed("flag", k.Seat(none=frame.NOBODY)),
        *d.shown("offer", "sets", "hands"),
        k.Computed("ships", k.Pile(SHIP_VIEW)),
        d.Shown("chests", counted=True),
        k.Computed("captains", k.Number(), SEAT),
        d.Shown("gone", counted=True),
    ),
    private=(k.Computed("parrots", k.Pile(CARD), SHIP), d.Shown("chests", "chest"), d.Shown("gold")),
)
