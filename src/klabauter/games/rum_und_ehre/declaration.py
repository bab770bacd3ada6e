"""What lies on the table in Um Rum & Ehre, and who may look at it. The rest is made from this list.

The stacks are heaps of tokens that nobody has seen, so the state does not know their order. Guards and supplies that
were slid under a stack come back when the heap is used up, the first one first (5.8, 5.14).

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre import components as f
from klabauter.games.rum_und_ehre.messages import RumMessage
from klabauter.games.rum_und_ehre.town import ALLEYS, TILES
from klabauter.kernel import declaration as d
from klabauter.kernel import kinds as k


def token(*kinds: str, none: int | None = None) -> k.Piece:
    """A token whose id begins with one of these words."""
    why = RumMessage("why-no-place", kinds=", ".join(kinds))
    return k.Piece("token", none, k.Only(lambda id: id.partition("-")[0] in kinds, why))


SLEEP: Final = ("bunk", "hammock", "coil")
WON: Final = token(*f.PUBS, *f.COLOURS, "chest", "scorpion", "guard", "date", *SLEEP)
GOOD: Final = token(*f.GOODS)
DATE: Final = token("date")
# Tokens that are null where they are unknown, and what is noted about them: who knows it, what it cannot be.
NOTED_GOOD: Final = k.Noted(GOOD, k.Heap(k.Seat(), once=True))
NOTED_DATE: Final = k.Noted(DATE, k.Heap(k.Id("date")))
STACK: Final = k.Index("stack", f.STACKS)
ROW: Final = k.Crew()  # a row of the ship, of which there is one for each crew
SHIP: Final = d.Columns(  # the crews aboard in the order of boarding, and their pirates left and right of the mast
    "ship",
    "Row",
    "crew",
    d.Field("rows", k.Pile(k.Id("crew"), once=True), room=f.CREWS, key="crew"),
    d.Field("left", k.Pile(k.Number(usual=10)), room=f.CREWS),
    d.Field("right", k.Pile(k.Number(usual=10)), room=f.CREWS),
)
BRAWL: Final = d.Group(
    "brawl",
    d.Field("crews", k.Number(usual=4)),  # how many there were when it began
    d.Field("side", k.Id("side", ids=f.MAST_SIDES)),  # where they fight now
    d.Field("champion", ROW),  # the row that leads in this column
    d.Field("best", k.Number(usual=6, most=f.SIDES)),  # its roll; 0 before it has rolled
    d.Field("fighters", k.Pile(ROW), room=f.CREWS - 1),  # rows still to fight in this column
)
FIELD: Final = k.Object(
    "Field", id=k.Id("field"), kind=k.Text(), sort=k.Maybe(k.Text()), tile=k.Number(), x=k.Number(), y=k.Number()
)
ALLEY: Final = k.Object(
    "Alley", id=k.Id("alley"), ends=k.Pile(k.Id("field")), length=k.Number(), dark=k.Flag(), owner=k.Seat(none=f.FREE)
)

DECLARATION: Final = d.Declaration(
    "RumState",
    state=(
        k.Computed("town", k.Notation(k.Id("laid"), TILES)),
        d.Field("town", k.Other("Town", "klabauter.games.rum_und_ehre.town", "NO_TOWN"), source=d.BY_HAND),
        d.Field("round", k.Number(usual=5, first=1)),
        d.Field("starter", k.Seat()),  # who began this round
        d.Field("captain", k.Id("field", none=f.NO_FIELD)),
        d.Field("lanes", k.Crew(none=f.FREE), k.Places("alley", ALLEYS), key="alleys"),  # whose pirates stand there
        d.Field("pirates", k.Number(), k.SEAT, source=d.DERIVED),  # 0 in the action phase: it is over for the seat
        d.Field("hiring", k.Number(usual=10), k.SEAT),  # pirates at the hiring place
        d.Field("coins", k.Number(usual=10, most=999), k.SEAT, seen=d.OWNER, known=d.EVERYONE),
        d.Field("barrels", k.Number(usual=5), k.SEAT),
        d.Field("pubs", k.Heap(token(*f.PUBS))),  # open
        d.Field("maps", k.Heap(token(*f.COLOURS))),  # open
        d.Field("chest", token("chest", none=f.NO_TOKEN)),  # open
        d.Field("scorpion", token("scorpion", none=f.NO_TOKEN)),  # open
        d.Field("sleep", k.Pile(token(*SLEEP, none=f.NO_TOKEN)), room=3),  # open bunk, hammock and coil
        d.Field("flags", k.Pile(WON), k.SEAT, seen=d.OWNER, known=d.EVERYONE, shared=True),  # tokens won openly
        k.Computed("supplies", k.Pile(NOTED_GOOD), k.SEAT),
        k.Computed("held", k.Maybe(NOTED_GOOD)),
        k.Computed("sold", k.Pile(NOTED_GOOD)),
        # supplies, in the order of keeping
        d.Field("goods", k.Pile(GOOD), k.SEAT, source=d.BY_HAND, seen=d.OWNER, shared=True),
        d.Field("held", token(*f.GOODS, none=f.NO_TOKEN), source=d.BY_HAND, seen=d.NOBODY),  # a seat is looking at it
        d.Field("sold", k.Pile(GOOD), source=d.BY_HAND, seen=d.NOBODY),  # slid under the stack
        # by supplies token: which seats know where it is
        d.Field("seen", k.Pile(k.Bits(k.Seat())), source=d.BY_HAND, seen=d.NOBODY),
        d.Field("guards_small", k.Pile(token("guard")), key="guards-small"),  # slid under their stack
        d.Field("guards_large", k.Pile(token("guard")), key="guards-large"),
        k.Computed("dates", k.Pile(NOTED_DATE), k.SEAT),
        # rendezvous on the flags, the oldest first, and what each of them cannot be
        d.Field("dates", k.Pile(DATE), k.SEAT, source=d.BY_HAND, seen=d.OWNER, shared=True),
        d.Field("barred", k.Pile(k.Bits(k.Id("date"))), k.SEAT, source=d.BY_HAND, shared=True),
        d.Field("gone", k.Pile(token(*SLEEP))),  # sleeping places that nobody got
        SHIP,
        BRAWL,
        d.Field("drinkers", k.Pile(k.Crew(), once=True), room=f.CREWS),  # in the order of rolling; the host first
        d.Field("roller", k.Crew()),  # whose roll it is in a carouse or round a chest
        d.Field("total", k.Number(usual=6, most=99)),  # of the rolls round a chest
        d.Field("die", k.Number(usual=6, most=f.SIDES)),  # the last roll
        d.Field("spare", k.Number()),  # rerolls left of the barrel
        d.Field("stacks", k.Heap(k.Piece("token")), STACK, source=d.DERIVED, seen=d.NOBODY, rest=True, uneven=True),
    ),
    public=(
        d.Shown("round"),
        k.Computed("rounds", k.Number()),
        d.Shown("starter"),
        k.Computed("town", k.Pile(k.Id("laid"))),
        k.Computed("fields", k.Pile(FIELD)),
        k.Computed("alleys", k.Pile(ALLEY)),
        d.Shown("captain"),
        *d.shown("pirates", "hiring", "barrels", inside="players"),
        k.Computed("players.flag", k.Number(), k.SEAT),
        d.Shown("dates", "players.dates", counted=True),
        k.Computed("players.aboard", k.Flag(), k.SEAT),
        k.Computed("barrels", k.Number()),
        *d.shown("pubs", "maps", "chest", "scorpion", "sleep"),
        k.Computed("stacks", k.Keyed(k.Number())),
        k.Computed("shopping", k.Flag()),
        SHIP,
        BRAWL,
        *d.shown("drinkers", "roller", "total", "die", "spare"),
    ),
    private=(
        d.Shown("coins"),
        d.Shown("flags", "flag"),
        d.Shown("goods", "supplies"),
        d.Shown("dates"),
        k.Computed("held", k.Maybe(GOOD)),
    ),
)
