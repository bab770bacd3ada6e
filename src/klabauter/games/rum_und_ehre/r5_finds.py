"""Chapter 5, what is found at the fields: supplies, rendezvous, treasure maps, and the town guard."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from klabauter.games.rum_und_ehre.components import DATE, MAP, NO_TOKEN, SMALL, SUPPLIES
from klabauter.games.rum_und_ehre.notation import CHART, DECLINE, GUARD, KEEP
from klabauter.games.rum_und_ehre.r5_fields import DECLINED, guards_left, lost_to
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, Reason, Refusal, chances_of, random_below
from klabauter.kernel.move import Move

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

    __slots__ = ("draws", "first", "rules")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.7", NATURE, "draw", f"supplies {seat}", "supplies", seat)
        self.rules = rules
        self.draws = rules.moves.draws
        self.first = rules.components.first_good

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return [(self.draws[token], 1) for token in s.stacks[SUPPLIES] or s.sold[:1]]

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        unseen = s.stacks[SUPPLIES]
        token = move.a
        if unseen:
            at = unseen.index(token)
            s.stacks[SUPPLIES] = unseen[:at] + unseen[at + 1 :]
        else:
            s.sold = s.sold[1:]
        s.held = token
        s.seen[token - self.first] |= 1 << self.owner
        log.say(LOOKS, self.owner, token, to=1 << self.owner)
        s.stack.append(self.rules.shop[self.owner])

    def happen(self, s: RumState, rng: random.Random, log: Log) -> None:
        unseen = s.stacks[SUPPLIES] or s.sold[:1]
        self.apply(s, self.draws[unseen[random_below(rng, len(unseen))]], log)


class Shop(Frame[RumState]):
    """5.7 Keep the token under the flag, 5.8 or sell it and slide it under the stack."""

    __slots__ = ("options_", "sale")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.8", seat, "shop")
        self.options_ = (rules.moves.keep, rules.moves.sell)
        self.sale = rules.components.sale

    def options(self, s: RumState) -> Sequence[Move]:
        return self.options_

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return KEEP_OR_SELL.refuse()

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is KEEP:
            s.goods[seat] += (s.held,)
            log.say(KEPT, seat)
        else:
            s.sold += (s.held,)
            s.coins[seat] += self.sale
            log.say(SOLD, seat, self.sale)
        s.held = NO_TOKEN


class DrawDate(Frame[RumState]):
    """5.9 A rendezvous, seen by its owner only."""

    __slots__ = ("draws",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.9", NATURE, "draw", f"date {seat}", "dates", seat)
        self.draws = rules.moves.draws

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return chances_of(s.stacks[DATE], self.draws)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        self.put(s, s.stacks[DATE].index(move.a), log)

    def happen(self, s: RumState, rng: random.Random, log: Log) -> None:
        self.put(s, random_below(rng, len(s.stacks[DATE])), log)

    def put(self, s: RumState, at: int, log: Log) -> None:
        unseen = s.stacks[DATE]
        token = unseen[at]
        s.stacks[DATE] = unseen[:at] + unseen[at + 1 :]
        s.dates[self.owner] += (token,)
        s.barred[self.owner] += (0,)
        log.say(GOT_DATE, self.owner, token, to=1 << self.owner)


class Chart(Frame[RumState]):
    """5.12 One of the open maps of the field's colour."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.12", seat, "chart")
        self.rules = rules

    def options(self, s: RumState) -> Sequence[Move]:
        f = self.rules.components
        sort = f.field_sort[s.captain]
        charts = self.rules.moves.charts
        found: list[Move] = []
        last = NO_TOKEN
        for token in s.maps:  # sorted, so equal tokens are neighbours
            if token != last and f.sort[token] == sort:
                found.append(charts[token])
            last = token
        found.append(self.rules.moves.decline)
        return found

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
        at = s.maps.index(move.a)
        s.maps = s.maps[:at] + s.maps[at + 1 :]
        s.flags[seat] += (move.a,)
        log.say(TOOK_MAP, seat, move.a)
        if s.stacks[MAP]:
            s.stack.append(self.rules.draws[MAP])


class Guard(Frame[RumState]):
    """5.13 The small or the large guards."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.13", seat, "guard")
        self.rules = rules

    def options(self, s: RumState) -> Sequence[Move]:
        moves = self.rules.moves
        found = [moves.guards[i] for i in (0, 1) if guards_left(s, i)]
        found.append(moves.decline)
        return found

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return GUARDS_GONE.refuse(move.a) if move.verb is GUARD else CHOOSE_A_GUARD.refuse()

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        if move.verb is GUARD:
            s.stack.append(self.rules.draw_guard[self.seat * 2 + move.a])
        else:
            log.say(DECLINED, self.seat, s.captain)


class DrawGuard(Frame[RumState]):
    """5.14 The top guard is turned up: beaten by more pirates than it shows, else slid under its stack."""

    __slots__ = ("draws", "large", "rules")

    def __init__(self, rules: Rules, seat: int, large: int) -> None:
        source = "guards-large" if large else "guards-small"
        super().__init__("5.14", NATURE, "draw", f"{source} {seat}", source, seat)
        self.rules = rules
        self.draws = rules.moves.draws
        self.large = large

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return chances_of(s.stacks[SMALL + self.large] or lost_to(s, self.large)[:1], self.draws)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        unseen = s.stacks[SMALL + self.large]
        under = lost_to(s, self.large)
        seat = self.owner
        token = move.a
        if unseen:
            at = unseen.index(token)
            s.stacks[SMALL + self.large] = unseen[:at] + unseen[at + 1 :]
        else:
            under = under[1:]
        f = self.rules.components
        if s.pirates[seat] > f.number[token]:
            s.flags[seat] += (token,)
            log.say(BEAT_GUARD, seat, token, s.pirates[seat])
            if f.number[token] in f.guard_coin:
                s.coins[seat] += 1
                log.say(GUARD_PAYS, seat)
        else:
            under += (token,)
            log.say(LOST_TO_GUARD, seat, token, s.pirates[seat])
        if self.large:
            s.guards_large = under
        else:
            s.guards_small = under

    def happen(self, s: RumState, rng: random.Random, log: Log) -> None:
        unseen = s.stacks[SMALL + self.large] or lost_to(s, self.large)[:1]
        self.apply(s, self.draws[unseen[random_below(rng, len(unseen))]], log)
