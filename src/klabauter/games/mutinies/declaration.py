"""What lies on the table in 21 Mutinies, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.components import (
    ACTIONS,
    BAD_RUM,
    BONUSES,
    CARDS,
    DEAL_SIZE,
    DEALS,
    LAST_MUTINY,
    NOWHERE,
    is_jewel,
)
from klabauter.games.mutinies.messages import MutiniesMessage
from klabauter.kernel import declaration as d
from klabauter.kernel import kinds as k

MOST: Final = 1000  # more of anything is no position
FIGURE: Final = k.Index("figure", crews=1)  # with two players the henchman is one more
ROUTE: Final = k.Index("route", alike=True)

TILE: Final = k.Piece("tile")
CARD: Final = k.Piece("card")
TILE_ELSEWHERE: Final = k.Id("tile")  # a piece that lies in another place, too
FRESH: Final = 8  # there is room for so many tiles being looked at
ACTION: Final = k.Id("action", ids=ACTIONS)
CHOSEN: Final = k.Id("action", none=NOWHERE, blank="", ids=ACTIONS)
NUMBERS: Final = k.Pile(k.Number())
YIELD: Final = k.Object("Yield", deal=k.Id("deal", ids=DEALS), doubloons=NUMBERS, prestige=NUMBERS)

APART: Final = MutiniesMessage("why-apart")
ONLY_JEWELS: Final = k.Only(is_jewel, APART)
JEWEL: Final = k.Piece("tile", only=ONLY_JEWELS)
TREASURE: Final = k.Piece("tile", only=k.Only(lambda tile: not is_jewel(tile), APART))
ON_ROUTE: Final = k.Only(is_jewel, MutiniesMessage("why-display"))
MANDATORY: Final = k.Only(lambda card: CARDS.index(card) < BAD_RUM, MutiniesMessage("why-mandatory"))
IN_HAND: Final = k.Only(lambda card: BAD_RUM <= CARDS.index(card) < LAST_MUTINY, MutiniesMessage("why-hands"))

DECLARATION: Final = d.Declaration(
    "MutinyState",
    state=(
        d.Field("round", k.Number(10, MOST)),  # counted from 1; 0 before the first
        d.Field("last", k.Number(10, MOST)),  # the number of the last round, 0 while nobody knows it
        d.Field("calm", k.Number(10, MOST)),  # the number of the round without mutiny
        d.Field("action", CHOSEN),  # the captain's
        d.Field("marker", CHOSEN),  # the action under the pirate marker
        d.Field("closed", k.Bits(ACTION)),  # until the next mutiny
        d.Field("order", k.Row(k.Seat()), room=5),  # captain first
        d.Field("place", k.Id("space", NOWHERE, blank=""), FIGURE, key="figures"),
        d.Field("free", k.Bits(k.Seat(crews=1))),  # figures that pay nothing: placed with All Aboard, or paid for
        d.Field("rum", k.Number(5), k.SEAT),
        d.Field("doubloons", k.Number(5, MOST), k.SEAT),
        d.Field("prestige", k.Number(20, MOST), k.SEAT),
        d.Field("bonus", k.Bits(k.Id("bonus", ids=BONUSES)), k.SEAT),  # of the track, that the seat has had
        d.Field("muted", k.Number(5, 2), k.SEAT),  # 0 is asked, 1 not in this round, 2 not until something new comes
        d.Field("display", k.Piece("tile", NOWHERE, ON_ROUTE, blank=""), ROUTE),
        d.Field(
            "shown", k.Heap(k.Id("tile", only=ONLY_JEWELS)), k.SEAT, by_kind=True
        ),  # the jewels of each seat that everybody could follow
        d.Field("fronts", k.Heap(CARD), k.SEAT, by_kind=True),  # lying openly before each seat
        d.Field("pile", k.Number(20)),  # cards in the mutiny pile, the Last Mutiny among them
        d.Field("card", k.Piece("card", NOWHERE, MANDATORY, blank="")),  # drawn and not yet decided on
        d.Field("deal", k.Id("deal", NOWHERE, blank="", ids=DEALS)),  # what is being sold
        d.Field("laid", k.Heap(TILE), room=max(DEAL_SIZE)),  # in the sale that goes on
        d.Field("dice", k.Row(k.Number(6, 6), 8), room=2),  # rolled and not yet read
        d.Field("gone", k.Heap(TILE), by_kind=True),  # out of the game, all seen
        d.Field("gone_cards", k.Heap(CARD), key="gone-cards", by_kind=True),  # out of the game, all seen
        d.Field("jewels", k.Heap(JEWEL), k.SEAT, seen=d.OWNER, by_kind=True),
        d.Field("treasures", k.Heap(TREASURE), k.SEAT, seen=d.OWNER, by_kind=True),
        d.Field("hands", k.Heap(k.Piece("card", only=IN_HAND)), k.SEAT, seen=d.OWNER, by_kind=True),
        # drawn blind, the latest last; view.py says who looks at them
        d.Field("fresh", k.Pile(TILE_ELSEWHERE), seen=d.NOBODY, room=FRESH),
        d.Field("jewel_stack", k.Heap(JEWEL), source=d.BY_HAND, seen=d.NOBODY, rest=True),
        d.Field("treasure_stack", k.Heap(TREASURE), source=d.BY_HAND, seen=d.NOBODY, rest=True),
        # the mutiny pile without the Last Mutiny, and the box
        d.Field("cards", k.Heap(CARD), source=d.BY_HAND, seen=d.NOBODY, rest=True),
        d.Field("taken", k.Bits(k.Id("space")), source=d.DERIVED),  # the spaces on which figures stand
        d.Field("supply", k.Number(), source=d.DERIVED),  # rum in the tavern
        d.Field("colours", k.Number(), k.SEAT, source=d.DERIVED),  # of the jewels each seat has (r6_deals.py)
        d.Field("symbols", k.Number(), k.SEAT, source=d.DERIVED),  # rum symbols on each seat's tiles
        d.Field("laid_colours", k.Number(), source=d.DERIVED),  # of the tiles in the sale that goes on
        d.Field("cause", k.Number(), source=d.PAST),  # why ``last`` is the last round (hold.py); 0 while nobody knows
    ),
    public=(
        *d.shown("round", "last", "order", "action", "marker", "closed"),
        k.Computed("calm", k.Flag()),
        d.Shown("place", "figures"),
        d.Shown("free"),
        k.Computed("players.seat", k.Seat(), k.SEAT),
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
        k.Computed("yields", k.Pile(YIELD)),
        k.Computed("beyond", NUMBERS),
        k.Computed("track", k.Keyed(k.Number(), *BONUSES)),
    ),
    private=(*d.shown("jewels", "treasures"), d.Shown("hands", "hand"), k.Computed("fresh", k.Pile(TILE_ELSEWHERE))),
    known=(
        d.Partly("jewels", others="shown"),
        d.Partly("treasures"),
        d.Partly("hands"),
        d.Hidden("hidden", "jewels", "treasures", "hands", usual=5),
        k.Computed("fresh", k.Pile(TILE_ELSEWHERE)),
        d.Unseen("unseen", "jewel_stack", "treasure_stack", "jewels", "treasures"),
        d.Unseen("unseen-cards", "cards", "hands"),
    ),
    opened=True,
)
