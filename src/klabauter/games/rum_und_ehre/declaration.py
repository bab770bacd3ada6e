"""What lies on the table in Um Rum & Ehre, and who may look at it. The rest is made from this list.

The stacks are heaps of tokens that nobody has seen, so the state does not know their order. Guards and supplies that
were slid under a stack come back when the heap is used up, the first one first (5.8, 5.14).

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre import figures as f
from klabauter.games.rum_und_ehre.town import ALLEYS, TILES
from klabauter.kernel import declaration as d
from klabauter.kernel.errors import Said


def token(*kinds: str, none: int | None = None) -> d.Piece:
    """A token whose id begins with one of these words."""
    why = Said("why-no-place", "a token has no place here; there are {kinds}", kinds=", ".join(kinds))
    return d.Piece("token", none, d.Only(lambda id: id.partition("-")[0] in kinds, why))


SLEEP: Final = ("bunk", "hammock", "coil")
WON: Final = token(*f.PUBS, *f.COLOURS, "chest", "scorpion", "guard", "date", *SLEEP)
GOOD: Final = token(*f.GOODS)
DATE: Final = token("date")
# Tokens that are null where they are unknown, and what is noted about them: who knows it, what it cannot be.
NOTED_GOOD: Final = d.Noted(GOOD, d.Heap(d.Seat(), once=True))
NOTED_DATE: Final = d.Noted(DATE, d.Heap(d.Id("date")))
STACK: Final = d.Index("stack", f.STACKS)
ROW: Final = d.Crew()  # a row of the ship, of which there is one for each crew
SHIP: Final = d.Columns(  # the crews aboard in the order of boarding, and their pirates left and right of the mast
    "ship",
    "Row",
    "crew",
    d.Field("rows", d.Pile(d.Id("crew"), in_place=True, once=True), key="crew"),
    d.Field("left", d.Pile(d.Number(usual=10), in_place=True)),
    d.Field("right", d.Pile(d.Number(usual=10), in_place=True)),
)
BRAWL: Final = d.Group(
    "brawl",
    d.Field("crews", d.Number(usual=4)),  # how many there were when it began
    d.Field("side", d.Id("side", ids=f.MAST_SIDES)),  # where they fight now
    d.Field("champion", ROW),  # the row that leads in this column
    d.Field("best", d.Number(usual=6, most=f.SIDES)),  # its roll; 0 before it has rolled
    d.Field("fighters", d.Pile(ROW)),  # rows still to fight in this column
)
FIELD: Final = d.Record(
    "Field", id=d.Id("field"), kind=d.Text(), sort=d.Maybe(d.Text()), tile=d.Number(), x=d.Number(), y=d.Number()
)
ALLEY: Final = d.Record(
    "Alley", id=d.Id("alley"), ends=d.Pile(d.Id("field")), length=d.Number(), dark=d.Flag(), owner=d.Seat(none=f.FREE)
)

DECLARATION: Final = d.Declaration(
    "RumState",
    state=(
        d.Computed("town", d.Notation(d.Id("laid"), TILES)),
        d.Field("town", d.Other("Town", "klabauter.games.rum_und_ehre.town", "NO_TOWN"), source=d.BY_HAND),
        d.Field("round", d.Number(usual=5, first=1)),
        d.Field("starter", d.Seat()),  # who began this round
        d.Field("captain", d.Id("field", none=f.NO_FIELD)),
        d.Field("lanes", d.Crew(none=f.FREE), d.Places("alley", ALLEYS), key="alleys"),  # whose pirates stand there
        d.Field("pirates", d.Number(), d.SEAT, source=d.DERIVED),  # 0 in the action phase: it is over for the seat
        d.Field("hiring", d.Number(usual=10), d.SEAT),  # pirates at the hiring place
        d.Field("coins", d.Number(usual=10, most=999), d.SEAT, seen=d.OWNER, known=d.EVERYONE),
        d.Field("barrels", d.Number(usual=5), d.SEAT),
        d.Field("pubs", d.Heap(token(*f.PUBS))),  # open
        d.Field("maps", d.Heap(token(*f.COLOURS))),  # open
        d.Field("chest", token("chest", none=f.NO_TOKEN)),  # open
        d.Field("scorpion", token("scorpion", none=f.NO_TOKEN)),  # open
        d.Field("sleep", d.Pile(token(*SLEEP, none=f.NO_TOKEN))),  # open bunk, hammock and coil
        d.Field("flags", d.Pile(WON), d.SEAT, seen=d.OWNER, known=d.EVERYONE),  # tokens won openly
        d.Computed("supplies", d.Pile(NOTED_GOOD), d.SEAT),
        d.Computed("held", d.Maybe(NOTED_GOOD)),
        d.Computed("sold", d.Pile(NOTED_GOOD)),
        d.Field("goods", d.Pile(GOOD), d.SEAT, source=d.BY_HAND, seen=d.OWNER),  # supplies, in the order of keeping
        d.Field("held", token(*f.GOODS, none=f.NO_TOKEN), source=d.BY_HAND, seen=d.NOBODY),  # a seat is looking at it
        d.Field("sold", d.Pile(GOOD), source=d.BY_HAND, seen=d.NOBODY),  # slid under the stack
        # by supplies token: which seats know where it is
        d.Field("seen", d.Pile(d.Bits(d.Seat()), in_place=True), source=d.BY_HAND, seen=d.NOBODY),
        d.Field("guards_small", d.Pile(token("guard")), key="guards-small"),  # slid under their stack
        d.Field("guards_large", d.Pile(token("guard")), key="guards-large"),
        d.Computed("dates", d.Pile(NOTED_DATE), d.SEAT),
        d.Field("dates", d.Pile(DATE), d.SEAT, source=d.BY_HAND, seen=d.OWNER),  # on the flags, the oldest first
        d.Field("barred", d.Pile(d.Bits(d.Id("date"))), d.SEAT, source=d.BY_HAND),  # what each of them cannot be
        d.Field("gone", d.Pile(token(*SLEEP))),  # sleeping places that nobody got
        SHIP,
        BRAWL,
        d.Field("drinkers", d.Pile(d.Crew(), once=True)),  # in the order of rolling; the host first
        d.Field("roller", d.Crew()),  # whose roll it is in a carouse or round a chest
        d.Field("total", d.Number(usual=6, most=99)),  # of the rolls round a chest
        d.Field("die", d.Number(usual=6, most=f.SIDES)),  # the last roll
        d.Field("spare", d.Number()),  # rerolls left of the barrel
        d.Field("stacks", d.Heap(d.Piece("token")), STACK, source=d.DERIVED, seen=d.NOBODY, rest=True),
    ),
    public=(
        d.Shown("round"),
        d.Computed("rounds", d.Number()),
        d.Shown("starter"),
        d.Computed("town", d.Pile(d.Id("laid"))),
        d.Computed("fields", d.Pile(FIELD)),
        d.Computed("alleys", d.Pile(ALLEY)),
        d.Shown("captain"),
        *d.shown("pirates", "hiring", "barrels", inside="players"),
        d.Computed("players.flag", d.Number(), d.SEAT),
        d.Shown("dates", "players.dates", counted=True),
        d.Computed("players.aboard", d.Flag(), d.SEAT),
        d.Computed("barrels", d.Number()),
        *d.shown("pubs", "maps", "chest", "scorpion", "sleep"),
        d.Computed("stacks", d.Keyed(d.Number())),
        d.Computed("shopping", d.Flag()),
        SHIP,
        BRAWL,
        *d.shown("drinkers", "roller", "total", "die", "spare"),
    ),
    private=(
        d.Shown("coins"),
        d.Shown("flags", "flag"),
        d.Shown("goods", "supplies"),
        d.Shown("dates"),
        d.Computed("held", d.Maybe(GOOD)),
    ),
)
