"""What lies on the table in Freibeuter, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.figures import ASHORE, CROSSINGS, FIELDS, NO_TILE, NOT_BOARDED, is_sea, is_ship
from klabauter.games.freibeuter.hands import cards_of, hand_of
from klabauter.kernel.declaration import (
    DERIVED,
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    Bits,
    Computed,
    Declaration,
    Field,
    Heap,
    Id,
    Keyed,
    Maybe,
    Number,
    Only,
    Packed,
    Piece,
    Pile,
    Places,
    Record,
    Row,
    Seat,
    Shown,
    Text,
    Unseen,
)
from klabauter.kernel.errors import Said

FIELD: Final = Places("field", FIELDS)
CROSSING: Final = Places("crossing", CROSSINGS)
TILE: Final = Piece("tile")
SHIP: Final = Piece("tile", only=Only(is_ship, Said("why-captured", "only ships are captured or escape (7.2, 7.4)")))
ASIDE: Final = Only(
    lambda tile: not is_ship(tile), Said("why-aside", "only camps and doublers lie beside the board (7.6, 7.7)")
)
OTHER_PILE: Final = Said("why-other-pile", "here lies a card of the other pile (2.2)")
CARD: Final = Piece("card", prefix="card ")  # a sea card by its field, or a Dutchman card: column-A, row-1
SEA_CARD: Final = Piece("card", only=Only(is_sea, OTHER_PILE), prefix="card ")
DUTCHMAN_CARD: Final = Piece("card", only=Only(lambda card: not is_sea(card), OTHER_PILE), prefix="card ")

DECLARATION: Final = Declaration(
    "FreibeuterState",
    state=(
        Field("sea", Pile(Seat()), FIELD, key="fields"),  # whose boats lie there, in the order of placing
        Field("dutchman", Id("field", none=ASHORE)),  # his field while he encircles
        Field("tiles", Piece("tile", none=NO_TILE), CROSSING),
        Field("boarders", Seat(none=NOT_BOARDED), CROSSING, key="boarded"),  # whose boat lies on the ship
        Field("prizes", Pile(SHIP), SEAT, seen=OWNER, known=EVERYONE),  # ships captured
        Field("escaped", Pile(SHIP), seen=NOBODY, known=EVERYONE, rest=True),  # ships back in the box
        Field("aside", Pile(Piece("tile", only=ASIDE)), rest=True),  # beside the board
        Field("unlaid", Heap(TILE, in_place=True), seen=NOBODY, known=EVERYONE, rest=True),  # not on the board yet
        Field("chests", Number(usual=5), SEAT),
        Field("debts", Number(usual=5), SEAT),  # chests borrowed so far
        # of both piles, in the order of playing
        Field("discards", Pile(CARD, in_place=True), seen=NOBODY, known=EVERYONE),
        Field("hands", Packed(CARD, hand_of, cards_of), SEAT, seen=OWNER),
        Field("sea_pile", Heap(SEA_CARD, in_place=True), seen=NOBODY, key="sea-pile", rest=True),
        Field("dutchman_pile", Heap(DUTCHMAN_CARD, in_place=True), seen=NOBODY, key="dutchman-pile", rest=True),
        Field("need", Bits(Number()), CROSSING, source=DERIVED),  # fields round a tile without a boat: four bits
        Field("closing", Bits(Id("field")), source=DERIVED),  # fields that are the only empty one round some tile
        Field("free", Pile(Id("crossing"), in_place=True), source=DERIVED),  # with a ship nobody has boarded; sorted
        Field("encircled", Pile(Id("crossing")), source=DERIVED),  # not settled yet; sorted
        Field("boats", Number(), SEAT, source=DERIVED),  # in stock; the boat that marks a credit is none of them
    ),
    public=(
        Shown("sea", "fields"),
        Shown("dutchman"),
        Computed(
            "tiles",
            Pile(
                Record(
                    "Tile",
                    Computed("id", Id("crossing")),
                    Computed("tile", TILE),
                    Computed("kind", Text("ship", "camp", "double")),
                    Computed("value", Number()),
                    Computed("share", Number()),
                    Computed("boarder", Seat(none=NOT_BOARDED)),
                    Computed("fields", Pile(Id("field"))),  # upper left, upper right, lower left, lower right
                    Computed("empty", Pile(Id("field"))),
                )
            ),
        ),
        Shown("encircled"),
        Shown("aside"),
        Shown("escaped", counted=True),
        Shown("unlaid", counted=True),
        Shown("boats", "players.boats"),
        Shown("chests", "players.chests"),
        Shown("debts", "players.debt"),
        Computed("players.sea", Number(), SEAT),
        Computed("players.dutchman", Number(), SEAT),
        Shown("prizes", "players.prizes", counted=True),
        Computed("piles", Keyed(Number(), "sea", "dutchman")),
        Computed(
            "discards",
            Keyed(
                Record("Discarded", Computed("number", Number()), Computed("top", Maybe(CARD))),
                "sea",
                "dutchman",
            ),
        ),
    ),
    private=(Shown("hands", "hand"), Shown("prizes")),
    known=(
        Shown("hands", "hand"),
        Computed("hands", Row(Number(usual=4), 2), SEAT),  # how many sea cards, how many Dutchman cards
        Unseen("unseen", "sea_pile", "dutchman_pile", "hands"),
    ),
)
