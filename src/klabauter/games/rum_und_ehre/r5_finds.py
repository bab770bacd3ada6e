"""Chapter 5, what is found at the fields: supplies, rendezvous, treasure maps, and the town guard."""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.components import DATE, MAP, NO_TOKEN, SMALL, SUPPLIES
from klabauter.games.rum_und_ehre.notation import CHART, DECLINE, GUARD, KEEP
from klabauter.games.rum_und_ehre.r5_fields import DECLINED, belongs, guards_left, lost_to
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.cells import BIT, add, add_for, draw, drop, heap_of, pieces, place_of, take, take_at
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, Reason, Refusal, chances_of
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

LOOKS: Final = Line("5.7", "looks", "seat", "*token")
KEPT: Final = Line("5.7", "kept", "seat")
SOLD: Final = Line("5.8", "sold", "seat", "coins")
GOT_DATE: Final = Line("5.9", "got-date", "seat", "*token")
TOOK_MAP: Final = Line("5.12", "took-map", "seat", "token")
BEAT_GUARD: Final = Line("5.14", "beat-guard", "seat", "token", "pirates")
GUARD_PAYS: Final = Line("5.14", "guard-pays", "seat")
LOST_TO_GUARD: Final = Line("5.14", "lost-to-guard", "seat", "token", "pirates")

KEEP_OR_SELL: Final = Reason("5.8", "keep-or-sell", vague=True)
CHOOSE_A_MAP: Final = Reason("5.12", "choose-a-map", vague=True)
NOT_OPEN: Final = Reason("5.12", "map-not-open", "token")
OTHER_COLOUR: Final = Reason("5.12", "other-map-colour", "token", "field")
CHOOSE_A_GUARD: Final = Reason("5.13", "choose-a-guard", vague=True)
GUARDS_GONE: Final = Reason("5.3", "guards-gone", "watch")


class DrawGood(Frame[RumState]):
    """5.7 The top token of the supplies: one nobody has seen, or else the first that was sold."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.7", NATURE, "draw", f"supplies {seat}", "supplies", seat)
        self.rules = rules

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        draws = self.rules.moves.draws
        return [(draws[token], 1) for token in heap_of(s.cells, s.at.stacks[SUPPLIES]) or s.sold[:1]]

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        unseen = s.at.stacks[SUPPLIES]
        if s.cells[unseen]:
            drop(s.cells, unseen, move.a)
            self.look(s, move.a, log)
        else:
            self.look(s, take_at(s.cells, s.at.sold, 0), log)

    def happen(self, s: RumState, rng: Rng, log: Log) -> None:
        unseen = s.at.stacks[SUPPLIES]
        left = s.cells[unseen]
        self.look(s, draw(s.cells, unseen, rng.below(left)) if left else take_at(s.cells, s.at.sold, 0), log)

    def look(self, s: RumState, token: i64, log: Log) -> None:
        """What is done with the token drawn."""
        bit: i64 = BIT[self.owner]
        s.held = token
        s.cells[s.at.seen + 1 + token - self.rules.components.first_good] |= bit
        log.say(LOOKS, self.owner, token, to=bit)
        s.push(self.rules.shop[self.owner])


class Shop(Frame[RumState]):
    """5.7 Keep the token under the flag, 5.8 or sell it and slide it under the stack."""

    __slots__ = ("choice", "sale")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.8", seat, "shop")
        self.choice = vec[Move]([rules.moves.keep, rules.moves.sell])
        self.sale = rules.components.sale

    def legal(self, s: RumState, out: Choices) -> None:
        out.set_all(self.choice)

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return KEEP_OR_SELL.refuse()

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is KEEP:
            add_for(s.cells, s.at.goods, seat, s.held)
            log.say(KEPT, seat)
        else:
            add(s.cells, s.at.sold, s.held)
            s.cells[s.at.coins + seat] += self.sale
            log.say(SOLD, seat, self.sale)
        s.held = NO_TOKEN


class DrawDate(Frame[RumState]):
    """5.9 A rendezvous, seen by its owner only."""

    __slots__ = ("draws",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.9", NATURE, "draw", f"date {seat}", "dates", seat)
        self.draws = rules.moves.draws

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return chances_of(heap_of(s.cells, s.at.stacks[DATE]), self.draws)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        self.put(s, place_of(s.cells, s.at.stacks[DATE], move.a), log)

    def happen(self, s: RumState, rng: Rng, log: Log) -> None:
        self.put(s, rng.below(s.cells[s.at.stacks[DATE]]), log)

    def put(self, s: RumState, number: i64, log: Log) -> None:
        """The rendezvous with this number of the stack goes on the flag."""
        token = draw(s.cells, s.at.stacks[DATE], number)
        add_for(s.cells, s.at.dates, self.owner, token)
        add_for(s.cells, s.at.barred, self.owner, 0)
        log.say(GOT_DATE, self.owner, token, to=BIT[self.owner])


class Chart(Frame[RumState]):
    """5.12 One of the open maps of the field's colour."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.12", seat, "chart")
        self.rules = rules

    def legal(self, s: RumState, out: Choices) -> None:
        maps = s.at.maps
        last: i64 = NO_TOKEN
        for at in range(maps + 1, maps + 1 + s.cells[maps]):  # sorted, so equal tokens are neighbours
            token = s.cells[at]
            if token != last and belongs(self.rules, s, token):
                out.add(self.rules.moves.charts[token])
            last = token
        out.add(self.rules.moves.decline)

    def refusal(self, s: RumState, move: Move) -> Refusal:
        if move.verb is not CHART:
            return CHOOSE_A_MAP.refuse()
        f = self.rules.components
        other = f.sort[move.a] != f.field_sort[s.captain]
        return OTHER_COLOUR.refuse(move.a, s.captain) if other else NOT_OPEN.refuse(move.a)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is DECLINE:
            log.say(DECLINED, seat, s.captain)
            return
        take(s.cells, s.at.maps, move.a)
        add_for(s.cells, s.at.flags, seat, move.a)
        log.say(TOOK_MAP, seat, move.a)
        if s.cells[s.at.stacks[MAP]]:
            s.push(self.rules.draws[MAP])


