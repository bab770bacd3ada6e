"""Chapter 9, the mutiny cards: drawing one, obeying or refusing it, and the two played at the start of a round."""

from __future__ import annotations

import random
from collections.abc import Sequence
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
from klabauter.games.mutinies.hold import added, discard_card, drop_tile, pay_rum
from klabauter.games.mutinies.notation import GIVE, LOSE, PLAY, REFUSE
from klabauter.games.mutinies.r2_track import lose
from klabauter.games.mutinies.r5_wreck_tavern import ROLLS
from klabauter.games.mutinies.r10_treasures import NO_SUCH_CARD, NOT_NOW, WINDOW, Window
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, Reason, Refusal, chances_of, random_below
from klabauter.kernel.move import Move

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
        s.cards.remove(move.a)
        self.take(s, move.a, log)

    def happen(self, s: MutinyState, rng: random.Random, log: Log) -> None:
        self.take(s, s.cards.pop(random_below(rng, len(s.cards))), log)

    def take(self, s: MutinyState, card: int, log: Log) -> None:
        seat = self.owner
        s.pile -= 1
        s.muted[seat] = 0  # 3.8: something new has come
        if card < BAD_RUM:
            s.card = card
            log.say(DREW_MANDATORY, seat, card, s.pile)
            s.stack.append(self.b.obey[seat])
        else:
            s.hands[seat] = added(s.hands[seat], card)
            log.say(DREW_CARD, seat, card, s.pile, to=1 << seat)


class Obey(Frame[MutinyState]):
    """9.3 A mandatory card is carried out, or refused at the price of prestige (9.5)."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("9.3", seat, "obey")
        self.b = b

    def options(self, s: MutinyState) -> Sequence[Move]:
        moves = self.b.moves
        if s.prestige[self.seat] < self.b.components.refusal_needs:
            return (moves.obey,)
        return (moves.obey, moves.refuse)

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        needs = self.b.components.refusal_needs
        return REFUSAL_NEEDS.refuse(needs) if move.verb is REFUSE else OBEY_FIRST.refuse()

    def cost(self, s: MutinyState, move: Move) -> dict[str, int]:
        price = min(self.b.components.refusal, s.prestige[self.seat])
        return {"prestige": price} if move.verb is REFUSE and price else {}

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        seat = self.seat
        card = s.card
        s.card = NOWHERE
        if move.verb is REFUSE:
            log.say(REFUSED, seat, card, min(self.b.components.refusal, s.prestige[seat]))
            lose(s, seat, self.b.components.refusal)
            s.gone_cards = added(s.gone_cards, card)
            return
        s.fronts[seat] = added(s.fronts[seat], card)
        log.say(OBEYED, seat, card)
        self.carry_out(s, card, log)

    def carry_out(self, s: MutinyState, card: int, log: Log) -> None:
        """9.6 to 9.8"""
        b = self.b
        f = b.components
        if card < GREAT_STORM:
            s.closed = CLOSES[card]
            log.say(IS_CLOSED, tuple([action for action in range(6) if s.closed >> action & 1]))
        elif card <= DEAD_CALM:
            s.calm = s.round + 1
            log.say(NO_MUTINY_NEXT, s.calm)
            if card == DEAD_CALM:
                self.dead_calm(s, log)
        elif card == REWARD:
            for seat in s.order:
                doubloons = f.reward_captain if seat == self.seat else f.reward_sailors
                s.doubloons[seat] += doubloons
                log.say(REWARDED, seat, doubloons)
        else:
            self.punish(s, card, log)

    def dead_calm(self, s: MutinyState, log: Log) -> None:
        """9.7 Everybody gives up a rum and a tile, as far as there is one."""
        for seat in reversed(s.order):
            tiles = s.jewels[seat] + s.treasures[seat]
            if len(tiles) > 1:
                s.stack.append(self.b.give[seat])
        for seat in s.order:
            if s.rum[seat]:
                pay_rum(s, seat, 1)
                log.say(GAVE_RUM, seat, 1)
            tiles = s.jewels[seat] + s.treasures[seat]
            if len(tiles) == 1:
                give(s, self.b, seat, tiles[0], log)

    def punish(self, s: MutinyState, card: int, log: Log) -> None:
        """9.8 Every sailor loses prestige or the other thing; asked only who has both."""
        assert card in (ROB_THE_CREW, REVENGE)
        other = LOSE_DOUBLOON if card == ROB_THE_CREW else LOSE_RUM
        asked = self.b.lose_doubloon if card == ROB_THE_CREW else self.b.lose_rum
        have = s.doubloons if card == ROB_THE_CREW else s.rum
        for seat in reversed(s.order[1:]):
            if s.prestige[seat] and have[seat]:
                s.stack.append(asked[seat])
        for seat in s.order[1:]:
            if s.prestige[seat] and have[seat]:
                continue
            if s.prestige[seat]:
                suffer(s, seat, LOSE_PRESTIGE, log)
            elif have[seat]:
                suffer(s, seat, other, log)
            else:
                log.say(NOTHING_TO_LOSE, seat)


def suffer(s: MutinyState, seat: int, loss: int, log: Log) -> None:
    if loss == LOSE_PRESTIGE:
        lose(s, seat, 1)
    elif loss == LOSE_DOUBLOON:
        s.doubloons[seat] -= 1
    else:
        pay_rum(s, seat, 1)
    log.say(LOST, seat, loss)


def give(s: MutinyState, b: Book, seat: int, tile: int, log: Log) -> None:
    drop_tile(s, b, seat, tile)
    s.gone = added(s.gone, tile)
    log.say(GAVE, seat, tile)


class Give(Frame[MutinyState]):
    """9.7 The owner picks the tile to give up, jewel or treasure."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("9.7", seat, "give")
        self.b = b

    def options(self, s: MutinyState) -> Sequence[Move]:
        give = self.b.moves.give
        return [give[tile] for tile in sorted({*s.jewels[self.seat], *s.treasures[self.seat]})]

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        return NOT_YOURS.refuse(move.a) if move.verb is GIVE else GIVE_FIRST.refuse()

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        give(s, self.b, self.seat, move.a, log)


