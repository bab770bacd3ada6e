"""All steps of all chapters, made once and entered into the book."""

from __future__ import annotations

from collections.abc import Sequence

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.r2_track import LayOut, Seating
from klabauter.games.mutinies.r3_placing import Choose, Place
from klabauter.games.mutinies.r3_round import Muster, Resolve, Round, RoundEnd, StartCards
from klabauter.games.mutinies.r4_raids import Before, Beyond, Blind, Keep, Refill, TakeOpen
from klabauter.games.mutinies.r5_wreck_tavern import (
    Reroll,
    Rolled,
    Tavern,
    TavernDeal,
    TavernRoll,
    WreckRead,
    WreckRoll,
)
from klabauter.games.mutinies.r6_market import CityDeal, Lay, Pour, Sell
from klabauter.games.mutinies.r7_city import City, CityDone, Theft, Yarn
from klabauter.games.mutinies.r8_mutiny import Cabin, Mutiny, WheelPay
from klabauter.games.mutinies.r9_cards import (
    LOSE_DOUBLOON,
    LOSE_RUM,
    DrawCard,
    Duel,
    Give,
    Lose,
    Obey,
    StartCard,
)
from klabauter.games.mutinies.r10_treasures import (
    ACTING,
    CITY_MOMENT,
    DREW_MOMENT,
    FOUND_MOMENT,
    PLACED,
    TAVERN_MOMENT,
    Asking,
    Find,
    Moment,
)
from klabauter.games.mutinies.r11_scoring import Scoring
from klabauter.games.mutinies.r12_henchman import Away, Send
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.steps import Steps


def add_steps(steps: Steps[MutinyState], b: Book, starters: Sequence[int]) -> None:
    """Every step, per seat or per figure where it has to know one."""
    seats = range(b.seats)
    figures = range(b.seats + (b.henchman >= 0))

    b.seating = steps.add(Seating(b, starters))
    b.lay_out = steps.add(LayOut(b))
    b.round = steps.add(Round(b))
    b.muster = steps.add(Muster(b))
    b.resolve = steps.add(Resolve(b))
    b.round_end = steps.add(RoundEnd(b))
    b.refill = steps.add(Refill(b))
    b.tavern = steps.add(Tavern(b))
    b.tavern_roll = steps.add(TavernRoll(b))
    b.tavern_deal = steps.add(TavernDeal(b))
    b.mutiny = steps.add(Mutiny(b))
    b.scoring = steps.add(Scoring(b))

    b.choose = steps.add_all([Choose(b, seat) for seat in seats])
    b.place = steps.add_all([Place(b, seat) for seat in seats])

    taking = steps.add_all([TakeOpen(b, figure) for figure in figures])
    b.routes = steps.add_all([Before("4.2", "routes", b, figure, taking[figure]) for figure in figures])
    b.beyond = steps.add_all([Beyond(b, figure) for figure in figures])
    b.keep = steps.add_all([Keep(b, seat) for seat in seats])
    b.blind = steps.add_all([Blind(b, seat, False) for seat in seats])
    b.blind_beyond = steps.add_all([Blind(b, seat, True) for seat in seats])

    b.wreck = steps.add_all([WreckRoll(b, figure) for figure in figures])
    b.wreck_read = steps.add_all([WreckRead(b, figure) for figure in figures])

    b.sell = steps.add_all([Sell(b, figure) for figure in figures])
    b.lay = steps.add_all([Lay(b, seat, seat) for seat in seats])
    b.pour = steps.add_all([Pour(b, seat) for seat in seats])

    spinning = steps.add_all([Yarn(b, figure) for figure in figures])
    b.city = steps.add_all([City(b, figure) for figure in figures])
    b.yarn = steps.add_all([Before("7.2", "yarn", b, figure, spinning[figure]) for figure in figures])
    b.theft = steps.add_all([Theft(b, seat, seat) for seat in seats])
    b.city_deal = steps.add_all([CityDeal(b, seat, seat) for seat in seats])
    b.city_done = steps.add_all([CityDone(b, seat) for seat in seats])

    b.wheel_pays = steps.add_all([WheelPay(b, figure) for figure in figures])
    b.cabin = steps.add_all([Cabin(b, seat) for seat in seats])
    b.wheel = steps.add_all([Before("8.5", "wheel", b, figure, b.wheel_pays[figure]) for figure in figures])

    b.acts = [b.routes, b.beyond, b.wreck, [], b.sell, b.city]

    moments = [steps.add_all([Moment(b, seat, occasion) for seat in seats]) for occasion in range(6)]
    b.placed, b.acting = list(moments[PLACED]), list(moments[ACTING])
    b.found, b.drew = list(moments[FOUND_MOMENT]), list(moments[DREW_MOMENT])
    b.in_tavern = steps.add_all([Asking(moment) for moment in moments[TAVERN_MOMENT]])
    b.in_city = steps.add_all([Asking(moment) for moment in moments[CITY_MOMENT]])
    b.find = steps.add_all([Find(b, seat) for seat in seats])

    b.start_cards = steps.add_all([StartCards(b, seat) for seat in seats])
    b.start_card = steps.add_all([StartCard(b, seat) for seat in seats])
    b.draw_card = steps.add_all([DrawCard(b, seat) for seat in seats])
    b.obey = steps.add_all([Obey(b, seat) for seat in seats])
    b.give = steps.add_all([Give(b, seat) for seat in seats])
    b.lose_doubloon = steps.add_all([Lose(b, seat, LOSE_DOUBLOON) for seat in seats])
    b.lose_rum = steps.add_all([Lose(b, seat, LOSE_RUM) for seat in seats])
    b.duel = steps.add_all([Duel(b, seat) for seat in seats])
    b.rolled = steps.add_all([Rolled(b, seat) for seat in seats])
    b.reroll = [steps.add_all([Reroll(b, seat, which) for seat in seats]) for which in range(3)]

    if b.henchman >= 0:
        b.send = steps.add_all([Send(b, seat) for seat in seats])
        b.hand_over = steps.add_all([Lay(b, seat, b.henchman) for seat in seats])
        b.henchman_deal = steps.add_all([CityDeal(b, seat, b.henchman) for seat in seats])
        b.henchman_theft = steps.add_all([Theft(b, seat, b.henchman) for seat in seats])
        b.away_jewel = steps.add(Away(b, True))
        b.away_treasure = steps.add(Away(b, False))
