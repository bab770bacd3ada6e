"""What is worth saying about a move once the figures stand: jewels and sales, the cabin, cards, treasures, dice."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import (
    BAD_RUM,
    CLOSES,
    COLOURS,
    DEAD_CALM,
    DEAL_SIZE,
    DUEL,
    FIRST,
    GREAT_STORM,
    JOKER,
    MORE_RUM,
    POURS,
    RENOWNED,
    REWARD,
    ROB_THE_CREW,
    WHEEL_0,
    WRECK,
    Components,
)
from klabauter.games.mutinies.notation import (
    BLIND,
    DEAL,
    GIVE,
    IN_CABIN,
    KEEP,
    LAY,
    LOSE,
    NOTHING,
    OBEY,
    PASSING,
    PLAY,
    POUR,
    REFUSE,
    REROLL,
    REST,
    ROB,
    SEIZE,
    SLEEP,
    STEAL,
    TOSS,
    USE,
)
from klabauter.games.mutinies.r6_deals import DEALS_IN, colours_of, count_of, fits, jewels_of, mask_of, unpacked
from klabauter.games.mutinies.r6_market import symbols
from klabauter.games.mutinies.r8_mutiny import DOUBLOON, PRESTIGE
from klabauter.games.mutinies.r9_cards import LOSE_DOUBLOON, LOSE_PRESTIGE
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark

# jewels and sales
SALE: Final = Point("6.4", "sale", "deal", "prestige", "doubloons", "rum")
NEW_DEAL: Final = Point("6.1", "new-deal", "deal", "prestige")
COLOUR: Final = Point("6.2", "colour", "tile", "number")
SYMBOLS: Final = Point("6.5", "symbols", "rum")
PRICE: Final = Point("4.1", "jewel-price", "doubloons", "rum")
FREE: Final = Point("9.11", "free", "doubloons", "rum")
UNSEEN: Final = Point("7.3", "unseen", "number")
NOTHING_TO_PAY: Final = Point("7.3", "nothing-to-pay")
BACK: Final = Point("4.7", "back", "doubloons")
LEAVES: Final = Point("6.3", "leaves", "number")
MORE_SYMBOLS: Final = Point("6.5", "more-symbols", "rum")
HANDS_OVER: Final = Point("12.5", "hands-over", "number")
POURS_OUT: Final = Point("6.5", "pours", "prestige", "doubloons", "more")
KEEPS_RUM: Final = Point("6.5", "keeps-rum", "prestige", "doubloons")

# the cabin
GIFT_PRESTIGE: Final = Point("8.2", "gift-prestige", "prestige")
GIFT_DOUBLOONS: Final = Point("8.2", "gift-doubloons", "doubloons", "rate")
GIFT_TRADE: Final = Point("8.2", "gift-trade", "doubloons", "prestige")
ROBS: Final = Point("8.3", "robs", "seat")
BREAKS: Final = Point("8.6", "breaks", "seat")

# treasures and moments
USE_RUM: Final = Point("10.3", "use-rum", "rum")
USE_PRESTIGE: Final = Point("10.3", "use-prestige", "prestige")
USE_DOUBLOONS: Final = Point("10.3", "use-doubloons", "doubloons")
EXCHANGES: Final = Point("10.4", "exchanges", "doubloons", "prestige")
HOLDS: Final = Point("10.2", "holds", "number", "cards")
RESTS: Final = Point("3.8", "rests")
SLEEPS: Final = Point("3.8", "sleeps")

# cards and dice
DUELS: Final = Point("9.16", "duels", "seat")
SWAPS: Final = Point("9.10", "swaps", "seat", "doubloons")
SPIES: Final = Point("9.12", "spies", "tile")
RENOWN: Final = Point("9.13", "renown", "doubloons", "prestige")
DEMANDS: Final = Point("9.14", "demands", "rum")
REROLLS: Final = Point("9.15", "rerolls", "number", "rolls")
DICE_FIND: Final = Point("5.1", "dice-find")
DICE_FAIL: Final = Point("5.1", "dice-fail")
DICE_RUM: Final = Point("5.5", "dice-rum", "rum")
CLOSES_ACTIONS: Final = Point("9.6", "closes", "actions:action")
CALM: Final = Point("9.7", "calm")
CALM_COSTS: Final = Point("9.7", "calm-costs")
PUNISHES: Final = Point("9.8", "punishes", "number")
REWARDS: Final = Point("9.8", "rewards", "doubloons", "others")
CARD_STAYS: Final = Point("11.6", "card-stays", "doubloons")
REFUSES: Final = Point("9.5", "refuses", "prestige")
GIVE_SALE: Final = Point("6.1", "give-sale", "deal", "prestige")
GIVE_HARMLESS: Final = Point("9.7", "give-harmless")
LOSES_PRESTIGE: Final = Point("9.8", "loses-prestige")
LOSES_DOUBLOON: Final = Point("11.7", "loses-doubloon", "rate")
LOSES_SPARE_RUM: Final = Point("6.5", "loses-spare-rum")
LOSES_RUM: Final = Point("6.5", "loses-rum", "rum")


def remarks(b: Book, s: MutinyState, move: Move, seat: int) -> list[Remark]:
    f, verb = b.components, move.verb
    henchmans = s.top().key in ("henchman-deal", "hand-over", "henchman-theft")
    if verb is KEEP:
        return jewel(b, s, seat, s.fresh[-1], held=True)
    if verb is TOSS:
        return [BACK.made(0.5, _refund(b, s, seat))]
    if verb is STEAL or verb is SEIZE:
        return _steal(b, s, move, seat, henchmans)
    if verb is BLIND or verb is NOTHING:
        return [UNSEEN.made(1.0, len(s.jewel_stack)) if verb is BLIND else NOTHING_TO_PAY.made(0.1)]
    if verb is DEAL:
        return [HANDS_OVER.made(1.0, DEAL_SIZE[move.a]) if henchmans else sale(b, s, seat, move.a)]
    if verb is LAY:
        return _lay(b, s, move.a, seat, henchmans)
    if verb is POUR:
        return _pour(f, s, move.a)
    if verb is IN_CABIN or verb is ROB:
        return _cabin(b, s, move)
    if verb is USE:
        return _use(f, s, move.a)
    if verb is PASSING or verb is REST or verb is SLEEP:
        return _pass(b, s, move, seat)
    if verb is PLAY:
        return _play(f, s, move.a)
    if verb is REROLL:
        return [_reroll(b, s, move.a, seat)]
    if verb is OBEY or verb is REFUSE:
        return _card(f, s, verb is OBEY, seat)
    if verb is GIVE:
        return [_give(b, s, move.a, seat)]
    assert verb is LOSE
    return [_lose(f, s, move.a, seat)]


# -- jewels and sales


def deals(s: MutinyState, seat: int) -> int:
    """6.1 A bit per deal the seat's own tiles make."""
    return mask_of(s.colours[seat])


