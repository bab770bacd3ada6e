"""All steps of all chapters, made once and entered into the book."""

from __future__ import annotations

from typing import Any

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
from klabauter.kernel.frame import Frame


def fill(b: Book, wish: int) -> list[Frame[Any]]:
    """Every step, per seat or per figure where it has to know one."""
    seats = range(b.seats)
    figures = range(b.seats + (b.henchman >= 0))
    made: list[Frame[Any]] = []

    b.seating, b.lay_out, b.round, b.muster = Seating(b, wish), LayOut(b), Round(b), Muster(b)
    b.resolve, b.round_end, b.refill = Resolve(b), RoundEnd(b), Refill(b)
    b.tavern, b.tavern_roll, b.tavern_deal = Tavern(b), TavernRoll(b), TavernDeal(b)
    b.mutiny, b.scoring = Mutiny(b), Scoring(b)
    made += [b.seating, b.lay_out, b.round, b.muster, b.resolve, b.round_end, b.refill]
    made += [b.tavern, b.tavern_roll, b.tavern_deal, b.mutiny, b.scoring]

    b.choose = [Choose(b, seat) for seat in seats]
    b.place = [Place(b, seat) for seat in seats]
    made += [*b.choose, *b.place]

    taking = [TakeOpen(b, figure) for figure in figures]
    b.routes = [Before("4.2", "routes", b, figure, taking[figure]) for figure in figures]
    b.beyond = [Beyond(b, figure) for figure in figures]
    b.keep = [Keep(b, seat) for seat in seats]
    b.blind = [Blind(b, seat, False) for seat in seats]
    b.blind_beyond = [Blind(b, seat, True) for seat in seats]
    made += [*taking, *b.routes, *b.beyond, *b.keep, *b.blind, *b.blind_beyond]

    b.wreck = [WreckRoll(b, figure) for figure in figures]
    b.wreck_read = [WreckRead(b, figure) for figure in figures]
    made += [*b.wreck, *b.wreck_read]

    b.sell = [Sell(b, figure) for figure in figures]
    b.lay = [Lay(b, seat, seat) for seat in seats]
    b.pour = [Pour(b, seat) for seat in seats]
    made += [*b.sell, *b.lay, *b.pour]

    spinning = [Yarn(b, figure) for figure in figures]
    b.city = [City(b, figure) for figure in figures]
    b.yarn = [Before("7.2", "yarn", b, figure, spinning[figure]) for figure in figures]
    b.theft = [Theft(b, seat, seat) for seat in seats]
    b.city_deal = [CityDeal(b, seat, seat) for seat in seats]
    b.city_done = [CityDone(b, seat) for seat in seats]
    made += [*spinning, *b.city, *b.yarn, *b.theft, *b.city_deal, *b.city_done]

    b.wheel_pays = [WheelPay(b, figure) for figure in figures]
    b.cabin = [Cabin(b, seat) for seat in seats]
    b.wheel = [Before("8.5", "wheel", b, figure, b.wheel_pays[figure]) for figure in figures]
    made += [*b.wheel_pays, *b.cabin, *b.wheel]

    moments = [[Moment(b, seat, occasion) for seat in seats] for occasion in range(6)]
    b.placed, b.acting = list(moments[PLACED]), list(moments[ACTING])
    b.found, b.drew = list(moments[FOUND_MOMENT]), list(moments[DREW_MOMENT])
    b.in_tavern = [Asking(moment) for moment in moments[TAVERN_MOMENT]]
    b.in_city = [Asking(moment) for moment in moments[CITY_MOMENT]]
    b.find = [Find(b, seat) for seat in seats]
    made += [*[moment for row in moments for moment in row], *b.in_tavern, *b.in_city, *b.find]

    b.start_cards = [StartCards(b, seat) for seat in seats]
    b.start_card = [StartCard(b, seat) for seat in seats]
    b.draw_card = [DrawCard(b, seat) for seat in seats]
    b.obey = [Obey(b, seat) for seat in seats]
    b.give = [Give(b, seat) for seat in seats]
    b.lose_doubloon = [Lose(b, seat, LOSE_DOUBLOON) for seat in seats]
    b.lose_rum = [Lose(b, seat, LOSE_RUM) for seat in seats]
    b.duel = [Duel(b, seat) for seat in seats]
    b.rolled = [Rolled(b, seat) for seat in seats]
    b.reroll = [[Reroll(b, seat, which) for seat in seats] for which in range(3)]
    made += [*b.start_cards, *b.start_card, *b.draw_card, *b.obey, *b.give, *b.lose_doubloon, *b.lose_rum]
    made += [*b.duel, *b.rolled, *[frame for row in b.reroll for frame in row]]

    if b.henchman >= 0:
        b.send = [Send(b, seat) for seat in seats]
        b.hand_over = [Lay(b, seat, b.henchman) for seat in seats]
        b.henchman_deal = [CityDeal(b, seat, b.henchman) for seat in seats]
        b.henchman_theft = [Theft(b, seat, b.henchman) for seat in seats]
        b.away_jewel, b.away_treasure = Away(b, True), Away(b, False)
        made += [*b.send, *b.hand_over, *b.henchman_deal, *b.henchman_theft, b.away_jewel, b.away_treasure]
    return made
