"""What lies on the table in Freibeuter, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.figures import ASHORE, CROSSINGS, FIELDS, NO_TILE, NOT_BOARDED, is_sea, is_ship
from klabauter.games.freibeuter.hands import cards_of, hand_of
from klabauter.kernel import declaration as d
from klabauter.kernel.errors import Said

FIELD: Final = d.Places("field", FIELDS)
CROSSING: Final = d.Places("crossing", CROSSINGS)
ONLY_SHIPS: Final = Said("why-captured", "only ships are captured or escape (7.2, 7.4)")
NO_SHIPS: Final = Said("why-aside", "only camps and doublers lie beside the board (7.6, 7.7)")
OTHER_PILE: Final = Said("why-other-pile", "here lies a card of the other pile (2.2)")
SHIP: Final = d.Piece("tile", only=d.Only(is_ship, ONLY_SHIPS))
NO_SHIP: Final = d.Piece("tile", only=d.Only(lambda tile: not is_ship(tile), NO_SHIPS))
CARD: Final = d.Piece("card", prefix="card ")  # a sea card by its field, or a Dutchman card: column-A, row-1
SEA_CARD: Final = d.Piece("card", prefix="card ", only=d.Only(is_sea, OTHER_PILE))
DUTCHMAN_CARD: Final = d.Piece("card", prefix="card ", only=d.Only(lambda card: not is_sea(card), OTHER_PILE))
TILE: Final = d.Record(
    "Tile",
    id=d.Id("crossing"),
    tile=d.Id("tile"),
    kind=d.Text("ship", "camp", "double"),
    value=d.Number(),
    share=d.Number(),
    boarder=d.Seat(none=NOT_BOARDED),
    fields=d.Pile(d.Id("field")),  # upper left, upper right, lower left, lower right
    empty=d.Pile(d.Id("field")),
)
DISCARDED: Final = d.Record("Discarded", number=d.Number(), top=d.Maybe(CARD))

DECLARATION: Final = d.Declaration(
    "FreibeuterState",
    state=(
        d.Field("sea", d.Pile(d.Seat()), FIELD, key="fields"),  # whose boats lie there, in the order of placing
        d.Field("dutchman", d.Id("field", none=ASHORE)),  # his field while he encircles
        d.Field("tiles", d.Piece("tile", none=NO_TILE), CROSSING),
        d.Field("boarders", d.Seat(none=NOT_BOARDED), CROSSING, key="boarded"),  # whose boat lies on the ship
        d.Field("prizes", d.Pile(SHIP), d.SEAT, seen=d.OWNER, known=d.EVERYONE),  # ships captured
        d.Field("escaped", d.Pile(SHIP), seen=d.NOBODY, known=d.EVERYONE, rest=True),  # ships back in the box
        d.Field("aside", d.Pile(NO_SHIP), rest=True),  # beside the board
        # not on the board yet
        d.Field("unlaid", d.Heap(d.Piece("tile"), in_place=True), seen=d.NOBODY, known=d.EVERYONE, rest=True),
        d.Field("chests", d.Number(usual=5), d.SEAT),
        d.Field("debts", d.Number(usual=5), d.SEAT),  # chests borrowed so far
        # of both piles, in the order of playing
        d.Field("discards", d.Pile(CARD, in_place=True), seen=d.NOBODY, known=d.EVERYONE),
        d.Field("hands", d.Packed(CARD, hand_of, cards_of), d.SEAT, seen=d.OWNER),
        d.Field("sea_pile", d.Heap(SEA_CARD, in_place=True), seen=d.NOBODY, key="sea-pile", rest=True),
        d.Field("dutchman_pile", d.Heap(DUTCHMAN_CARD, in_place=True), seen=d.NOBODY, key="dutchman-pile", rest=True),
        d.Field("need", d.Bits(d.Number()), CROSSING, source=d.DERIVED),  # of a tile's four fields, those without boat
        d.Field("closing", d.Bits(d.Id("field")), source=d.DERIVED),  # fields that are the only such one of some tile
        d.Field("free", d.Pile(d.Id("crossing"), in_place=True), source=d.DERIVED),  # ships not boarded; sorted
        d.Field("encircled", d.Pile(d.Id("crossing")), source=d.DERIVED),  # not settled yet; sorted
        d.Field("boats", d.Number(), d.SEAT, source=d.DERIVED),  # in stock, without the one that marks a credit
    ),
    public=(
        d.Shown("sea", "fields"),
        d.Shown("dutchman"),
        d.Computed("tiles", d.Pile(TILE)),
        *d.shown("encircled", "aside"),
        d.Shown("escaped", counted=True),
        d.Shown("unlaid", counted=True),
        *d.shown("boats", "chests", inside="players"),
        d.Shown("debts", "players.debt"),
        d.Computed("players.sea", d.Number(), d.SEAT),
        d.Computed("players.dutchman", d.Number(), d.SEAT),
        d.Shown("prizes", "players.prizes", counted=True),
        d.Computed("piles", d.Keyed(d.Number(), "sea", "dutchman")),
        d.Computed("discards", d.Keyed(DISCARDED, "sea", "dutchman")),
    ),
    private=(d.Shown("hands", "hand"), d.Shown("prizes")),
    known=(
        d.Shown("hands", "hand"),
        d.Computed("hands", d.Row(d.Number(usual=4), 2), d.SEAT),  # how many sea cards, how many Dutchman cards
        d.Unseen("unseen", "sea_pile", "dutchman_pile", "hands"),
    ),
)