def sale(b: Book, s: MutinyState, seat: int, deal: int) -> Remark:
    """6.4, 6.5 The most a deal can bring with the tiles and the rum the seat has."""
    f = b.components
    size = DEAL_SIZE[deal]
    all_tiles = (*s.jewels[seat], *s.treasures[seat])
    tiles: list[int] = []  # of each colour those with the most symbols; a sale needs no more
    for colour in range(len(COLOURS)):
        mine = [(f.tile_rum[tile], tile) for tile in all_tiles if f.tile_colour[tile] == colour]
        tiles += [tile for _, tile in sorted(mine)[-size:]]
    most = 0
    for picked in combinations(tiles, size):
        if fits(deal, tuple(unpacked(colours_of(f, picked)))):
            most = max(most, sum([f.tile_rum[tile] for tile in picked]))
    rum = min(POURS - 1, most, s.rum[seat])
    prestige, doubloons = f.yield_prestige[deal][rum], f.yield_doubloons[deal][rum]
    return SALE.made(float(prestige), deal, prestige, doubloons, rum)


def best_of(f: Components, mask: int) -> tuple[int, int]:
    """The deal of a mask that brings most prestige without rum, and that prestige."""
    deal = max(DEALS_IN[mask], key=lambda deal: f.yield_prestige[deal][0])
    return deal, f.yield_prestige[deal][0]


