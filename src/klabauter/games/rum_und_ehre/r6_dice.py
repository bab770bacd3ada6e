"""Chapter 6, dice and rum: the carouse in a pub, the scorpion in a chest, and the barrels that let one roll again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from klabauter.games.rum_und_ehre.components import CHEST, NO_TOKEN, PUB, SCORPION, SIDES
from klabauter.games.rum_und_ehre.notation import AGAIN, BARREL, DECLINE, DRINK, STAND, WIN
from klabauter.games.rum_und_ehre.r5_fields import DECLINED
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.event import MUTE, Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, random_below
from klabauter.kernel.move import Move

INVITES: Final = Line("6.1", "invites", "seat", "field", "tokens:token")
DRINKS: Final = Line("6.1", "drinks", "seat", "host:seat")
REFUSES: Final = Line("6.1", "refuses", "seat")
DRINKS_ALONE: Final = Line("6.2", "drinks-alone", "seat", "tokens:token")
ROLLED: Final = Line("6.9", "rolled", "seat", "number")
ROLLED_FOR_CREW: Final = Line("9.2", "rolled-for-crew", "seat", "number")
WON_TOKEN: Final = Line("6.4", "won-token", "seat", "token")
WON_NOTHING: Final = Line("6.3", "won-nothing", "seat")
CAROUSE_ENDS: Final = Line("6.5", "carouse-ends", "field")
OPENED: Final = Line("6.6", "opened", "seat", "token", "scorpion:token")
COUNTED: Final = Line("6.7", "counted", "total", "sting")
STUNG: Final = Line("6.7", "stung", "seat", "token")
SPENT_BARREL: Final = Line("6.9", "spent-barrel", "seat", "left")
ROLLS_AGAIN: Final = Line("6.9", "rolls-again", "seat")
STANDS: Final = Line("6.10", "stands", "seat", "number")

INVITE_OR_NOT: Final = Reason("6.1", "invite-or-not", vague=True)
DRINK_OR_NOT: Final = Reason("6.1", "drink-or-not", vague=True)
WIN_ONE: Final = Reason("6.4", "win-one", vague=True)
NOT_BEATEN: Final = Reason("6.3", "not-beaten", "token", "number")
OTHER_PUB: Final = Reason("6.3", "other-pub", "token", "field")
NOT_IN_PUB: Final = Reason("6.3", "not-in-pub", "token")
OPEN_OR_NOT: Final = Reason("6.6", "open-or-not", vague=True)
ROLL_OR_STAND: Final = Reason("6.9", "roll-or-stand", vague=True)
NO_BARREL: Final = Reason("6.9", "no-barrel")
USE_UP_FIRST: Final = Reason("6.9", "use-up-first", "left")
NO_REROLL_LEFT: Final = Reason("6.9", "no-reroll-left")


class Host(Frame[RumState]):
    """6.1 The player in turn may invite to a carouse."""

    __slots__ = ("options_", "rules")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("6.1", seat, "host")
        self.rules = rules
        self.options_ = (rules.moves.invite, rules.moves.decline)

    def options(self, s: RumState) -> Sequence[Move]:
        return self.options_

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return INVITE_OR_NOT.refuse()

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is DECLINE:
            log.say(DECLINED, seat, s.captain)
            return
        x = self.rules
        log.say(INVITES, seat, s.captain, served(x, s))
        s.drinkers = (seat,)
        s.stack.append(x.carouse[seat])
        for step in range(x.seats - 1, 0, -1):
            guest = (seat + step) % x.seats
            if s.coins[guest]:  # everybody could count them (10.1)
                s.stack.append(x.guest[guest * x.seats + seat])


class Guest(Frame[RumState]):
    """6.1 Another player drinks with the host, for a coin, or not."""

    __slots__ = ("host", "options_")

    def __init__(self, rules: Rules, seat: int, host: int) -> None:
        super().__init__("6.1", seat, "guest", f"guest {seat} of {host}")
        self.host = host
        self.options_ = (rules.moves.drink, rules.moves.refuse)

    def options(self, s: RumState) -> Sequence[Move]:
        return self.options_

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return DRINK_OR_NOT.refuse()

    def cost(self, s: RumState, move: Move) -> dict[str, int]:
        return {"coins": 1} if move.verb is DRINK else {}

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        if move.verb is DRINK:
            s.coins[self.seat] -= 1
            s.coins[self.host] += 1
            s.drinkers += (self.seat,)
            log.say(DRINKS, self.seat, self.host)
        else:
            log.say(REFUSES, self.seat)


class Carouse(Frame[RumState]):
    """6.2 Alone the host takes all; 6.3 otherwise he is the first to roll."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, host: int) -> None:
        super().__init__("6.3", AUTO, "carouse", owner=host)
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        x = self.rules
        host = self.owner
        if len(s.drinkers) > 1:
            s.roller = host
            s.stack.append(x.drained)
            s.stack.append(x.roll[host])
            return
        tokens = served(x, s)
        log.say(DRINKS_ALONE, host, tokens)
        s.flags[host] += tokens
        s.pubs = tuple([token for token in s.pubs if token not in tokens])
        refill(x, s, log)