class Guard(Frame[RumState]):
    """5.13 The small or the large guards."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.13", seat, "guard")
        self.rules = rules

    def legal(self, s: RumState, out: Choices) -> None:
        moves = self.rules.moves
        if guards_left(s, 0):
            out.add(moves.guards[0])
        if guards_left(s, 1):
            out.add(moves.guards[1])
        out.add(moves.decline)

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return GUARDS_GONE.refuse(move.a) if move.verb is GUARD else CHOOSE_A_GUARD.refuse()

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        if move.verb is GUARD:
            s.push(self.rules.draw_guard[self.seat * 2 + move.a])
        else:
            log.say(DECLINED, self.seat, s.captain)


class DrawGuard(Frame[RumState]):
    """5.14 The top guard is turned up: beaten by more pirates than it shows, else slid under its stack."""

    __slots__ = ("draws", "large", "rules")

    def __init__(self, rules: Rules, seat: int, large: i64) -> None:
        source = "guards-large" if large else "guards-small"
        super().__init__("5.14", NATURE, "draw", f"{source} {seat}", source, seat)
        self.rules = rules
        self.draws = rules.moves.draws
        self.large: i64 = large

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        unseen = heap_of(s.cells, s.at.stacks[SMALL + self.large])
        return chances_of(unseen or pieces(s.cells, lost_to(s, self.large))[:1], self.draws)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        unseen = s.at.stacks[SMALL + self.large]
        if s.cells[unseen]:
            drop(s.cells, unseen, move.a)
            self.fight(s, move.a, log)
        else:
            self.fight(s, take_at(s.cells, lost_to(s, self.large), 0), log)

    def happen(self, s: RumState, rng: Rng, log: Log) -> None:
        unseen = s.at.stacks[SMALL + self.large]
        left = s.cells[unseen]
        self.fight(
            s, draw(s.cells, unseen, rng.below(left)) if left else take_at(s.cells, lost_to(s, self.large), 0), log
        )

    def fight(self, s: RumState, token: i64, log: Log) -> None:
        """Who wins, and where the guard goes."""
        f = self.rules.components
        seat = self.owner
        pirates = s.cells[s.at.pirates + seat]
        if pirates > f.number[token]:
            add_for(s.cells, s.at.flags, seat, token)
            log.say(BEAT_GUARD, seat, token, pirates)
            if f.pays[token]:
                s.cells[s.at.coins + seat] += 1
                log.say(GUARD_PAYS, seat)
        else:
            add(s.cells, lost_to(s, self.large), token)
            log.say(LOST_TO_GUARD, seat, token, pirates)