def jewel(b: Book, s: MutinyState, seat: int, tile: int, held: bool = False) -> list[Remark]:
    """What one more jewel is good for. ``held``: it is in the own hold already."""
    f = b.components
    colours = s.colours[seat]
    before = mask_of(colours - f.tile_unit[tile] if held else colours)
    if not held:
        colours += f.tile_unit[tile]
    new = mask_of(colours) & ~before
    found: list[Remark] = []
    if new:
        deal, prestige = best_of(f, new)
        found.append(NEW_DEAL.made(0.5 * prestige, deal, prestige))
    if f.tile_colour[tile] != JOKER:
        count = count_of(colours, f.tile_colour[tile])
        found.append(COLOUR.made(0.5 * float(count), tile, count))
    if f.tile_rum[tile]:
        found.append(SYMBOLS.made(0.4 * float(f.tile_rum[tile]), f.tile_rum[tile]))
    return found


def price(f: Components, tile: int, free: bool = False) -> Remark:
    """4.1 What an open jewel costs, or would cost without All Aboard."""
    if free and f.tile_price[tile] + f.tile_rum[tile]:
        return FREE.made(1.0, f.tile_price[tile], f.tile_rum[tile])
    return PRICE.made(0.3 * float(f.tile_price[tile] + f.tile_rum[tile]), f.tile_price[tile], f.tile_rum[tile])


def _refund(b: Book, s: MutinyState, seat: int) -> int:
    return 0 if s.free >> seat & 1 else b.components.beyond_costs[s.place[seat] - FIRST[1]]


def _steal(b: Book, s: MutinyState, move: Move, seat: int, henchmans: bool) -> list[Remark]:
    tile = s.display[move.a]
    cost = price(b.components, tile, move.verb is SEIZE or bool(s.free >> seat & 1))
    return [cost] if henchmans else [*jewel(b, s, seat, tile), cost]


def _lay(b: Book, s: MutinyState, tile: int, seat: int, henchmans: bool) -> list[Remark]:
    """6.3 Which tile of the sale comes next."""
    f = b.components
    left = jewels_of(s.colours[seat]) - 1
    found = [LEAVES.made(0.2, left)]
    more = min(s.rum[seat], POURS - 1, symbols(s, b) + f.tile_rum[tile]) - min(s.rum[seat], POURS - 1, symbols(s, b))
    if more > 0 and not henchmans:
        found.append(MORE_SYMBOLS.made(float(more), more))
    return found


def _pour(f: Components, s: MutinyState, rum: int) -> list[Remark]:
    prestige, doubloons = f.yield_prestige[s.deal][rum], f.yield_doubloons[s.deal][rum]
    if rum:
        return [POURS_OUT.made(float(prestige), prestige, doubloons, prestige - f.yield_prestige[s.deal][0])]
    return [KEEPS_RUM.made(float(prestige), prestige, doubloons)]


# -- the cabin, treasures, moments


def _cabin(b: Book, s: MutinyState, move: Move) -> list[Remark]:
    f = b.components
    if move.verb is ROB:
        found = [ROBS.made(1.0, move.a)]
        at = s.place[move.a] - WHEEL_0
        if at >= 0 and s.doubloons[move.a] - f.cabin_doubloons < f.wheel_pay[at] <= s.doubloons[move.a]:
            found.append(BREAKS.made(3.0, move.a))
        return found
    if move.a == PRESTIGE:
        return [GIFT_PRESTIGE.made(float(f.cabin_prestige), f.cabin_prestige)]
    if move.a == DOUBLOON:
        return [GIFT_DOUBLOONS.made(float(f.cabin_doubloons) / float(f.rate), f.cabin_doubloons, f.rate)]
    return [GIFT_TRADE.made(float(f.cabin_exchange), f.cabin_pay, f.cabin_exchange)]


def _use(f: Components, s: MutinyState, tile: int) -> list[Remark]:
    amount = f.find_gain[tile - f.finds]
    if tile == f.find_rum:
        return [USE_RUM.made(0.8, min(amount, s.supply))]
    if tile == f.find_prestige:
        return [USE_PRESTIGE.made(float(amount), amount)]
    if tile == f.find_doubloons:
        return [USE_DOUBLOONS.made(0.5 * float(amount), amount)]
    return [EXCHANGES.made(float(amount), f.exchange_pay, amount)]


