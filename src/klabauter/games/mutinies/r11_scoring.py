"""Chapter 11, end and scoring: six steps, the same for everybody; of choices the book leaves, the better is taken."""

from __future__ import annotations

from typing import Final, NamedTuple

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import (
    LOYAL_SOUL,
    SEVEN_SEAS,
    TO_THE_END,
    WHERE_IS_MY_RUM,
    Components,
)
from klabauter.games.mutinies.hold import captain, hand_cards, last_sailor
from klabauter.games.mutinies.r6_deals import jewels_of
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import COUNT
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame
from klabauter.kernel.game import Standing, placed
from klabauter.kernel.move import Move

GAME_ENDS: Final = Line("11.1", "game-ends", "round")
UNCOVERED: Final = Line("11.4", "uncovered", "seat", "tiles:tile", reveals=True)
TREASURES_SCORED: Final = Line("11.4", "treasures-scored", "seat", "prestige", "doubloons")
JEWELS_SOLD: Final = Line("11.5", "jewels-sold", "seat", "tiles:tile", "doubloons", reveals=True)
CARDS_PAID: Final = Line("11.6", "cards-paid", "seat", "cards", "doubloons")
DOUBLOONS_TRADED: Final = Line("11.7", "doubloons-traded", "seat", "doubloons", "prestige")
CARDS_SHOWN: Final = Line("11.8", "cards-shown", "seat", "cards:card", reveals=True)
CARD_SCORED: Final = Line("11.8", "card-scored", "seat", "card", "prestige")
RUM_AWAY: Final = Line("11.8", "rum-away", "seat", "rum")
RUM_LEFT: Final = Line("11.9", "rum-left", "seat", "rum", "prestige")
FINAL: Final = Line("11.9", "final", "seat", "prestige", "doubloons")


class Tally(NamedTuple):
    """A seat's way through the six steps."""

    treasure_prestige: int
    treasure_doubloons: int  # net of what exchanges cost
    jewel_doubloons: int
    card_doubloons: int
    traded: int  # doubloons given in step four
    traded_prestige: int
    card_prestige: tuple[tuple[int, int], ...]  # card, prestige
    rum_away: int
    rum_prestige: int  # lost
    prestige: int
    doubloons: int  # left over, for ties


def tally(s: MutinyState, f: Components, seat: i64) -> Tally:
    treasures = s.at.treasures + seat * s.at.treasures_step + s.at.treasures_of
    purse = s.cells[s.at.doubloons + seat]
    # 11.4 treasures; an exchange is worth more than its doubloons, so it is made while they last
    found = (s.cells[treasures + f.find_doubloons] & COUNT) * f.find_gain[2]
    exchanges = s.cells[treasures + f.find_exchange] & COUNT
    if f.exchange_pay and exchanges > (purse + found) // f.exchange_pay:
        exchanges = (purse + found) // f.exchange_pay
    treasure_doubloons = found - exchanges * f.exchange_pay
    treasure_prestige = (s.cells[treasures + f.find_prestige] & COUNT) * f.find_gain[1] + exchanges * f.find_gain[3]
    # 11.5 jewels, treasure jewels among them; 11.6 cards
    jewels = jewels_of(s.cells[s.at.colours + seat])
    cards = hand_cards(s, seat) + s.cells[s.at.fronts + seat * s.at.fronts_step]
    purse += treasure_doubloons + jewels * f.jewel_worth + cards * f.card_worth
    # 11.7 doubloons
    traded_prestige = purse // f.rate
    traded = traded_prestige * f.rate
    # 11.8 cards for the end
    rum = s.cells[s.at.rum + seat]
    hand = s.at.hands + seat * s.at.hands_step + s.at.hands_of
    scored: list[tuple[int, int]] = []
    card_prestige: i64 = 0
    for card in range(SEVEN_SEAS, LOYAL_SOUL + 1):
        for _ in range(s.cells[hand + card] & COUNT):
            worth: i64 = 0
            if card == SEVEN_SEAS:
                for needed in f.seven_seas:
                    worth += 1 if cards >= needed else 0
            elif card == TO_THE_END:
                worth = f.to_the_end if captain(s) == seat else 0
            elif card == LOYAL_SOUL and captain(s) != seat:
                worth = f.loyal_last if last_sailor(s) == seat else f.loyal_sailor
            elif card == WHERE_IS_MY_RUM:
                rum -= f.my_rum if f.my_rum < rum else rum
            if worth:
                scored.append((card, worth))
                card_prestige += worth
    prestige = s.cells[s.at.prestige + seat] + treasure_prestige + traded_prestige + card_prestige
    prestige -= rum * f.rum_penalty
    return Tally(
        treasure_prestige=treasure_prestige,
        treasure_doubloons=treasure_doubloons,
        jewel_doubloons=jewels * f.jewel_worth,
        card_doubloons=cards * f.card_worth,
        traded=traded,
        traded_prestige=traded_prestige,
        card_prestige=tuple(scored),
        rum_away=s.cells[s.at.rum + seat] - rum,
        rum_prestige=rum * f.rum_penalty,
        prestige=prestige,
        doubloons=purse - traded,
    )


def standings(s: MutinyState, f: Components) -> list[Standing]:
    """1.1, 11.10 Most prestige wins, then most doubloons left over; who is equal in both shares."""
    tallies = [tally(s, f, seat) for seat in range(f.seats)]
    prestige = s.prestige
    parts = [
        {
            "track": prestige[seat],
            "treasures": t.treasure_prestige,
            "doubloons": t.traded_prestige,
            "cards": sum([worth for _, worth in t.card_prestige]),
            "rum": -t.rum_prestige,
        }
        for seat, t in enumerate(tallies)
    ]
    return placed([t.prestige for t in tallies], parts, {"doubloons": [t.doubloons for t in tallies]})


class Scoring(Frame[MutinyState]):
    """11.4 to 11.9 Everything is laid open and counted; no bonus of the track is given any more (11.9)."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("11.1", AUTO, "scoring")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        f = self.b.components
        if not log.heard:  # nothing but sentences
            return
        log.say(GAME_ENDS, s.round)
        rum, jewels, treasures, hands, fronts = s.rum, s.jewels, s.treasures, s.hands, s.fronts
        for seat in s.order:
            t = tally(s, f, seat)
            if treasures[seat]:
                log.tell(UNCOVERED, seat, treasures[seat])
            if t.treasure_prestige or t.treasure_doubloons:
                log.say(TREASURES_SCORED, seat, t.treasure_prestige, t.treasure_doubloons)
            if t.jewel_doubloons:
                log.tell(JEWELS_SOLD, seat, jewels[seat], t.jewel_doubloons)
            if t.card_doubloons:
                log.say(CARDS_PAID, seat, len(hands[seat]) + len(fronts[seat]), t.card_doubloons)
            if t.traded:
                log.say(DOUBLOONS_TRADED, seat, t.traded, t.traded_prestige)
            if hands[seat]:
                log.tell(CARDS_SHOWN, seat, hands[seat])
            for card, worth in t.card_prestige:
                log.say(CARD_SCORED, seat, card, worth)
            if t.rum_away:
                log.say(RUM_AWAY, seat, t.rum_away)
            if t.rum_prestige:
                log.say(RUM_LEFT, seat, rum[seat] - t.rum_away, t.rum_prestige)
            log.say(FINAL, seat, t.prestige, t.doubloons)