class Drained(Frame[RumState]):
    """6.3 A roll in a pub counts: it wins a token it beats."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("6.3", AUTO, "drained")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        x = self.rules
        tokens = beaten(x, s)
        if not tokens:
            log.say(WON_NOTHING, s.roller)
            carouse_on(x, s, log)
        elif tokens[0] == tokens[-1]:
            win(x, s, tokens[0], log)
        else:
            s.stack.append(x.win[s.roller])


class Win(Frame[RumState]):
    """6.4 The roll beats several tokens: the roller chooses one. He must take one: if he could refuse, a carouse might
    never end."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("6.4", seat, "win")
        self.rules = rules

    def options(self, s: RumState) -> Sequence[Move]:
        wins = self.rules.moves.wins
        return [wins[token] for token in sorted(set(beaten(self.rules, s)))]

    def refusal(self, s: RumState, move: Move) -> Refusal:
        if move.verb is not WIN:
            return WIN_ONE.refuse()
        f = self.rules.components
        if f.sort[move.a] != f.field_sort[s.captain]:
            return OTHER_PUB.refuse(move.a, s.captain)
        return NOT_BEATEN.refuse(move.a, s.die) if move.a in s.pubs else NOT_IN_PUB.refuse(move.a)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        win(self.rules, s, move.a, log)


def served(rules: Rules, s: RumState) -> tuple[int, ...]:
    """6.1 The open tokens of the pub where the captain is."""
    f = rules.components
    sort = f.field_sort[s.captain]
    return tuple([token for token in s.pubs if f.sort[token] == sort])


def beaten(rules: Rules, s: RumState) -> list[int]:
    """6.3 Those of them the roll is higher than."""
    f = rules.components
    sort = f.field_sort[s.captain]
    return [token for token in s.pubs if f.sort[token] == sort and f.number[token] < s.die]


def win(rules: Rules, s: RumState, token: int, log: Log) -> None:
    at = s.pubs.index(token)
    s.pubs = s.pubs[:at] + s.pubs[at + 1 :]
    s.flags[s.roller] += (token,)
    log.say(WON_TOKEN, s.roller, token)
    carouse_on(rules, s, log)


def carouse_on(rules: Rules, s: RumState, log: Log) -> None:
    """6.3 The next drinker rolls, until every token of the pub is won."""
    if not served(rules, s):
        refill(rules, s, log)
        return
    drinkers = s.drinkers
    s.roller = drinkers[(drinkers.index(s.roller) + 1) % len(drinkers)]
    s.stack.append(rules.drained)
    s.stack.append(rules.roll[s.roller])


def refill(rules: Rules, s: RumState, log: Log) -> None:
    """6.5 The carouse is over; four tokens are open again while the stack lasts."""
    log.say(CAROUSE_ENDS, s.captain)
    s.drinkers = ()
    s.roller = s.die = 0
    missing = min(rules.components.open_pubs - len(s.pubs), len(s.stacks[PUB]))
    s.stack += [rules.draws[PUB]] * missing