def _pass(b: Book, s: MutinyState, move: Move, seat: int) -> list[Remark]:
    found = [HOLDS.made(0.3, len(s.treasures[seat]), len(s.hands[seat]))]
    if s.top().key == "rolled":
        found.append(_dice(b, s, seat))
    if move.verb is not PASSING:
        found.append(RESTS.made(0.2) if move.verb is REST else SLEEPS.made(0.2))
    return found


def _dice(b: Book, s: MutinyState, seat: int) -> Remark:
    """What the dice bring as they lie."""
    f = b.components
    if len(s.dice) == 1:
        return DICE_RUM.made(1.0, s.dice[0] + f.tavern_plus)
    return DICE_FIND.made(1.5) if max(s.dice) > f.wreck_over[s.place[seat] - FIRST[WRECK]] else DICE_FAIL.made(1.5)


def _reroll(b: Book, s: MutinyState, which: int, seat: int) -> Remark:
    """9.15 How many of the rolls would be better than nothing, or than the die there is."""
    if len(s.dice) == 1:
        return REROLLS.made(1.0, 6 - s.dice[0], 6)
    over = b.components.wreck_over[s.place[seat] - FIRST[WRECK]]
    if which == 2:
        return REROLLS.made(1.0, 36 - over * over, 36)
    return REROLLS.made(1.0, 6 if s.dice[1 - which] > over else 6 - over, 6)


# -- cards


def _play(f: Components, s: MutinyState, card: int) -> list[Remark]:
    if card == DUEL:
        return [DUELS.made(1.0, s.order[0])]
    if card == BAD_RUM:
        return [SWAPS.made(1.0, s.order[-1], f.bad_rum)]
    if card == RENOWNED:
        return [RENOWN.made(float(f.renowned), f.renowned_pay, f.renowned)]
    if card == MORE_RUM:
        return [DEMANDS.made(1.5, min(f.more_rum, s.supply))]
    return [SPIES.made(1.0, s.fresh[-1])]


def _card(f: Components, s: MutinyState, obeys: bool, seat: int) -> list[Remark]:
    card = s.card
    if not obeys:
        lost = min(f.refusal, s.prestige[seat])
        return [REFUSES.made(float(lost), lost)]
    found = [CARD_STAYS.made(0.3, f.card_worth)]
    if card < GREAT_STORM:
        closed = tuple([action for action in range(6) if CLOSES[card] >> action & 1])
        found.append(CLOSES_ACTIONS.made(1.0, closed))
    elif card <= DEAD_CALM:
        found.append(CALM.made(2.0))
        if card == DEAD_CALM:
            found.append(CALM_COSTS.made(1.5))
    elif card == REWARD:
        found.append(REWARDS.made(float(f.reward_captain), f.reward_captain, f.reward_sailors))
    else:
        have = s.doubloons if card == ROB_THE_CREW else s.rum
        found.append(PUNISHES.made(1.0, sum([s.prestige[sailor] > 0 or have[sailor] > 0 for sailor in s.order[1:]])))
    return found


def _give(b: Book, s: MutinyState, tile: int, seat: int) -> Remark:
    """9.7 What a tile that must go was good for."""
    f = b.components
    colours = s.colours[seat]
    lost = mask_of(colours) & ~mask_of(colours - f.tile_unit[tile])
    if not lost:
        return GIVE_HARMLESS.made(0.5)
    deal, prestige = best_of(f, lost)
    return GIVE_SALE.made(0.5 * prestige, deal, prestige)


def _lose(f: Components, s: MutinyState, loss: int, seat: int) -> Remark:
    if loss == LOSE_PRESTIGE:
        return LOSES_PRESTIGE.made(1.0)
    if loss == LOSE_DOUBLOON:
        return LOSES_DOUBLOON.made(1.0 / float(f.rate), f.rate)
    useful = s.symbols[seat]
    return LOSES_SPARE_RUM.made(0.2) if s.rum[seat] > useful else LOSES_RUM.made(1.0, useful)