class Lose(Frame[MutinyState]):
    """9.8 A sailor chooses: a prestige, or a doubloon (or a rum)."""

    __slots__ = ("b", "other")

    def __init__(self, b: Book, seat: int, other: int) -> None:
        super().__init__("9.8", seat, "lose-doubloon" if other == LOSE_DOUBLOON else "lose-rum")
        self.b = b
        self.other = other

    def options(self, s: MutinyState) -> Sequence[Move]:
        lose = self.b.moves.lose
        return (lose[LOSE_PRESTIGE], lose[self.other])

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        return OTHER_LOSS.refuse(move.a) if move.verb is LOSE else LOSE_FIRST.refuse()

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        suffer(s, self.seat, move.a, log)


class StartCard(Window):
    """3.2 At the start of a round: Bad Rum for the captain (9.10), Duel for a sailor (9.16)."""

    __slots__ = ()

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("3.2", seat, "start-card", b)

    def extra(self, s: MutinyState) -> list[Move]:
        card = BAD_RUM if s.order[0] == self.seat else DUEL
        return [self.b.moves.play[card]] if card in s.hands[self.seat] else []

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        card = move.a
        if move.verb is not PLAY:
            return WINDOW.refuse()
        if card not in s.hands[self.seat]:
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
            log.say(CHALLENGED, seat, s.order[0])
            s.stack.append(self.b.duel[seat])
            return
        s.order[0], s.order[-1] = s.order[-1], s.order[0]
        s.doubloons[seat] += self.b.components.bad_rum
        log.say(SWAPPED, seat, s.order[0], self.b.components.bad_rum)


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

    def happen(self, s: MutinyState, rng: random.Random, log: Log) -> None:
        one, two = ROLLS[random_below(rng, 36)]
        self.show(s, one, two, log)

    def show(self, s: MutinyState, own: int, captains: int, log: Log) -> None:
        seat = self.owner
        captain = s.order[0]
        log.say(DUEL_ROLLED, seat, own, captain, captains)
        if own == captains:
            log.say(DUEL_TIED)
            s.stack.append(self)
        elif own > captains:
            at = s.order.index(seat)
            s.order[0], s.order[at] = seat, captain
            log.say(DUEL_WON, seat, captain)
        else:
            log.say(DUEL_LOST, seat, captain)
