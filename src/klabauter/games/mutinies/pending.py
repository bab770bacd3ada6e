"""What a written position cannot be: fields that do not fit together, steps that cannot be pending in this order or
miss what they need. Asked once, when the position is read.

In play a step finds what it needs because of the steps that led to it. A written position has no such past, so what the
steps rely on is said here.
"""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import (
    ACTION_AT,
    BEYOND,
    CABIN,
    CITY_MARKET,
    CLOSES,
    DEAL_SIZE,
    FIRST,
    LAST,
    MARKET,
    NOWHERE,
    ROUTES,
    SPACES,
    TAVERN,
)
from klabauter.games.mutinies.messages import MutiniesMessage
from klabauter.games.mutinies.r2_track import BONUS_JEWEL, BONUS_TREASURE
from klabauter.games.mutinies.r6_deals import bonds, can_complete, jewels_of
from klabauter.games.mutinies.state import MutinyState
from klabauter.games.mutinies.view import LOOKING
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.messages import Message
from klabauter.kernel.position import Fields

# The parts of a round. All pending steps belong to one part, and its groups come one after the other. The last step of
# a part leads to the next part, so nothing is pending after it. Of a group in capitals there is one step at a time.
PARTS: Final = (
    ("SEATING", "LAY-OUT", "REFILL", "ROUND"),
    ("START-CARD DUEL", "start-cards", "MUSTER"),
    ("find blind found drew", "PLACED", "CHOOSE", "SEND", "place", "RESOLVE"),
    (
        "LAY-OUT BLIND-BEYOND AWAY-JEWEL AWAY-TREASURE ROLLED REROLL-FIRST REROLL-SECOND REROLL-BOTH TAVERN-ROLL",
        "find blind found drew",
        "ACTING IN-TAVERN IN-CITY",
        "TAKE-OPEN KEEP WRECK-READ TAVERN-DEAL LAY POUR HAND-OVER YARN SPIN THEFT HENCHMAN-THEFT CITY-DEAL "
        "HENCHMAN-DEAL WHEEL-PAY",
        "city-done may-in-tavern may-in-city routes beyond wreck sell city tavern refill",
        "cabin",
        "wheel",
        "MUTINY",
        "ROUND-END",
    ),
    ("DRAW-CARD OBEY", "give lose-doubloon lose-rum", "ROUND-END"),
    ("SCORING",),
)
BEFORE_ACTION: Final = (0, 1, 5)  # parts in which no action is chosen
PLACING: Final = 2
OFTEN: Final = ("found", "drew")  # who looks at a tile may use a treasure that brings the next one
RESOLVED: Final = ("routes", "beyond", "wreck", "sell", "city", "wheel")  # the first step of a figure
DRAWS: Final = {"find": BONUS_TREASURE, "blind": BONUS_JEWEL}

# From which to which space the figure of a step stands.
STANDS: Final = (
    ("placed", "routes-1", "wheel-6"),
    ("routes take-open", "routes-1", "routes-5"),
    ("beyond blind-beyond keep", "beyond-1", "beyond-5"),
    ("wreck wreck-read", "wreck-1", "wreck-5"),
    ("rolled reroll-first reroll-second reroll-both", "wreck-1", "tavern-5"),
    ("tavern tavern-roll tavern-deal in-tavern may-in-tavern", "tavern-1", "tavern-5"),
    ("sell", "market-any2", "market-same4"),
    ("lay pour hand-over", "market-any2", "city-market"),
    ("city city-done in-city may-in-city", "city-yarn", "city-market"),
    ("yarn spin", "city-yarn", "city-yarn"),
    ("theft henchman-theft", "city-theft", "city-theft"),
    ("city-deal henchman-deal", "city-market", "city-market"),
    ("cabin", "cabin", "cabin"),
    ("wheel wheel-pay", "wheel-0", "wheel-6"),
)
OF_CAPTAIN: Final = ("choose", "send", "draw-card", "obey", "hand-over", "henchman-deal", "henchman-theft")
OF_HENCHMAN: Final = ("send", "hand-over", "henchman-deal", "henchman-theft")
PLACES: Final = ("choose", "send", "place")
ROLLED: Final = ("rolled", "reroll-first", "reroll-second", "reroll-both")
SELLING: Final = ("lay", "pour", "hand-over")


def ranks() -> list[dict[str, tuple[int, bool]]]:
    """Per part: where the group of a step comes, and whether the step is alone in it."""
    return [
        {word.lower(): (rank, group.isupper()) for rank, group in enumerate(part) for word in group.split()}
        for part in PARTS
    ]


RANKS: Final = ranks()
SPACES_OF: Final = {
    word: (SPACES.index(first), SPACES.index(last)) for words, first, last in STANDS for word in words.split()
}


