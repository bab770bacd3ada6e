"""Chapter 6, dice and rum: the carouse in a pub, the scorpion in a chest, and the barrels that let one roll again."""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.components import CHEST, NO_TOKEN, PUB, SCORPION, SIDES
from klabauter.games.rum_und_ehre.notation import AGAIN, BARREL, DECLINE, DRINK, STAND, WIN
from klabauter.games.rum_und_ehre.r5_fields import DECLINED, belongs, lies_open
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.cells import add, add_for, place_of, take
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

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

    __slots__ = ("choice", "rules")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("6.1", seat, "host")
        self.rules = rules
        self.choice = vec[Move]([rules.moves.invite, rules.moves.decline])

    def legal(self, s: RumState, out: Choices) -> None:
        out.set_all(self.choice)

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return INVITE_OR_NOT.refuse()

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is DECLINE:
            log.say(DECLINED, seat, s.captain)
            return
        x = self.rules
        if log.heard:
            log.tell(INVITES, seat, s.captain, served(x, s))
        add(s.cells, s.at.drinkers, seat)
        s.push(x.carouse[seat])
        for step in range(x.seats - 1, 0, -1):
            guest = (seat + step) % x.seats
            if s.cells[s.at.coins + guest]:  # everybody could count them (10.1)
                s.push(x.guest[guest * x.seats + seat])


class Guest(Frame[RumState]):
    """6.1 Another player drinks with the host, for a coin, or not."""

    __slots__ = ("choice", "host")

    def __init__(self, rules: Rules, seat: int, host: i64) -> None:
        super().__init__("6.1", seat, "guest", f"guest {seat} of {host}")
        self.host: i64 = host
        self.choice = vec[Move]([rules.moves.drink, rules.moves.refuse])

    def legal(self, s: RumState, out: Choices) -> None:
        out.set_all(self.choice)

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return DRINK_OR_NOT.refuse()

    def cost(self, s: RumState, move: Move) -> dict[str, int]:
        return {"coins": 1} if move.verb is DRINK else {}

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        if move.verb is DRINK:
            s.cells[s.at.coins + self.seat] -= 1
            s.cells[s.at.coins + self.host] += 1
            add(s.cells, s.at.drinkers, self.seat)
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
        if s.cells[s.at.drinkers] > 1:
            s.roller = host
            s.push(x.drained)
            s.push(x.roll[host])
            return
        if log.heard:
            log.tell(DRINKS_ALONE, host, served(x, s))
        cells, pubs = s.cells, s.at.pubs
        left = pubs  # where the last one is that stays
        for at in range(pubs + 1, pubs + 1 + cells[pubs]):
            if belongs(x, s, cells[at]):
                add_for(cells, s.at.flags, host, cells[at])
            else:
                left += 1
                cells[left] = cells[at]
        cells[pubs] = left - pubs
        refill(x, s, log)


class Drained(Frame[RumState]):
    """6.3 A roll in a pub counts: it wins a token it beats."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("6.3", AUTO, "drained")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        x = self.rules
        pubs = s.at.pubs
        first: i64 = NO_TOKEN
        last: i64 = NO_TOKEN
        for at in range(pubs + 1, pubs + 1 + s.cells[pubs]):
            if beats(x, s, s.cells[at]):
                last = s.cells[at]
                if first == NO_TOKEN:
                    first = last
        if first == NO_TOKEN:
            log.say(WON_NOTHING, s.roller)
            carouse_on(x, s, log)
        elif first == last:  # they are sorted, so all that it beats are equal
            win(x, s, first, log)
        else:
            s.push(x.win[s.roller])


class Win(Frame[RumState]):
    """6.4 The roll beats several tokens: the roller chooses one. He must take one: if he could refuse, a carouse might
    never end."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("6.4", seat, "win")
        self.rules = rules

    def legal(self, s: RumState, out: Choices) -> None:
        pubs = s.at.pubs
        last: i64 = NO_TOKEN
        for at in range(pubs + 1, pubs + 1 + s.cells[pubs]):  # sorted, so equal tokens are neighbours
            token = s.cells[at]
            if token != last and beats(self.rules, s, token):
                out.add(self.rules.moves.wins[token])
                last = token

    def refusal(self, s: RumState, move: Move) -> Refusal:
        if move.verb is not WIN:
            return WIN_ONE.refuse()
        f = self.rules.components
        if f.sort[move.a] != f.field_sort[s.captain]:
            return OTHER_PUB.refuse(move.a, s.captain)
        return NOT_BEATEN.refuse(move.a, s.die) if move.a in s.pubs else NOT_IN_PUB.refuse(move.a)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        win(self.rules, s, move.a, log)


