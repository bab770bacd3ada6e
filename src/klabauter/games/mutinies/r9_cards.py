"""Chapter 9, the mutiny cards: drawing one, obeying or refusing it, and the two played at the start of a round."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import (
    BAD_RUM,
    CLOSES,
    DEAD_CALM,
    DUEL,
    GREAT_STORM,
    NOWHERE,
    REVENGE,
    REWARD,
    ROB_THE_CREW,
)
from klabauter.games.mutinies.hold import (
    captain,
    discard_card,
    drop_tile,
    has_card,
    has_tile,
    hold_card,
    in_order,
    jewels,
    lay_before,
    pay_rum,
    put_away,
    treasures,
)
from klabauter.games.mutinies.notation import GIVE, LOSE, PLAY, REFUSE
from klabauter.games.mutinies.r2_track import lose
from klabauter.games.mutinies.r10_treasures import NO_SUCH_CARD, NOT_NOW, WINDOW, Window
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT, count_one, draw, drop, place_of
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, Reason, Refusal, chances_of
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

DREW_CARD: Final = Line("9.2", "drew-card", "seat", "*card", "left")
DREW_MANDATORY: Final = Line("9.3", "drew-mandatory", "seat", "card", "left")
OBEYED: Final = Line("9.3", "obeyed", "seat", "card")
REFUSED: Final = Line("9.5", "refused", "seat", "card", "prestige")
IS_CLOSED: Final = Line("9.6", "is-closed", "actions:action")
NO_MUTINY_NEXT: Final = Line("9.7", "no-mutiny-next", "round")
GAVE: Final = Line("9.7", "gave", "seat", "tile", reveals=True)
GAVE_RUM: Final = Line("9.7", "gave-rum", "seat", "rum")
LOST: Final = Line("9.8", "lost", "seat", "loss")
NOTHING_TO_LOSE: Final = Line("9.8", "nothing-to-lose", "seat")
REWARDED: Final = Line("9.8", "rewarded", "seat", "doubloons")
SWAPPED: Final = Line("9.10", "swapped", "seat", "captain:seat", "doubloons", reveals=True)
CHALLENGED: Final = Line("9.16", "challenged", "seat", "captain:seat", reveals=True)
DUEL_ROLLED: Final = Line("9.16", "duel-rolled", "seat", "one", "captain:seat", "two")
DUEL_WON: Final = Line("9.16", "duel-won", "seat", "captain:seat")
DUEL_LOST: Final = Line("9.16", "duel-lost", "seat", "captain:seat")
DUEL_TIED: Final = Line("9.16", "duel-tied")

OBEY_FIRST: Final = Reason("9.3", "obey-first", vague=True)
REFUSAL_NEEDS: Final = Reason("9.5", "refusal-needs", "prestige")
GIVE_FIRST: Final = Reason("9.7", "give-first", vague=True)
NOT_YOURS: Final = Reason("9.7", "not-yours", "tile")
LOSE_FIRST: Final = Reason("9.8", "lose-first", vague=True)
OTHER_LOSS: Final = Reason("9.8", "other-loss", "loss")
ONLY_CAPTAINS: Final = Reason("9.10", "only-captains", "card")
ONLY_SAILORS: Final = Reason("9.16", "only-sailors", "card")

LOSE_PRESTIGE: Final = 0
LOSE_DOUBLOON: Final = 1
LOSE_RUM: Final = 2


class DrawCard(Frame[MutinyState]):
    """9.2 The new captain draws; mandatory cards are shown (9.3), the others stay secret."""

    __slots__ = ("b",)

    def __init__(self, b: Book, owner: int) -> None:
        super().__init__("9.2", NATURE, "draw-card", source="cards", owner=owner)
        self.b = b

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        return chances_of(s.cards, self.b.moves.card)

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        drop(s.cells, s.at.cards, move.a)
        self.take(s, move.a, log)

    def happen(self, s: MutinyState, rng: Rng, log: Log) -> None:
        self.take(s, draw(s.cells, s.at.cards, rng.below(s.cells[s.at.cards])), log)

    def take(self, s: MutinyState, card: i64, log: Log) -> None:
        seat = self.owner
        s.pile -= 1
        s.cells[s.at.muted + seat] = 0  # 3.8: something new has come
        if card < BAD_RUM:
            s.card = card
            log.say(DREW_MANDATORY, seat, card, s.pile)
            s.push(self.b.obey[seat])
        else:
            hold_card(s, seat, card, 1)
            log.say(DREW_CARD, seat, card, s.pile, to=BIT[seat])


class Obey(Frame[MutinyState]):
    """9.3 A mandatory card is carried out, or refused at the price of prestige (9.5)."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("9.3", seat, "obey")
        self.b = b

    def legal(self, s: MutinyState, out: Choices) -> None:
        out.add(self.b.moves.obey)
        if s.cells[s.at.prestige + self.seat] >= self.b.components.refusal_needs:
            out.add(self.b.moves.refuse)

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        needs = self.b.components.refusal_needs
        return REFUSAL_NEEDS.refuse(needs) if move.verb is REFUSE else OBEY_FIRST.refuse()

    def cost(self, s: MutinyState, move: Move) -> dict[str, int]:
        price = self.price(s)
        return {"prestige": price} if move.verb is REFUSE and price else {}

    def price(self, s: MutinyState) -> i64:
        """9.5 What refusing costs; nobody can lose more than there is."""
        price, left = self.b.components.refusal, s.cells[s.at.prestige + self.seat]
        return price if price < left else left

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        seat = self.seat
        card = s.card
        s.card = NOWHERE
        if move.verb is REFUSE:
            log.say(REFUSED, seat, card, self.price(s))
            lose(s, seat, self.b.components.refusal)
            count_one(s.cells, s.at.gone_cards, s.at.gone_cards_of, card, 1)
            return
        lay_before(s, seat, card)
        log.say(OBEYED, seat, card)
        self.carry_out(s, card, log)

    def carry_out(self, s: MutinyState, card: i64, log: Log) -> None:
        """9.6 to 9.8"""
        b = self.b
        f = b.components
        if card < GREAT_STORM:
            s.closed = CLOSES[card]
            if log.heard:
                log.tell(IS_CLOSED, tuple([action for action in range(6) if s.closed >> action & 1]))
        elif card <= DEAD_CALM:
            s.calm = s.round + 1
            log.say(NO_MUTINY_NEXT, s.calm)
            if card == DEAD_CALM:
                self.dead_calm(s, log)
        elif card == REWARD:
            for number in range(b.seats):
                seat = in_order(s, number)
                doubloons = f.reward_captain if seat == self.seat else f.reward_sailors
                s.cells[s.at.doubloons + seat] += doubloons
                log.say(REWARDED, seat, doubloons)
        else:
            self.punish(s, card, log)

    def dead_calm(self, s: MutinyState, log: Log) -> None:
        """9.7 Everybody gives up a rum and a tile, as far as there is one."""
        b = self.b
        for number in range(b.seats - 1, -1, -1):
            seat = in_order(s, number)
            if jewels(s, seat) + treasures(s, seat) > 1:
                s.push(b.give[seat])
        for number in range(b.seats):
            seat = in_order(s, number)
            if s.cells[s.at.rum + seat]:
                pay_rum(s, seat, 1)
                log.say(GAVE_RUM, seat, 1)
            if jewels(s, seat) + treasures(s, seat) == 1:
                tile: i64 = 0
                while not has_tile(s, b, seat, tile):
                    tile += 1
                give(s, b, seat, tile, log)

    def punish(self, s: MutinyState, card: i64, log: Log) -> None:
        """9.8 Every sailor loses prestige or the other thing; asked only who has both."""
        b = self.b
        assert card in (ROB_THE_CREW, REVENGE)
        robs = card == ROB_THE_CREW
        other: i64 = LOSE_DOUBLOON if robs else LOSE_RUM
        asked = b.lose_doubloon if robs else b.lose_rum
        have = s.at.doubloons if robs else s.at.rum
        for number in range(b.seats - 1, 0, -1):
            seat = in_order(s, number)
            if s.cells[s.at.prestige + seat] and s.cells[have + seat]:
                s.push(asked[seat])
        for number in range(1, b.seats):
            seat = in_order(s, number)
            prestige, owns = s.cells[s.at.prestige + seat], s.cells[have + seat]
            if prestige and owns:
                continue
            if prestige:
                suffer(s, seat, LOSE_PRESTIGE, log)
            elif owns:
                suffer(s, seat, other, log)
            else:
                log.say(NOTHING_TO_LOSE, seat)