class Pending:
    """The steps of a written position, the next one first."""

    def __init__(self, s: MutinyState, b: Book, fields: Fields) -> None:
        self.s = s
        self.b = b
        self.fields = fields
        self.frames = s.pending[:0:-1]
        self.kinds = [frame.kind for frame in self.frames]

    def bad(self, name: str, key: str, **values: object) -> BadPosition:
        return BadPosition(self.fields.at(name), MutiniesMessage(key, **values))

    def bad_step(self, frame: Frame[Any], key: str, **values: object) -> BadPosition:
        return BadPosition("pending", MutiniesMessage(key, step=frame.name, **values))

    def check(self) -> None:
        """Refuse what cannot be, and what the steps could not be played with."""
        self.check_fields()
        self.check_spaces()
        part = self.part()
        if part in BEFORE_ACTION or "choose" in self.kinds:
            self.check_nobody_stands()
        elif self.frames:
            self.check_figures(part)
        self.check_under_way()
        for frame, kind in zip(self.frames, self.kinds, strict=True):
            self.check_place(frame, kind)
            self.check_choice(frame, kind)
        self.check_draws()
        self.check_sales()

    # -- whatever the steps are

    def check_fields(self) -> None:
        s, f = self.s, self.b.components
        if len(set(s.order)) != len(s.order):
            raise self.bad("order", "why-once")
        if len(s.order) != self.b.seats and not s.is_pending(self.b.seating):
            raise self.bad("order", "why-all-seats", seats=self.b.seats)
        most = max(s.round, f.most_rounds) + 1
        if s.last and not s.round <= s.last <= most:
            raise self.bad("last", "why-last", most=most)
        if s.closed and s.closed not in CLOSES:
            raise self.bad("closed", "why-closed")
        if s.supply < 0:
            raise self.bad("rum", "why-cubes", rum=f.rum)
        if s.pile - 1 > len(s.cards):
            raise self.bad("pile", "why-pile", cards=len(s.cards))
        for shown, jewels in zip(s.shown, s.jewels, strict=True):
            if any([shown.count(tile) > jewels.count(tile) for tile in shown]):
                raise self.bad("shown", "why-shown")

    def check_spaces(self) -> None:
        s = self.s
        places = [space for space in s.place if space >= 0]
        if any([places.count(space) > 1 and space != CABIN for space in places]):
            raise self.bad("figures", "why-shared")
        bare = self.b.components.display  # the first space of the routes where nothing is ever laid out
        if any([ACTION_AT[at] not in (NOWHERE, s.action) or bare <= at <= LAST[ROUTES] for at in places]):
            raise self.bad("figures", "why-astray")

    # -- the order of the steps

    def part(self) -> int:
        """3.1, 3.6 The part of a round all steps belong to."""
        fitting = list(range(len(PARTS)))
        for i, frame in enumerate(self.frames):
            fitting = [part for part in fitting if self.follows(RANKS[part], i)]
            if not fitting or self.is_double(i):
                raise self.bad_step(frame, "why-order")
        return fitting[0] if self.frames else NOWHERE

    def follows(self, ranks: dict[str, tuple[int, bool]], i: int) -> bool:
        """Whether a step can come after the one before it."""
        if self.kinds[i] not in ranks:
            return False
        rank, alone = ranks[self.kinds[i]]
        before = ranks[self.kinds[i - 1]][0] if i else NOWHERE
        return rank > before or (rank == before and not alone)

    def is_double(self, i: int) -> bool:
        """Whether the same has been pending before, or another step of a figure that is still to be resolved."""
        frame, kind = self.frames[i], self.kinds[i]
        if kind in RESOLVED:
            figure = frame.owner
            if figure == self.b.henchman and any([before in OF_HENCHMAN for before in self.kinds[:i]]):
                return True
            return any([before.owner == figure for before in self.frames[:i]])
        return kind not in OFTEN and frame in self.frames[:i]

    # -- the board

    def check_nobody_stands(self) -> None:
        s = self.s
        if s.action >= 0 or s.free or max(s.place) >= 0:
            where = "action" if s.action >= 0 else "free" if s.free else "figures"
            raise self.bad(where, "why-too-early")

    def check_figures(self, part: int) -> None:
        """3.3 to 3.5 The captain stands on his action, the others where figures can stand."""
        s = self.s
        if s.action < 0:
            raise self.bad("action", "why-no-action")
        if part != PLACING:
            return
        standing = sorted([space for space in s.place if space >= 0 and ACTION_AT[space] == s.action])
        if s.place[s.order[0]] not in standing:
            raise self.bad("figures", "why-captain-stands")
        ordered = BEYOND <= s.action <= TAVERN and ("place" in self.kinds or "send" in self.kinds)
        if ordered and standing[-1] - FIRST[s.action] >= len(standing):
            raise self.bad("figures", "why-gap")
        if s.action == ROUTES:
            for space in standing:
                self.check_open_tile(space)

    def check_open_tile(self, space: int) -> None:
        if self.s.display[space] < 0:
            raise self.bad("display", "why-bare", space=SPACES[space])

    def check_place(self, frame: Frame[Any], kind: str) -> None:
        """3.6 Where the figure of a step stands, and whether its seat is captain."""
        s = self.s
        owner = frame.owner
        if kind not in SPACES_OF and kind not in OF_CAPTAIN and kind != "place":
            return
        captains = kind in OF_CAPTAIN
        if owner >= 0 and (captains or kind == "place") and captains != (owner == s.order[0]):
            raise self.bad("order", "why-captain", step=frame.name)
        figure = self.b.henchman if kind in OF_HENCHMAN else owner if owner >= 0 else s.order[0]
        space = s.place[figure]
        if kind in PLACES:
            if space >= 0:
                raise self.bad("figures", "why-placed", step=frame.name)
        elif kind in SPACES_OF:
            first, last = SPACES_OF[kind]
            if not first <= space <= last:
                raise self.bad("figures", "why-not-there", step=frame.name)
            if last == LAST[ROUTES]:
                self.check_open_tile(space)
            if kind in SELLING and space not in (CITY_MARKET, FIRST[MARKET] + s.deal):
                raise self.bad("deal", "why-other-deal", step=frame.name)

    # -- what lies on the table during a step only

    def check_under_way(self) -> None:
        s = self.s
        kinds = self.kinds
        looking = [frame for frame in s.pending if frame.key in LOOKING]
        if len(s.fresh) != len(looking):
            raise self.bad("fresh", "why-fresh")
        for i, frame in enumerate(looking):
            tile = s.fresh[i]
            if frame.key == "found":  # the treasure may have been used since
                there = tile in s.treasures[frame.seat] or (tile >= self.b.components.finds and tile in s.gone)
            else:
                equal = [j for j in range(i + 1) if looking[j].seat == frame.seat and s.fresh[j] == tile]
                there = len(equal) <= s.jewels[frame.seat].count(tile)
            if not there:
                raise self.bad(
                    "fresh",
                    "why-fresh-own",
                    step=frame.name,
                )
        dice = 2 if "wreck-read" in kinds else 1 if "tavern-deal" in kinds else 0
        if len(s.dice) != dice or 0 in s.dice:
            raise self.bad("dice", "why-dice", dice=dice)
        if ("obey" in kinds) != (s.card >= 0):
            raise self.bad("card", "why-obey")
        selling = any([kind in SELLING for kind in kinds])
        if selling != (s.deal >= 0) or (s.laid and not selling):
            raise self.bad("deal", "why-deal")

    # -- what there must be to choose from

    def check_choice(self, frame: Frame[Any], kind: str) -> None:
        s = self.s
        owner = frame.owner
        if kind in PLACES:
            possible = True  # not known before; somewhere a figure can always go
        elif kind in ("lose-doubloon", "lose-rum"):
            possible = s.prestige[owner] > 0 and (s.rum if kind == "lose-rum" else s.doubloons)[owner] > 0
        elif kind == "lay-out":
            possible = NOWHERE in s.display
        elif kind == "draw-card":
            possible = s.pile > 1 and self.b.components.texts
        elif kind == "round":
            possible = not s.last or s.round < s.last
        elif kind in ROLLED:
            possible = len(s.dice) > 0
        else:
            possible = frame.seat < 0 or len(frame.options(s)) > 0
        if not possible:
            raise BadPosition("pending", Message("why-no-choice", step=frame.name))

    def check_draws(self) -> None:
        """2.2 A draw that waits is a bonus of the track, and the seat it waits for cannot use up what it draws from."""
        for i, (frame, kind) in enumerate(zip(self.frames, self.kinds, strict=True)):
            if i and kind in DRAWS:
                owner = frame.owner
                others = [above for above in self.frames[:i] if above.owner != owner]
                stack = self.s.jewel_stack if kind == "blind" else self.s.treasure_stack
                if others or not stack or not self.s.bonus[owner] >> DRAWS[kind] & 1:
                    raise self.bad_step(frame, "why-draw")

    def check_sales(self) -> None:
        """6.1, 12.5 Who is to sell has the tiles for it."""
        s = self.s
        laid = s.laid_colours
        if jewels_of(laid) < len(s.laid):
            good = False
        elif "pour" in self.kinds:
            good = can_complete(s.deal, laid, laid, NOWHERE)
        else:
            good = s.deal < 0 or len(s.laid) < DEAL_SIZE[s.deal]
        for bond in bonds(s, self.b) if s.action >= 0 else ():
            good = good and bond.holds(s.colours[bond.seat])
        if not good:
            raise self.bad("jewels", "why-no-deal")