def beats(rules: Rules, s: RumState, token: i64) -> bool:
    """6.3 Whether a token is of this pub, and the roll is higher than it."""
    return belongs(rules, s, token) and rules.components.number[token] < s.die


def served(rules: Rules, s: RumState) -> tuple[int, ...]:
    """6.1 The open tokens of the pub where the captain is."""
    return tuple([token for token in s.pubs if belongs(rules, s, token)])


def beaten(rules: Rules, s: RumState) -> list[int]:
    """6.3 Those of them the roll is higher than."""
    return [token for token in s.pubs if beats(rules, s, token)]


def win(rules: Rules, s: RumState, token: i64, log: Log) -> None:
    take(s.cells, s.at.pubs, token)
    add_for(s.cells, s.at.flags, s.roller, token)
    log.say(WON_TOKEN, s.roller, token)
    carouse_on(rules, s, log)


def carouse_on(rules: Rules, s: RumState, log: Log) -> None:
    """6.3 The next drinker rolls, until every token of the pub is won."""
    if not lies_open(rules, s, s.at.pubs):
        refill(rules, s, log)
        return
    drinkers = s.at.drinkers
    following = (place_of(s.cells, drinkers, s.roller) + 1) % s.cells[drinkers]
    s.roller = s.cells[drinkers + 1 + following]
    s.push(rules.drained)
    s.push(rules.roll[s.roller])


def refill(rules: Rules, s: RumState, log: Log) -> None:
    """6.5 The carouse is over; four tokens are open again while the stack lasts."""
    log.say(CAROUSE_ENDS, s.captain)
    s.cells[s.at.drinkers] = 0
    s.roller = s.die = 0
    missing = min(rules.components.open_pubs - s.cells[s.at.pubs], s.cells[s.at.stacks[PUB]])
    for _ in range(missing):
        s.push(rules.draws[PUB])


class Chest(Frame[RumState]):
    """6.6 Open the chest, and find out whom the scorpion stings."""

    __slots__ = ("choice", "rules")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("6.6", seat, "chest")
        self.rules = rules
        self.choice = vec[Move]([rules.moves.open, rules.moves.decline])

    def legal(self, s: RumState, out: Choices) -> None:
        out.set_all(self.choice)

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return OPEN_OR_NOT.refuse()

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is DECLINE:
            log.say(DECLINED, seat, s.captain)
            return
        log.say(OPENED, seat, s.chest, s.scorpion)
        add_for(s.cells, s.at.flags, seat, s.chest)
        s.chest = NO_TOKEN
        s.roller = seat
        s.push(self.rules.stung)
        s.push(self.rules.roll[seat])


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
            s.push(self)
            s.push(x.roll[s.roller])
            return
        log.say(STUNG, s.roller, s.scorpion)
        add_for(s.cells, s.at.flags, s.roller, s.scorpion)
        s.scorpion = NO_TOKEN
        s.total = s.roller = s.die = 0
        if s.cells[s.at.stacks[CHEST]] and s.cells[s.at.stacks[SCORPION]]:  # 6.8
            s.push(x.draws[SCORPION])
            s.push(x.draws[CHEST])


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

    def happen(self, s: RumState, rng: Rng, log: Log) -> None:
        self.falls(s, 1 + rng.below(SIDES), log)

    def falls(self, s: RumState, number: i64, log: Log) -> None:
        s.die = number
        if log.heard:
            log.say(self.said, self.owner, number)
        if self.rum is not None and (s.spare or s.cells[s.at.barrels + self.owner]):
            s.push(self.rum)


class Rum(Frame[RumState]):
    """6.9 A barrel buys two rerolls; 6.10 the last roll counts."""

    __slots__ = ("again", "fresh", "none", "rerolls", "roll")

    def __init__(self, rules: Rules, roll: Roll) -> None:
        super().__init__("6.9", roll.owner, "rum", f"rum {roll.owner} for the imaginary crew" if roll.crew else "")
        moves = rules.moves
        self.roll = roll
        self.rerolls = rules.components.rerolls
        self.fresh = vec[Move]([moves.barrel, moves.stand])
        self.again = vec[Move]([moves.again, moves.stand])
        self.none = vec[Move]([moves.stand])

    def legal(self, s: RumState, out: Choices) -> None:
        if s.spare:
            out.set_all(self.again)
        else:
            out.set_all(self.fresh if s.cells[s.at.barrels + self.seat] else self.none)

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
            if log.heard:
                log.say(STANDS, seat, s.die)
            return
        if move.verb is BARREL:
            s.cells[s.at.barrels + seat] -= 1
            s.spare = self.rerolls - 1
            log.say(SPENT_BARREL, seat, s.cells[s.at.barrels + seat])
        else:
            s.spare -= 1
            log.say(ROLLS_AGAIN, seat)
        s.push(self.roll)
