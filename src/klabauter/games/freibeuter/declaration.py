"""What lies on the table in Freibeuter, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import (
    ASHORE,
    CORNERS,
    CROSSINGS,
    FIELDS,
    NO_TILE,
    NOT_BOARDED,
    is_sea,
    is_ship,
)
from klabauter.games.freibeuter.messages import FreibeuterMessage
from klabauter.kernel import declaration as d
from klabauter.kernel import kinds as k

FIELD: Final = k.Places("field", FIELDS)
CROSSING: Final = k.Places("crossing", CROSSINGS)
ONLY_SHIPS: Final = FreibeuterMessage("why-captured")
NO_SHIPS: Final = FreibeuterMessage("why-aside")
OTHER_PILE: Final = FreibeuterMessage("why-other-pile")
SHIP: Final = k.Piece("tile", only=k.Only(is_ship, ONLY_SHIPS))
NO_SHIP: Final = k.Piece("tile", only=k.Only(lambda tile: not is_ship(tile), NO_SHIPS))
CARD: Final = k.Piece("card", prefix="card ")  # a sea card by its field, or a Dutchman card: column-A, row-1
SEA_CARD: Final = k.Piece("card", prefix="card ", only=k.Only(is_sea, OTHER_PILE))
DUTCHMAN_CARD: Final = k.Piece("card", prefix="card ", only=k.Only(lambda card: not is_sea(card), OTHER_PILE))
TILE: Final = k.Object(
    "Tile",
    id=k.Id("crossing"),
    tile=k.Id("tile"),
    kind=k.Text("ship", "camp", "double"),
    value=k.Number(),
    share=k.Number(),
    boarder=k.Seat(none=NOT_BOARDED),
    fields=k.Pile(k.Id("field")),  # upper left, upper right, lower left, lower right
    empty=k.Pile(k.Id("field")),
)
DISCARDED: Final = k.Object("Discarded", number=k.Number(), top=k.Maybe(CARD))

DECLARATION: Final = d.Declaration(
    "FreibeuterState",
    state=(
        d.Field("sea", k.Pile(k.Seat()), FIELD, key="fields"),  # whose boats lie there, in the order of placing
        d.Field("dutchman", k.Id("field", none=ASHORE)),  # his field while he encircles
        d.Field("tiles", k.Piece("tile", none=NO_TILE), CROSSING),
        d.Field("boarders", k.Seat(none=NOT_BOARDED), CROSSING, key="boarded"),  # whose boat lies on the ship
        d.Field("prizes", k.Pile(SHIP), k.SEAT, seen=d.OWNER, known=d.EVERYONE),  # ships captured
        d.Field("escaped", k.Pile(SHIP), seen=d.NOBODY, known=d.EVERYONE, rest=True),  # ships back in the box
        d.Field("aside", k.Pile(NO_SHIP), rest=True),  # beside the board
        # not on the board yet
        d.Field("unlaid", k.Heap(k.Piece("tile")), seen=d.NOBODY, known=d.EVERYONE, rest=True),
        d.Field("chests", k.Number(usual=5), k.SEAT),
        d.Field("debts", k.Number(usual=5), k.SEAT),  # chests borrowed so far
        # of both piles, in the order of playing
        d.Field("discards", k.Pile(CARD), seen=d.NOBODY, known=d.EVERYONE),
        d.Field("hands", k.Heap(CARD), k.SEAT, seen=d.OWNER),  # sorted
        d.Field("sea_pile", k.Heap(SEA_CARD), seen=d.NOBODY, key="sea-pile", rest=True),
        d.Field("dutchman_pile", k.Heap(DUTCHMAN_CARD), seen=d.NOBODY, key="dutchman-pile", rest=True),
        d.Field("need", k.Bits(k.Number()), CROSSING, source=d.DERIVED),  # of a tile's four fields, those without boat
        d.Field("closing", k.Bits(k.Id("field")), source=d.DERIVED),  # fields that are the only such one of some tile
        d.Field("free", k.Pile(k.Id("crossing")), source=d.DERIVED, room=CROSSINGS),  # ships not boarded; sorted
        d.Field("encircled", k.Pile(k.Id("crossing")), source=d.DERIVED, room=CORNERS),  # not settled yet; sorted
        d.Field("boats", k.Number(), k.SEAT, source=d.DERIVED),  # in stock, without the one that marks a credit
    ),
    public=(
        d.Shown("sea", "fields"),
        d.Shown("dutchman"),
        k.Computed("tiles", k.Pile(TILE)),
        *d.shown("encircled", "aside"),
        d.Shown("escaped", counted=True),
        d.Shown("unlaid", counted=True),
        *d.shown("boats", "chests", inside="players"),
        d.Shown("debts", "players.debt"),
        k.Computed("players.sea", k.Number(), k.SEAT),
        k.Computed("players.dutchman", k.Number(), k.SEAT),
        d.Shown("prizes", "players.prizes", counted=True),
        k.Computed("piles", k.Keyed(k.Number(), "sea", "dutchman")),
        k.Computed("discards", k.Keyed(DISCARDED, "sea", "dutchman")),
    ),
    private=(d.Shown("hands", "hand"), d.Shown("prizes")),
    known=(
        d.Shown("hands", "hand"),
        k.Computed("hands", k.Row(k.Number(usual=4), 2), k.SEAT),  # how many sea cards, how many Dutchman cards
        d.Unseen("unseen", "sea_pile", "dutchman_pile", "hands"),
    ),
)