class Chest(Frame[RumState]):
    """6.6 Open the chest, and find out whom the scorpion stings."""

    __slots__ = ("options_", "rules")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("6.6", seat, "chest")
        self.rules = rules
        self.options_ = (rules.moves.open, rules.moves.decline)

    def options(self, s: RumState) -> Sequence[Move]:
        return self.options_

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return OPEN_OR_NOT.refuse()

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is DECLINE:
            log.say(DECLINED, seat, s.captain)
            return
        log.say(OPENED, seat, s.chest, s.scorpion)
        s.flags[seat] += (s.chest,)
        s.chest = NO_TOKEN
        s.roller = seat
        s.stack.append(self.rules.stung)
        s.stack.append(self.rules.roll[seat])


class Stung(Frame[RumState]):
    """6.7 A roll round the chest counts: the seat that reaches the sting takes the scorpion."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("6.7", AUTO, "stung")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        x = self.rules
        sting = x.components.number[s.scorpion]
        s.total += s.die
        log.say(COUNTED, s.total, sting)
        if s.total < sting:
            s.roller = (s.roller + 1) % x.seats
            s.stack.append(self)
            s.stack.append(x.roll[s.roller])
            return
        log.say(STUNG, s.roller, s.scorpion)
        s.flags[s.roller] += (s.scorpion,)
        s.scorpion = NO_TOKEN
        s.total = s.roller = s.die = 0
        if s.stacks[CHEST] and s.stacks[SCORPION]:  # 6.8
            s.stack.append(x.draws[SCORPION])
            s.stack.append(x.draws[CHEST])


class Roll(Frame[RumState]):
    """6.9 A seat rolls; 9.2 or rolls for the imaginary crew. Who has rum is asked whether the roll shall stand."""

    __slots__ = ("crew", "rolls", "rum", "said")

    def __init__(self, rules: Rules, seat: int, crew: bool) -> None:
        rule = "9.2" if crew else "6.9"
        super().__init__(rule, NATURE, "roll", f"roll {seat} for the imaginary crew" if crew else "", "die", seat)
        self.rolls = rules.moves.rolls
        self.said = ROLLED_FOR_CREW if crew else ROLLED
        self.crew = crew
        self.rum: Rum | None = None  # none where rum does not help: 9.2, for the imaginary crew by an option only

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.rolls]

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        self.falls(s, move.a, log)

    def happen(self, s: RumState, rng: random.Random, log: Log) -> None:
        self.falls(s, 1 + random_below(rng, SIDES), log)

    def falls(self, s: RumState, number: int, log: Log) -> None:
        s.die = number
        if log is not MUTE:
            log.say(self.said, self.owner, number)
        if self.rum is not None and (s.spare or s.barrels[self.owner]):
            s.stack.append(self.rum)


class Rum(Frame[RumState]):
    """6.9 A barrel buys two rerolls; 6.10 the last roll counts."""

    __slots__ = ("again", "fresh", "none", "rerolls", "roll")

    def __init__(self, rules: Rules, roll: Roll) -> None:
        super().__init__("6.9", roll.owner, "rum", f"rum {roll.owner} for the imaginary crew" if roll.crew else "")
        moves = rules.moves
        self.roll = roll
        self.rerolls = rules.components.rerolls
        self.fresh = (moves.barrel, moves.stand)
        self.again = (moves.again, moves.stand)
        self.none = (moves.stand,)

    def options(self, s: RumState) -> Sequence[Move]:
        if s.spare:
            return self.again
        return self.fresh if s.barrels[self.seat] else self.none

    def refusal(self, s: RumState, move: Move) -> Refusal:
        if move.verb is BARREL:
            return USE_UP_FIRST.refuse(s.spare) if s.spare else NO_BARREL.refuse()
        return NO_REROLL_LEFT.refuse() if move.verb is AGAIN else ROLL_OR_STAND.refuse()

    def cost(self, s: RumState, move: Move) -> dict[str, int]:
        return {"barrels": 1} if move.verb is BARREL else {}

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is STAND:
            s.spare = 0
            log.say(STANDS, seat, s.die)
            return
        if move.verb is BARREL:
            s.barrels[seat] -= 1
            s.spare = self.rerolls - 1
            log.say(SPENT_BARREL, seat, s.barrels[seat])
        else:
            s.spare -= 1
            log.say(ROLLS_AGAIN, seat)
        s.stack.append(self.roll)
