"""What lies on the table in Um Rum & Ehre, and who may look at it. The rest is made from this list.

The stacks are heaps of tokens that nobody has seen, so the state does not know their order. Guards and supplies that
were slid under a stack come back when the heap is used up, the first one first (5.8, 5.14).

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.figures import (
    COLOURS,
    FREE,
    GOODS,
    MAST_SIDES,
    NO_FIELD,
    NO_TOKEN,
    PUBS,
    SIDES,
    STACK_NAMES,
    STACKS,
)
from klabauter.games.rum_und_ehre.town import ALLEYS, TILES
from klabauter.kernel.declaration import (
    BY_HAND,
    DERIVED,
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    Bits,
    Columns,
    Computed,
    Crew,
    Declaration,
    Field,
    Flag,
    Group,
    Heap,
    Id,
    Index,
    Keyed,
    Maybe,
    Notation,
    Noted,
    Number,
    Only,
    Other,
    Piece,
    Pile,
    Places,
    Record,
    Seat,
    Shown,
    Text,
)
from klabauter.kernel.errors import Said


def token(*kinds: str, none: int | None = None) -> Piece:
    """A token whose id begins with one of these words."""
    why = Said("why-no-place", "a token has no place here; there are {kinds}", kinds=", ".join(kinds))
    return Piece("token", none, Only(lambda id: id.partition("-")[0] in kinds, why))


SLEEP: Final = ("bunk", "hammock", "coil")
WON: Final = token(*PUBS, *COLOURS, "chest", "scorpion", "guard", "date", *SLEEP)
GOOD: Final = token(*GOODS)
DATE: Final = token("date")
ROW: Final = Crew()  # a row of the ship, of which there is one for each crew
# Tokens that are null where they are unknown, and what is noted about them: who knows it, what it cannot be.
NOTED_GOOD: Final = Noted(GOOD, Heap(Seat(), once=True))
NOTED_DATE: Final = Noted(DATE, Heap(Id("date")))

SHIP: Final = Columns(  # the crews aboard in the order of boarding, and their pirates left and right of the mast
    "ship",
    "Row",
    "crew",
    Field("rows", Pile(Id("crew"), in_place=True, once=True), key="crew"),
    Field("left", Pile(Number(usual=10), in_place=True)),
    Field("right", Pile(Number(usual=10), in_place=True)),
)
BRAWL: Final = Group(
    "brawl",
    Field("crews", Number(usual=4)),  # how many there were when it began
    Field("side", Id("side", ids=MAST_SIDES)),  # where they fight now
    Field("champion", ROW),  # the row that leads in this column
    Field("best", Number(usual=6, most=SIDES)),  # its roll; 0 before it has rolled
    Field("fighters", Pile(ROW)),  # rows still to fight in this column
)

DECLARATION: Final = Declaration(
    "RumState",
    state=(
        Computed("town", Notation(Id("laid"), TILES)),
        Field("town", Other("Town", "klabauter.games.rum_und_ehre.town", "NO_TOWN"), source=BY_HAND),
        Field("round", Number(usual=5, first=1)),
        Field("starter", Seat()),  # who began this round
        Field("captain", Id("field", none=NO_FIELD)),
        Field("lanes", Crew(none=FREE), Places("alley", ALLEYS), key="alleys"),  # whose pirates stand there
        Field("pirates", Number(), SEAT, source=DERIVED),  # 0 in the action phase: it is over for the seat
        Field("hiring", Number(usual=10), SEAT),  # pirates at the hiring place
        Field("coins", Number(usual=10, most=999), SEAT, seen=OWNER, known=EVERYONE),
        Field("barrels", Number(usual=5), SEAT),
        Field("pubs", Heap(token(*PUBS))),  # open
        Field("maps", Heap(token(*COLOURS))),  # open
        Field("chest", token("chest", none=NO_TOKEN)),  # open
        Field("scorpion", token("scorpion", none=NO_TOKEN)),  # open
        Field("sleep", Pile(token(*SLEEP, none=NO_TOKEN))),  # open bunk, hammock and coil
        Field("flags", Pile(WON), SEAT, seen=OWNER, known=EVERYONE),  # tokens won that everybody has seen
        Computed("supplies", Pile(NOTED_GOOD), SEAT),
        Computed("held", Maybe(NOTED_GOOD)),
        Computed("sold", Pile(NOTED_GOOD)),
        Field("goods", Pile(GOOD), SEAT, source=BY_HAND, seen=OWNER),  # supplies kept, in the order of keeping
        Field("held", token(*GOODS, none=NO_TOKEN), source=BY_HAND, seen=NOBODY),  # a seat is looking at it
        Field("sold", Pile(GOOD), source=BY_HAND, seen=NOBODY),  # slid under the stack
        Field(
            "seen", Pile(Bits(Seat()), in_place=True), source=BY_HAND, seen=NOBODY
        ),  # by supplies: who knows where it is
        Field("guards_small", Pile(token("guard")), key="guards-small"),  # slid under their stack
        Field("guards_large", Pile(token("guard")), key="guards-large"),
        Computed("dates", Pile(NOTED_DATE), SEAT),
        Field("dates", Pile(DATE), SEAT, source=BY_HAND, seen=OWNER),  # that wait on the flags, the oldest first
        Field(
            "barred", Pile(Bits(Id("date"))), SEAT, source=BY_HAND
        ),  # for each of them: what it cannot be, a bit per kind
        Field("gone", Pile(token(*SLEEP))),  # sleeping places that nobody got
        SHIP,
        BRAWL,
        Field("drinkers", Pile(Crew(), once=True)),  # in the order of rolling; the host first
        Field("roller", Crew()),  # whose roll it is in a carouse or round a chest
        Field("total", Number(usual=6, most=99)),  # of the rolls round a chest
        Field("die", Number(usual=6, most=SIDES)),  # the last roll
        Field("spare", Number()),  # rerolls left of the barrel
        Field("stacks", Heap(Piece("token")), Index("stack", STACKS), source=DERIVED, seen=NOBODY, rest=True),
    ),
    public=(
        Shown("round"),
        Computed("rounds", Number()),
        Shown("starter"),
        Computed("town", Pile(Id("laid"))),
        Computed(
            "fields",
            Pile(
                Record(
                    "Field",
                    Computed("id", Id("field")),
                    Computed("kind", Text()),
                    Computed("sort", Maybe(Text())),
                    Computed("tile", Number()),
                    Computed("x", Number()),
                    Computed("y", Number()),
                )
            ),
        ),
        Computed(
            "alleys",
            Pile(
                Record(
                    "Alley",
                    Computed("id", Id("alley")),
                    Computed("ends", Pile(Id("field"))),
                    Computed("length", Number()),
                    Computed("dark", Flag()),
                    Computed("owner", Seat(none=FREE)),
                )
            ),
        ),
        Shown("captain"),
        Shown("pirates", "players.pirates"),
        Shown("hiring", "players.hiring"),
        Shown("barrels", "players.barrels"),
        Computed("players.flag", Number(), SEAT),
        Shown("dates", "players.dates", counted=True),
        Computed("players.aboard", Flag(), SEAT),
        Computed("barrels", Number()),
        Shown("pubs"),
        Shown("maps"),
        Shown("chest"),
        Shown("scorpion"),
        Shown("sleep"),
        Computed("stacks", Keyed(Number(), *STACK_NAMES)),
        Computed("shopping", Flag()),
        SHIP,
        BRAWL,
        Shown("drinkers"),
        Shown("roller"),
        Shown("total"),
        Shown("die"),
        Shown("spare"),
    ),
    private=(
        Shown("coins"),
        Shown("flags", "flag"),
        Shown("goods", "supplies"),
        Shown("dates"),
        Computed("held", Maybe(GOOD)),
    ),
)
