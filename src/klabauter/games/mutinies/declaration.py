"""What lies on the table in 21 Mutinies, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.figures import ACTIONS, BAD_RUM, BONUSES, CARDS, DEALS, LAST_MUTINY, NOWHERE, is_jewel
from klabauter.kernel import declaration as d
from klabauter.kernel.errors import Said

MOST: Final = 1000  # more of anything is no position
FIGURE: Final = d.Index("figure", crews=1)  # with two players the henchman is one more
ROUTE: Final = d.Index("route", alike=True)

TILE: Final = d.Piece("tile")
CARD: Final = d.Piece("card")
TILE_ELSEWHERE: Final = d.Id("tile")  # a piece that lies in another place, too
ACTION: Final = d.Id("action", ids=ACTIONS)
CHOSEN: Final = d.Id("action", none=NOWHERE, blank="", ids=ACTIONS)
NUMBERS: Final = d.Pile(d.Number())
YIELD: Final = d.Record("Yield", deal=d.Id("deal", ids=DEALS), doubloons=NUMBERS, prestige=NUMBERS)

APART: Final = Said("why-apart", "jewels and treasures lie apart (1.2, 1.3)")
JEWEL: Final = d.Piece("tile", only=d.Only(is_jewel, APART))
TREASURE: Final = d.Piece("tile", only=d.Only(lambda tile: not is_jewel(tile), APART))
ON_ROUTE: Final = d.Only(is_jewel, Said("why-display", "jewels lie on the routes (2.9)"))
MANDATORY: Final = d.Only(
    lambda card: CARDS.index(card) < BAD_RUM,
    Said("why-mandatory", "only a mandatory card is decided on (9.3)"),
)
IN_HAND: Final = d.Only(
    lambda card: BAD_RUM <= CARDS.index(card) < LAST_MUTINY,
    Said("why-hands", "only voluntary cards and cards for the end are in a hand (9.1)"),
)

DECLARATION: Final = d.Declaration(
    "MutinyState",
    state=(
        d.Field("round", d.Number(10, MOST)),  # counted from 1; 0 before the first
        d.Field("last", d.Number(10, MOST)),  # the number of the last round, 0 while nobody knows it
        d.Field("calm", d.Number(10, MOST)),  # the number of the round without mutiny
        d.Field("action", CHOSEN),  # the captain's
        d.Field("marker", CHOSEN),  # the action under the pirate marker
        d.Field("closed", d.Bits(ACTION)),  # until the next mutiny
        d.Field("order", d.Row(d.Seat(), in_place=True)),  # captain first
        d.Field("place", d.Id("space", NOWHERE, blank=""), FIGURE, key="figures"),
        d.Field("free", d.Bits(d.Seat(crews=1))),  # figures that pay nothing: placed with All Aboard, or paid for
        d.Field("rum", d.Number(5), d.SEAT),
        d.Field("doubloons", d.Number(5, MOST), d.SEAT),
        d.Field("prestige", d.Number(20, MOST), d.SEAT),
        d.Field("bonus", d.Bits(d.Id("bonus", ids=BONUSES)), d.SEAT),  # of the track, that the seat has had
        d.Field("muted", d.Number(5, 2), d.SEAT),  # 0 is asked, 1 not in this round, 2 not until something new comes
        d.Field("display", d.Piece("tile", NOWHERE, ON_ROUTE, blank=""), ROUTE),
        d.Field("shown", d.Heap(TILE_ELSEWHERE), d.SEAT),  # the jewels of each seat that everybody could follow
        d.Field("fronts", d.Heap(CARD), d.SEAT),  # lying openly before each seat
        d.Field("pile", d.Number(20)),  # cards in the mutiny pile, the Last Mutiny among them
        d.Field("card", d.Piece("card", NOWHERE, MANDATORY, blank="")),  # drawn and not yet decided on
        d.Field("deal", d.Id("deal", NOWHERE, blank="", ids=DEALS)),  # what is being sold
        d.Field("laid", d.Heap(TILE)),  # in the sale that goes on
        d.Field("dice", d.Row(d.Number(6, 6), 8)),  # rolled and not yet read
        d.Field("gone", d.Heap(TILE)),  # out of the game, all seen
        d.Field("gone_cards", d.Heap(CARD), key="gone-cards"),  # out of the game, all seen
        d.Field("jewels", d.Heap(JEWEL), d.SEAT, seen=d.OWNER),
        d.Field("treasures", d.Heap(TREASURE), d.SEAT, seen=d.OWNER),
        d.Field("hands", d.Heap(d.Piece("card", only=IN_HAND)), d.SEAT, seen=d.OWNER),
        # drawn blind, the latest last; view.py says who looks at them
        d.Field("fresh", d.Pile(TILE_ELSEWHERE), seen=d.NOBODY),
        d.Field("jewel_stack", d.Heap(JEWEL, in_place=True), source=d.BY_HAND, seen=d.NOBODY, rest=True),
        d.Field("treasure_stack", d.Heap(TREASURE, in_place=True), source=d.BY_HAND, seen=d.NOBODY, rest=True),
        # the mutiny pile without the Last Mutiny, and the box
        d.Field("cards", d.Heap(CARD, in_place=True), source=d.BY_HAND, seen=d.NOBODY, rest=True),
        d.Field("supply", d.Number(), source=d.DERIVED),  # rum in the tavern
        d.Field(
            "cause", d.Number(), source=d.PAST
        ),  # why ``last`` is the last round (hold.py); 0 while nobody knows it
    ),
    public=(
        *d.shown("round", "last", "order", "action", "marker", "closed"),
        d.Computed("calm", d.Flag()),
        d.Shown("place", "figures"),
        d.Shown("free"),
        d.Computed("players.seat", d.Seat(), d.SEAT),
        *d.shown("prestige", "doubloons", "rum", inside="players"),
        d.Shown("bonus", "players.bonuses"),
        d.Shown("jewels", "players.jewels", counted=True),
        d.Shown("treasures", "players.treasures", counted=True),
        d.Shown("hands", "players.cards", counted=True),
        d.Shown("fronts", "players.front"),
        d.Shown("muted", "players.muted"),
        d.Shown("display"),
        d.Shown("jewel_stack", "jewel-stack", counted=True),
        d.Shown("treasure_stack", "treasure-stack", counted=True),
        d.Shown("supply", "tavern"),
        *d.shown("pile", "card", "deal", "laid", "dice", "gone"),
        d.Shown("gone_cards", "gone-cards"),
        d.Computed("yields", d.Pile(YIELD)),
        d.Computed("beyond", NUMBERS),
        d.Computed("track", d.Keyed(d.Number(), *BONUSES)),
    ),
    private=(*d.shown("jewels", "treasures"), d.Shown("hands", "hand"), d.Computed("fresh", d.Pile(TILE_ELSEWHERE))),
    known=(
        d.Partly("jewels", others="shown"),
        d.Partly("treasures"),
        d.Partly("hands"),
        d.Hidden("hidden", "jewels", "treasures", "hands", usual=5),
        d.Computed("fresh", d.Pile(TILE_ELSEWHERE)),
        d.Unseen("unseen", "jewel_stack", "treasure_stack", "jewels", "treasures"),
        d.Unseen("unseen-cards", "cards", "hands"),
    ),
    opened=True,
)