def suffer(s: MutinyState, seat: i64, loss: i64, log: Log) -> None:
    if loss == LOSE_PRESTIGE:
        lose(s, seat, 1)
    elif loss == LOSE_DOUBLOON:
        s.cells[s.at.doubloons + seat] -= 1
    else:
        pay_rum(s, seat, 1)
    log.say(LOST, seat, loss)


def give(s: MutinyState, b: Book, seat: i64, tile: i64, log: Log) -> None:
    drop_tile(s, b, seat, tile)
    put_away(s, tile)
    log.say(GAVE, seat, tile)


class Give(Frame[MutinyState]):
    """9.7 The owner picks the tile to give up, jewel or treasure."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("9.7", seat, "give")
        self.b = b

    def legal(self, s: MutinyState, out: Choices) -> None:
        for tile in range(self.b.components.kinds):
            if has_tile(s, self.b, self.seat, tile):
                out.add(self.b.moves.give[tile])

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        return NOT_YOURS.refuse(move.a) if move.verb is GIVE else GIVE_FIRST.refuse()

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        give(s, self.b, self.seat, move.a, log)


class Lose(Frame[MutinyState]):
    """9.8 A sailor chooses: a prestige, or a doubloon (or a rum)."""

    __slots__ = ("b", "other")

    def __init__(self, b: Book, seat: int, other: i64) -> None:
        super().__init__("9.8", seat, "lose-doubloon" if other == LOSE_DOUBLOON else "lose-rum")
        self.b = b
        self.other: i64 = other

    def legal(self, s: MutinyState, out: Choices) -> None:
        out.add(self.b.moves.lose[LOSE_PRESTIGE])
        out.add(self.b.moves.lose[self.other])

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        return OTHER_LOSS.refuse(move.a) if move.verb is LOSE else LOSE_FIRST.refuse()

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        suffer(s, self.seat, move.a, log)


class StartCard(Window):
    """3.2 At the start of a round: Bad Rum for the captain (9.10), Duel for a sailor (9.16)."""

    __slots__ = ()

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("3.2", seat, "start-card", b)

    def extra(self, s: MutinyState, out: Choices) -> None:
        card: i64 = BAD_RUM if captain(s) == self.seat else DUEL
        if has_card(s, self.seat, card):
            out.add(self.b.moves.play[card])

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        card = move.a
        if move.verb is not PLAY:
            return WINDOW.refuse()
        if not has_card(s, self.seat, card):
            return NO_SUCH_CARD.refuse(card)
        if card == BAD_RUM:
            return ONLY_CAPTAINS.refuse(card)
        return ONLY_SAILORS.refuse(card) if card == DUEL else NOT_NOW.refuse(card)

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        if self.passes(s, move, log):
            return
        seat = self.seat
        discard_card(s, seat, move.a)
        if move.a == DUEL:
            log.say(CHALLENGED, seat, captain(s))
            s.push(self.b.duel[seat])
            return
        swap_captain(s, self.b.seats - 1)
        s.cells[s.at.doubloons + seat] += self.b.components.bad_rum
        log.say(SWAPPED, seat, captain(s), self.b.components.bad_rum)


def swap_captain(s: MutinyState, number: i64) -> None:
    """The captain and the seat with this number in the order change places."""
    first, other = s.at.order + 1, s.at.order + 1 + number
    s.cells[first], s.cells[other] = s.cells[other], s.cells[first]


class Duel(Frame[MutinyState]):
    """9.16 One die each; equal dice are thrown again."""

    __slots__ = ("b",)

    def __init__(self, b: Book, owner: int) -> None:
        super().__init__("9.16", NATURE, "duel", source="dice", owner=owner)
        self.b = b

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.b.moves.roll]

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        self.show(s, move.a, move.b, log)

    def happen(self, s: MutinyState, rng: Rng, log: Log) -> None:
        self.show(s, 1 + rng.below(6), 1 + rng.below(6), log)

    def show(self, s: MutinyState, own: i64, captains: i64, log: Log) -> None:
        seat = self.owner
        rival = captain(s)
        log.say(DUEL_ROLLED, seat, own, rival, captains)
        if own == captains:
            log.say(DUEL_TIED)
            s.push(self)
        elif own > captains:
            swap_captain(s, place_of(s.cells, s.at.order, seat))
            log.say(DUEL_WON, seat, rival)
        else:
            log.say(DUEL_LOST, seat, rival)
