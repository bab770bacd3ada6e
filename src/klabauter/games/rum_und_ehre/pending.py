"""Which steps can be pending, in which order, and what each of them needs: asked once, when a written position is read.

In play a step finds what it needs because of the steps that led to it. A written position has no such past, so what the
steps rely on is said here.
"""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.rum_und_ehre.components import (
    BUNK,
    CHEST,
    COIL,
    HAMMOCK,
    MAP,
    NO_TOKEN,
    PUB,
    SCORPION,
    STACK_NAMES,
)
from klabauter.games.rum_und_ehre.messages import RumMessage
from klabauter.games.rum_und_ehre.r6_dice import Guest
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import TILES
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.position import Fields

# What can come directly after a step. After all others nothing is pending: they lead on by themselves.
NEXT: Final = {
    "lay": ("draw", "ready"),
    "draw": ("draw", "ready", "round", "after"),
    "imaginary": ("turn",),
    "guest": ("guest", "carouse"),
    "roll": ("drained", "stung", "clash"),
    "rum": ("drained", "stung", "clash"),
    "drained": ("after",),
    "win": ("after",),
    "stung": ("after",),
}
# Steps at a field: only what comes after the move of the same seat.
OF_SEAT: Final = (
    "gift", "recall", "recall-second", "supplies", "shop", "date", "chart", "guard", "guards-small", "guards-large",
    "host", "carouse", "chest",
)  # fmt: skip
NOTHING: Final[tuple[str, ...]] = ()
BEFORE_TURNS: Final = ("start", "ready", "round", "imaginary")  # nobody has moved in this round
SLEEPING: Final = (BUNK, HAMMOCK, COIL)


