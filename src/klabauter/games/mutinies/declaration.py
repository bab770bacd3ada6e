"""What lies on the table in 21 Mutinies, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.figures import ACTIONS, BAD_RUM, BONUSES, CARDS, DEALS, LAST_MUTINY, NOWHERE
from klabauter.kernel.declaration import (
    BY_HAND,
    DERIVED,
    NOBODY,
    OWNER,
    PAST,
    SEAT,
    Bits,
    Computed,
    Declaration,
    Field,
    Flag,
    Heap,
    Hidden,
    Id,
    Index,
    Keyed,
    Number,
    Only,
    Partly,
    Piece,
    Pile,
    Record,
    Row,
    Seat,
    Shown,
    Unseen,
)
from klabauter.kernel.errors import Said

MOST: Final = 1000  # more of anything is no position
FIGURE: Final = Index("figure", crews=1)  # with two players the henchman is one more
ROUTE: Final = Index("route", alike=True)

TILE: Final = Piece("tile")
CARD: Final = Piece("card")
DREW: Final = Id("tile")  # a piece that lies elsewhere, too
ACTION: Final = Id("action", ids=ACTIONS)
CHOSEN: Final = Id("action", none=NOWHERE, blank="", ids=ACTIONS)
DEAL: Final = Id("deal", ids=DEALS)


def is_jewel(tile: str) -> bool:
    return not tile.startswith("treasure-")


APART: Final = Said("why-apart", "jewels and treasures lie apart (1.2, 1.3)")
JEWEL: Final = Piece("tile", only=Only(is_jewel, APART))
TREASURE: Final = Piece("tile", only=Only(lambda tile: not is_jewel(tile), APART))
ON_ROUTE: Final = Piece(
    "tile", NOWHERE, Only(is_jewel, Said("why-display", "jewels lie on the routes (2.9)")), blank=""
)
MANDATORY: Final = Only(
    lambda card: CARDS.index(card) < BAD_RUM,
    Said("why-mandatory", "only a mandatory card is decided on (9.3)"),
)
IN_HAND: Final = Only(
    lambda card: BAD_RUM <= CARDS.index(card) < LAST_MUTINY,
    Said("why-hands", "only voluntary cards and cards for the end are in a hand (9.1)"),
)

DECLARATION: Final = Declaration(
    "MutinyState",
    state=(
        Field("round", Number(10, MOST)),  # counted from 1; 0 before the first
        Field("last", Number(10, MOST)),  # the number of the last round, 0 while nobody knows it
        Field("calm", Number(10, MOST)),  # the number of the round without mutiny
        Field("action", CHOSEN),  # the captain's
        Field("marker", CHOSEN),  # the action under the pirate marker
        Field("closed", Bits(ACTION)),  # until the next mutiny
        Field("order", Row(Seat(), in_place=True)),  # captain first
        Field("place", Id("space", NOWHERE, blank=""), FIGURE, key="figures"),
        Field("free", Bits(Seat(crews=1))),  # figures that pay nothing: placed with All Aboard, or paid for
        Field("rum", Number(5), SEAT),
        Field("doubloons", Number(5, MOST), SEAT),
        Field("prestige", Number(20, MOST), SEAT),
        Field("bonus", Bits(Id("bonus", ids=BONUSES)), SEAT),  # of the track, that the seat has had
        Field("muted", Number(5, 2), SEAT),  # 0 is asked, 1 not in this round, 2 not until something new comes
        Field("display", ON_ROUTE, ROUTE),
        Field("shown", Heap(DREW), SEAT),  # the jewels of each seat that everybody could follow
        Field("fronts", Heap(CARD), SEAT),  # lying openly before each seat
        Field("pile", Number(20)),  # cards in the mutiny pile, the Last Mutiny among them
        Field("card", Piece("card", NOWHERE, MANDATORY, blank="")),  # drawn and not yet decided on
        Field("deal", Id("deal", NOWHERE, blank="", ids=DEALS)),  # what is being sold
        Field("laid", Heap(TILE)),  # in the sale that goes on
        Field("dice", Row(Number(6, 6), 8)),  # rolled and not yet read
        Field("gone", Heap(TILE)),  # out of the game, all seen
        Field("gone_cards", Heap(CARD), key="gone-cards"),  # out of the game, all seen
        Field("jewels", Heap(JEWEL), SEAT, seen=OWNER),
        Field("treasures", Heap(TREASURE), SEAT, seen=OWNER),
        Field("hands", Heap(Piece("card", only=IN_HAND)), SEAT, seen=OWNER),
        Field("fresh", Pile(DREW), seen=NOBODY),  # drawn blind, the latest last; who looks at them is in view.py
        Field("jewel_stack", Heap(JEWEL, in_place=True), source=BY_HAND, seen=NOBODY, rest=True),
        Field("treasure_stack", Heap(TREASURE, in_place=True), source=BY_HAND, seen=NOBODY, rest=True),
        Field("cards", Heap(CARD, in_place=True), source=BY_HAND, seen=NOBODY, rest=True),  # unseen: pile and box
        Field("supply", Number(), source=DERIVED),  # rum in the tavern
        Field("cause", Number(), source=PAST),  # why ``last`` is the last round (hold.py); 0 while nobody knows it
    ),
    public=(
        Shown("round"),
        Shown("last"),
        Shown("order"),
        Shown("action"),
        Shown("marker"),
        Shown("closed"),
        Computed("calm", Flag()),
        Shown("place", "figures"),
        Shown("free"),
        Computed("players.seat", Number(), SEAT),
        Shown("prestige", "players.prestige"),
        Shown("doubloons", "players.doubloons"),
        Shown("rum", "players.rum"),
        Shown("bonus", "players.bonuses"),
        Shown("jewels", "players.jewels", counted=True),
        Shown("treasures", "players.treasures", counted=True),
        Shown("hands", "players.cards", counted=True),
        Shown("fronts", "players.front"),
        Shown("muted", "players.muted"),
        Shown("display"),
        Shown("jewel_stack", "jewel-stack", counted=True),
        Shown("treasure_stack", "treasure-stack", counted=True),
        Shown("supply", "tavern"),
        Shown("pile"),
        Shown("card"),
        Shown("deal"),
        Shown("laid"),
        Shown("dice"),
        Shown("gone"),
        Shown("gone_cards", "gone-cards"),
        Computed(
            "yields",
            Pile(
                Record(
                    "Yield",
                    Computed("deal", DEAL),
                    Computed("doubloons", Pile(Number())),
                    Computed("prestige", Pile(Number())),
                )
            ),
        ),
        Computed("beyond", Pile(Number())),
        Computed("track", Keyed(Number(), *BONUSES)),
    ),
    private=(Shown("jewels"), Shown("treasures"), Shown("hands", "hand"), Computed("fresh", Pile(DREW))),
    known=(
        Partly("jewels", others="shown"),
        Partly("treasures"),
        Partly("hands"),
        Hidden("hidden", "jewels", "treasures", "hands", usual=5),
        Computed("fresh", Pile(DREW)),
        Unseen("unseen", "jewel_stack", "treasure_stack", "jewels", "treasures"),
        Unseen("unseen-cards", "cards", "hands"),
    ),
    opened=True,
)