class Pending:
    """The steps of a written position, the next one first."""

    def __init__(self, x: Rules, s: RumState, fields: Fields) -> None:
        self.x = x
        self.s = s
        self.fields = fields
        self.frames = s.pending[:0:-1]
        self.kinds = [frame.kind for frame in self.frames]
        names = [frame.name for frame in self.frames]
        self.draws = [names.count(f"draw {stack}") for stack in STACK_NAMES]
        if "start" in names:  # 2.8: it leads to all of them
            self.draws = [x.components.open_pubs, x.components.open_maps, 1, 1, 0, 0, 0, 0, 1, 1, int(x.coils)]

    def bad(self, name: str, key: str, **values: object) -> BadPosition:
        return BadPosition(self.fields.at(name), RumMessage(key, **values))

    def bad_step(self, frame: Frame[Any], key: str) -> BadPosition:
        return BadPosition("pending", RumMessage(key, step=frame.name))

    def check(self) -> None:
        """Refuse what the steps could not be played with."""
        self.check_passing()
        if not self.frames:
            return
        for i in range(1, len(self.frames)):
            if not self.follows(i):
                raise self.bad_step(self.frames[i], "why-order")
        self.check_town()
        self.check_draws()
        self.check_sleep()
        self.check_ship()
        for i, kind in enumerate(self.kinds):
            self.check_step(i, self.frames[i], kind)

    def check_passing(self) -> None:
        """5.7, 6.3, 6.7, 7.4 What is there exactly while some step is pending, and is gone after it."""
        s, names = self.s, [frame.name for frame in self.frames]
        if (s.held != NO_TOKEN) != (self.kinds[:1] == ["shop"]):
            raise self.bad("held", "why-held")
        if bool(s.drinkers) != any([kind in ("carouse", "drained", "win") for kind in self.kinds]):
            raise self.bad("drinkers", "why-drinkers")
        chest = s.chest != NO_TOKEN or "draw chests" in names
        scorpion = s.scorpion != NO_TOKEN or "draw scorpions" in names
        if chest != scorpion and "stung" not in names:
            raise self.bad("chest", "why-chest")
        if s.scorpion == NO_TOKEN and "stung" in names:
            raise self.bad("scorpion", "why-scorpion")
        if ("clash" in names) != bool(s.crews):
            raise self.bad("brawl", "why-no-brawl")

    def follows(self, i: int) -> bool:
        """Whether a step can come after the one before it."""
        kind, before = self.kinds[i], self.kinds[i - 1]
        if before in OF_SEAT:
            return self.frames[i] is self.x.after[self.frames[i - 1].owner]
        return kind in NEXT.get(before, NOTHING)

    def check_town(self) -> None:
        s = self.s
        if s.round >= self.x.rounds:
            raise self.bad("round", "why-round", rounds=self.x.rounds)
        laying = "lay" in self.kinds or "start" in self.kinds
        if laying == (len(s.town.layout) == TILES):
            raise self.bad("town", "why-laid")
        if any([kind in BEFORE_TURNS for kind in self.kinds]) and max(s.lanes) >= 0:
            raise self.bad("alleys", "why-too-early")

    def check_draws(self) -> None:
        """2.4, 2.5, 5.3 There are tokens to turn up, and places for them."""
        x, s = self.x, self.s
        to_come = x.rounds - s.round - 1
        for stack, draws in enumerate(self.draws):
            sleeping = stack in SLEEPING[: 3 if x.coils else 2]
            if len(s.stacks[stack]) < draws + (to_come if sleeping else 0):
                raise BadPosition(STACK_NAMES[stack], RumMessage("why-too-few-left"))
        f = x.components
        for name, lie, draws, most in (
            ("pubs", len(s.pubs), self.draws[PUB], f.open_pubs),
            ("maps", len(s.maps), self.draws[MAP], f.open_maps),
            ("chest", int(s.chest != NO_TOKEN), self.draws[CHEST] + ("stung" in self.kinds), 1),
            ("scorpion", int(s.scorpion != NO_TOKEN), self.draws[SCORPION], 1),
        ):
            if draws and lie + draws > most:
                raise self.bad(name, "why-no-room")

    def check_sleep(self) -> None:
        """2.5, 7.7 Bunk, hammock and coil are laid out in this order; in a brawl the coil is won before the others."""
        x, s = self.x, self.s
        names = [f"draw {STACK_NAMES[stack]}" for stack in SLEEPING]
        missing = [frame.name for frame in self.frames if frame.name in names]
        if "start" in self.kinds or "round-ends" in self.kinds:
            good = not s.sleep
        else:
            good = names[len(s.sleep) : 3 if x.coils else 2] == missing
        crews = len([row for row in range(len(s.rows)) if s.left[row] or s.right[row]])
        may_be_won = [2] if "clash" in self.kinds and crews == 2 < s.crews else []
        if not good or any([s.sleep[i] == NO_TOKEN and i not in may_be_won for i in range(len(s.sleep))]):
            raise self.bad("sleep", "why-sleep")

    def check_ship(self) -> None:
        """3.7, 7.2 Who went aboard did so with all his pirates; they cross the mast and come back in the brawl."""
        s = self.s
        if "clash" in self.kinds:
            column = [s.champion, *s.fighters]
            here = s.right if s.side else s.left
            if len(column) < 2 or any([not here[row] or here[row] != max(here) for row in column]):
                raise self.bad("brawl", "why-column")
            if s.crews != len(s.rows) or len(set(column)) != len(column):
                raise self.bad("brawl", "why-brawl")
            return
        if s.rows and any([kind in BEFORE_TURNS or kind == "round-ends" for kind in self.kinds]):
            raise self.bad("ship", "why-too-early")
        for row, crew in enumerate(s.rows):
            ashore = s.pirates[crew] if crew < self.x.seats else 0
            if not s.left[row] or s.right[row] or ashore:
                raise self.bad("ship", "why-aboard")

    def check_step(self, i: int, frame: Frame[Any], kind: str) -> None:
        """What a step takes for granted."""
        s = self.s
        good = True
        if kind in ("turn", "further"):
            good = s.pirates[frame.seat] > 0
        elif kind == "chest":
            good = s.chest != NO_TOKEN
        elif kind == "guest":
            host = isinstance(frame, Guest) and s.drinkers[:1] == (frame.host,)
            good = host and s.coins[frame.seat] > 0 and frame.seat not in s.drinkers and frame not in self.frames[:i]
        elif kind == "carouse":
            good = s.drinkers[0] == frame.owner
        elif kind == "drained":
            good = s.roller in s.drinkers
        elif kind == "win":
            good = s.roller in s.drinkers and s.roller == frame.seat
        if not good:
            raise self.bad_step(frame, "why-not-fitting")
